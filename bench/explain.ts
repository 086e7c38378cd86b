/**
 * Why a query finds what it finds: the points that each hit loses without each of its ingredients.
 *
 *     npm run explain -w bench -- [--corpus FOLDER] "query"…     FOLDER: corpus.json; else the small corpus
 */
import { parseArgs } from 'node:util'
import { DEFAULT_SETTINGS, buildIndex, explain, isTextFile, openWhole } from './engineInternals.ts'
import { readCorpus } from './search/corpus.ts'

const { values, positionals } = parseArgs({
  options: { corpus: { type: 'string' } },
  allowPositionals: true,
})
if (positionals.length === 0) {
  console.error('Say what to explain: npm run explain -w bench -- "query"')
  process.exitCode = 1
}
const { documents } = await readCorpus(values.corpus ?? process.env['LUCARNE_SEARCH_CORPUS'])
const settings = { ...DEFAULT_SETTINGS, shardThreshold: Infinity }
const { files } = buildIndex(documents, { tag: 'explained', stamp: '1', settings })
// Its texts are for excerpts only.
const needed = files.filter(({ name }) => !isTextFile(name))
const json = needed.map(
  ({ name, bytes }) => [name, JSON.parse(new TextDecoder().decode(bytes)) as unknown] as const,
)
const index = openWhole(new Map(json), files[0]?.name ?? '')
for (const query of positionals) {
  console.log(`\n« ${query} »`)
  for (const { route, title, score, parts } of explain(index, query)) {
    console.log(`  ${score.toFixed(2).padStart(6)}  ${title}  ${route}`)
    for (const { what, points } of parts)
      console.log(
        `      ${(points > 0 ? `−${points.toFixed(2)}` : `+${(-points).toFixed(2)}`).padStart(6)}  without ${what}`,
      )
  }
}
