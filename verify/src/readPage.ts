/** A Markdown file → what the bench needs of it, taken from the engine's own parse. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parsePage, type ParsePageOptions } from 'lucarne-docs/content'
import { type BenchPage, usualSeconds } from './benchPage.ts'
import { troubleRows } from './troubleRows.ts'

/** `file` is the path from the site folder. */
export async function readPage(siteFolder: string, file: string): Promise<BenchPage> {
  return benchPageOf(file, await readFile(join(siteFolder, file), 'utf8'), { siteDir: siteFolder })
}

/** `text` is the whole file. */
export function benchPageOf(file: string, text: string, options: ParsePageOptions = {}): BenchPage {
  const { frontMatter, blocks, html } = parsePage(file, text, options)
  const bench = settingsOf(frontMatter['banc'])
  const { slug } = frontMatter
  return {
    file,
    name: file
      .replace(/^[^/]+\//, '')
      .replace(/\.mdx?$/, '')
      .normalize('NFC'),
    ...(typeof slug === 'string' && slug !== '' && { slug }),
    text,
    blocks,
    packages: wordsOf(bench['paquets']),
    decors: wordsOf(bench['decor']),
    seconds: typeof bench['delai'] === 'number' ? bench['delai'] : usualSeconds,
    rows: troubleRows(html, text),
  }
}

function settingsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

function wordsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}
