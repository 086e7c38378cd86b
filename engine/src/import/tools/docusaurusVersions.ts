/** `versions.json` and the options of versions → the same versions; and what stands in for a home page in React. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ImportNote, SourcePage } from '../importPlan.ts'
import { readSidebars, type Sidebars } from './docusaurusSidebars.ts'
import { folderHere } from '../read/folders.ts'
import { isFile } from '../../disk/readFresh.ts'
import { readScript } from '../read/readScript.ts'
import { toFields, known, toList, toText, type Fields } from '../read/values.ts'

type Version = {
  readonly settings: {
    readonly name: string
    readonly label?: string
    readonly folder?: string
    readonly path?: string
    readonly banner?: string
  }
  /** Folder of its docs, from the root of the site. */
  readonly folder: string
  /** Name of its translations' folder. */
  readonly disk: string
}

export function versionsOf(root: string, docs: Fields, docsPath: string): Version[] {
  const file = path.join(root, 'versions.json')
  const names = isFile(file)
    ? toList(readScript(file).value).flatMap((each) => toText(each) ?? [])
    : []
  const wanted = toList(docs['onlyIncludeVersions']).flatMap((each) => toText(each) ?? [])
  const given = toFields(docs['versions'])
  const all = [...(docs['includeCurrentVersion'] === false ? [] : ['current']), ...names]
  return all
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .map((name, index) => {
      const own = toFields(given[name])
      const folder = name === 'current' ? docsPath : `versioned_docs/version-${name}`
      const settings = known({
        name,
        label: toText(own['label']) ?? (name === 'current' ? 'Next' : undefined),
        folder: index === 0 && folder === docsPath ? undefined : folderHere(folder),
        path: toText(own['path']),
        banner: toText(own['banner']),
      }) as Version['settings']
      return { settings, folder, disk: name === 'current' ? 'current' : `version-${name}` }
    })
}

/** `versioned_sidebars/`, of versions whose sidebars are not those of the site. */
export function versionSidebarsOf(
  root: string,
  versions: readonly Version[],
  shared: Sidebars,
  notes: ImportNote[],
): Record<string, Sidebars> {
  const named = versions.flatMap(({ settings: { name } }) => {
    const file = `versioned_sidebars/version-${name}-sidebars.json`
    if (!existsSync(path.join(root, file))) return []
    const own = withoutVersion(readSidebars(root, file, notes), name)
    return JSON.stringify(own) === JSON.stringify(shared) ? [] : [[name, own] as const]
  })
  return Object.fromEntries(named)
}

/** Docusaurus once wrote `version-1.0/` before the names and ids of a version, and still reads it. */
const withoutVersion = (sidebars: Sidebars, version: string): Sidebars =>
  JSON.parse(JSON.stringify(sidebars).replaceAll(`"version-${version}/`, '"')) as Sidebars

type HomeInput = {
  readonly config: Fields
  readonly theme: Fields
  readonly root: string
  readonly base: string
  readonly pages: readonly SourcePage[]
  readonly notes: ImportNote[]
}

/** A home page in React is never run: its title, its sentence and the links of the navbar stand there. */
export function homeInPlace({
  config,
  theme,
  root,
  base,
  pages,
  notes,
}: HomeInput): Record<string, string> {
  const file = ['js', 'jsx', 'ts', 'tsx']
    .map((end) => `src/pages/index.${end}`)
    .find((each) => existsSync(path.join(root, each)))
  if (file === undefined || pages.some(({ out }) => /^pages\/index\.mdx?$/.test(out))) return {}
  notes.push({
    level: 'decide',
    kind: 'the home page, written in React: pages/index.md stands in its place',
    file,
  })
  const items = toList(toFields(theme['navbar'])['items']).map(toFields)
  const links = items.flatMap(({ label, to }) =>
    toText(label) !== undefined && toText(to) !== undefined
      ? [`- [${toText(label)}](${toText(to)})`]
      : [],
  )
  const tagline = toText(config['tagline']) ?? ''
  const first =
    links.length > 0 ? links : [`- [${toText(config['title']) ?? 'Documentation'}](${base})`]
  return {
    'pages/index.md': `---\ntitle: ${JSON.stringify(toText(config['title']) ?? 'Documentation')}\n---\n\n${tagline}\n\n${first.join('\n')}\n`,
  }
}
