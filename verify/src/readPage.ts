/** A Markdown file → what the bench needs of it, taken from the engine's own parse. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readPartial } from '../../engine/src/build/readPartial.ts'
import { parseDoc } from '../../engine/src/content/parseDoc.ts'
import { type BenchPage, usualSeconds } from './benchPage.ts'
import { troubleRows } from './troubleRows.ts'

/** `file` is the path from the site folder. */
export async function readPage(siteFolder: string, file: string): Promise<BenchPage> {
  const text = await readFile(join(siteFolder, file), 'utf8')
  return benchPageOf(
    file,
    text,
    (partial) => readPartial({ siteDir: siteFolder, folders: [] }, partial).text,
  )
}

/** `text` is the whole file; `readOther` gives that of what it includes, from the site folder. */
export function benchPageOf(
  file: string,
  text: string,
  readOther: (partial: string) => string | undefined = () => undefined,
): BenchPage {
  const name = file.replace(/^[^/]+\//, '').normalize('NFC')
  const source = { file: file.normalize('NFC'), source: name, text }
  const doc = parseDoc(source, { readPartial: readOther })
  const bench = settingsOf(doc.frontMatter['banc'])
  return {
    file,
    name: name.replace(/\.mdx?$/, ''),
    ...(doc.frontMatter.slug && { slug: doc.frontMatter.slug }),
    text,
    blocks: doc.blocks,
    packages: wordsOf(bench['paquets']),
    decors: wordsOf(bench['decor']),
    seconds: typeof bench['delai'] === 'number' ? bench['delai'] : usualSeconds,
    rows: troubleRows(doc.html, text),
  }
}

function settingsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

function wordsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}
