/** Sections → the Markdown of a site of 1,000 pages and 13,000 sections. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SearchDocument } from '../engineInternals.ts'
import { enlarge } from './enlarge.ts'

export const LARGE_PAGES = 1000
export const SECTIONS_PER_PAGE = 13
const PAGES_PER_FOLDER = 25

/** Words of later copies of a section are partly new ones, as in a larger body of texts. */
export async function writeLargeSite(
  folder: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  const wanted = LARGE_PAGES * SECTIONS_PER_PAGE
  const sections = enlarge(documents, Math.ceil(wanted / documents.length)).slice(0, wanted)
  const write = async (page: number) => {
    const file = path.join(folder, largePageSource(page))
    await mkdir(path.dirname(file), { recursive: true })
    const from = page * SECTIONS_PER_PAGE
    await writeFile(file, writeMarkdown(sections.slice(from, from + SECTIONS_PER_PAGE)))
  }
  for (let page = 0; page < LARGE_PAGES; page += 1) await write(page)
}

/** Path from the docs folder. */
export const largePageSource = (page: number): string =>
  `dossier-${Math.floor(page / PAGES_PER_FOLDER)}/page-${page}.md`

function writeMarkdown(sections: readonly SearchDocument[]): string {
  const [first] = sections
  const tags = JSON.stringify(first?.tags ?? [])
  const head = `---\ntitle: ${JSON.stringify(first?.pageTitle ?? '')}\ntags: ${tags}\n---\n`
  const parts = sections.map(({ sectionTitle, content }, rank) =>
    [rank === 0 ? '' : `## ${plain(sectionTitle)}`, ...content.split('\n').map(plain)].join('\n\n'),
  )
  return `${head}\n${parts.join('\n\n')}\n`
}

/** Escapes punctuation, so that no text is parsed as Markdown. */
const plain = (line: string): string => line.replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`).trim()
