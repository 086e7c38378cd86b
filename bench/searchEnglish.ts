/**
 * The questions in English, asked of the engine, of Pagefind as Starlight has it and of minisearch, in one run.
 *
 *     npm run search-english -w bench -- [--json FILE]
 */
import { parseArgs } from 'node:util'
import { askPagefind, type Answers } from './search/askPagefind.ts'
import { englishDocuments, englishQuestions } from './search/english.ts'
import { loadEngines } from './search/engines.ts'
import { listPages } from './search/quality.ts'
import { writeFigures } from './writeFigures.ts'

const { values } = parseArgs({ options: { json: { type: 'string' } } })

const answersOf = new Map<string, Answers>()
for (const engine of await loadEngines()) {
  // The one of lunr is French.
  if (engine.name === 'lunr') continue
  const search = engine.open(engine.pack(englishDocuments, 'en'))
  answersOf.set(
    engine.name,
    englishQuestions.map(([query]) => listPages(search(query))),
  )
}
answersOf.set(
  'pagefind',
  await askPagefind(
    englishDocuments,
    englishQuestions.map(([query]) => query),
  ),
)

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
