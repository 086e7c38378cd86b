/** A Markdown file → what the bench needs of it on one release, taken from the engine's own parse. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { hashBlocks, parsePage, textOfChoice, type Variables } from 'lucarne-docs/content'
import { type GuidePage, usualSeconds } from './guidePage.ts'
import { releaseOf, type Release, type SiteReleases } from './release.ts'
import { troubleRows } from './troubleRows.ts'

/** `release` is the one that runs, of those of the site. */
export type OnRelease = SiteReleases & { readonly release: Release }

/** `file` is the path from the site folder. */
export async function readPage(
  siteFolder: string,
  file: string,
  on: OnRelease,
): Promise<GuidePage> {
  const text = await readFile(join(siteFolder, file), 'utf8')
  return guidePageOf(file, text, { ...on, siteDir: siteFolder })
}

/** Release on which a page is read without a site. */
const stable = releaseOf('13') ?? { number: '13', codename: 'trixie', root: '/' }

type PageOptions = Partial<OnRelease> & { readonly siteDir?: string }

/** `text` is the whole file. */
export function guidePageOf(file: string, text: string, options: PageOptions = {}): GuidePage {
  const { release = stable, releases = [release], variables, ...place } = options
  const { frontMatter, blocks, html } = parsePage(file, text, {
    ...place,
    variables,
    choice: release.number,
  })
  const bench = toRecord(frontMatter['banc'])
  const only = toWords(bench['debian'])
  const { slug } = frontMatter
  const typed = atRelease(text, release, variables)
  return {
    file,
    name: file
      .replace(/^[^/]+\//, '')
      .replace(/\.mdx?$/, '')
      .normalize('NFC'),
    ...(typeof slug === 'string' && slug !== '' && { slug }),
    text: typed,
    release,
    releases: only.length > 0 ? only : releases.map(({ number }) => number),
    blocks,
    hash: hashBlocks(variables ? parsePage(file, text, { ...place, variables }).blocks : blocks),
    packages: toWords(bench['paquets']).flatMap((names) => names.split(/\s+/)),
    decors: toWords(bench['decor']),
    seconds: typeof bench['delai'] === 'number' ? bench['delai'] : usualSeconds,
    rows: troubleRows(html, typed, release.number),
  }
}

/** The text of a page, decor or fault script with the values of a release. */
export function atRelease(
  text: string,
  release: Release,
  variables: Variables | undefined,
): string {
  return variables ? textOfChoice(text, variables, release.number) : text
}

function toRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

/** Numbers are words too: `debian: 12`. */
function toWords(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
}
