/**
 * The questions in English, asked of the engine, of Pagefind as Starlight has it and of minisearch, in one run.
 *
 *     npm run search-english -w bench -- [--json FILE]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { close, createIndex } from 'pagefind'
import { openChromium } from './chromium.ts'
import { englishDocuments, englishQuestions } from './search/english.ts'
import { loadEngines } from './search/engines.ts'
import { pagesOf } from './search/quality.ts'
import { serveFolder } from './serveFolder.ts'
import { writeFigures } from './writeFigures.ts'

const { values } = parseArgs({ options: { json: { type: 'string' } } })

/** Addresses found for each question, best first. */
type Answers = readonly (readonly string[])[]

async function askPagefind(): Promise<Answers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-pagefind-'))
  const { index, errors } = await createIndex({})
  if (!index) throw new Error(errors.join('\n'))
  for (const { sectionRoute, pageTitle, content } of englishDocuments)
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
    const queries = JSON.stringify(englishQuestions.map(([query]) => query))
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

const answersOf = new Map<string, Answers>()
for (const engine of await loadEngines()) {
  // The one of lunr is French.
  if (engine.name === 'lunr') continue
  const search = engine.open(engine.pack(englishDocuments, 'en'))
  answersOf.set(
    engine.name,
    englishQuestions.map(([query]) => pagesOf(search(query))),
  )
}
answersOf.set('pagefind', await askPagefind())

console.log(`${englishQuestions.length} questions   first  first three   not first`)
const rows = Array.from(answersOf, ([engine, answers]) => {
  const ranks = englishQuestions.map(([, page], index) => answers[index]?.indexOf(page) ?? -1)
  const within = (depth: number) => ranks.filter((rank) => rank >= 0 && rank < depth).length
  const missed = englishQuestions.filter((_, index) => ranks[index] !== 0).map(([query]) => query)
  console.log(
    `${engine.padEnd(12)} ${String(within(1)).padStart(7)} ${String(within(3)).padStart(12)}   ${missed.join(', ')}`,
  )
  return { engine, first: within(1), firstThree: within(3) }
})
await writeFigures(values.json, { questions: englishQuestions.length, rows })
