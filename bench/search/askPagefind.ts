/** Documents and questions → what Pagefind, as Starlight has it, finds of them in a browser. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { close, createIndex } from 'pagefind'
import type { SearchDocument } from '../engineInternals.ts'
import { openChromium } from '../chromium.ts'
import { serveFolder } from '../serveFolder.ts'

/** Addresses found for each question, best first. */
export type Answers = readonly (readonly string[])[]

export async function askPagefind(
  documents: readonly SearchDocument[],
  questions: readonly string[],
): Promise<Answers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-pagefind-'))
  const { index, errors } = await createIndex({})
  if (!index) throw new Error(errors.join('\n'))
  for (const { sectionRoute, pageTitle, content } of documents)
    await index.addHTMLFile({
      url: sectionRoute,
      content: `<html lang="en"><body><h1>${pageTitle}</h1><p>${content.replaceAll('<', '&lt;')}</p></body></html>`,
    })
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') })
  await close()
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>x</title>',
  )
  const server = await serveFolder(folder)
  const browser = await openChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/`)
    const queries = JSON.stringify(questions)
    // As text: what compiles this file would rewrite the import.
    return await page.evaluate<Answers>(`(async () => {
      const pagefind = await import('/pagefind/pagefind.js')
      const answers = []
      for (const query of ${queries}) {
        const { results } = await pagefind.search(query)
        const best = await Promise.all(results.slice(0, 8).map((result) => result.data()))
        answers.push(best.map(({ url }) => url))
      }
      return answers
    })()`)
  } finally {
    await browser.close()
    server.close()
    await rm(folder, { recursive: true })
  }
}
