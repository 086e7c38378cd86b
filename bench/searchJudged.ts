/**
 * Search, on the queries of `search/judged`: the half that choices may look at or, with `--aside`, the other one.
 *
 *     npm run search-judged -w bench -- --corpus FOLDER --judged hosting [--aside]     FOLDER: corpus.json, dev-queries.json
 */
import { parseArgs } from 'node:util'
import { readCorpus } from './search/corpus.ts'
import { loadEngines } from './search/engines.ts'
import { readJudged } from './search/judgedSets.ts'
import { measureQuality } from './search/quality.ts'

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    judged: { type: 'string', default: 'operations' },
    aside: { type: 'boolean', default: false },
  },
})
const { documents } = await readCorpus(values.corpus ?? process.env['LUCARNE_SEARCH_CORPUS'])
const all = await readJudged(values.judged, documents)
const queries = all.filter(({ isKeptAside }) => isKeptAside === values.aside)
for (const { name, pack, open } of await loadEngines()) {
  const search = open(pack(documents))
  console.log(`\n${name}\nclass          queries  nDCG@8  MRR@8   zero   none`)
  for (const kind of ['all', ...new Set(queries.map((query) => query.class))]) {
    const asked = queries.filter((query) => kind === 'all' || query.class === kind)
    const { ndcg, mrr, zero, none } = measureQuality(search, asked)
    const figures = [ndcg, mrr, zero, none].map((figure) => figure.toFixed(3)).join('  ')
    console.log(`${kind.padEnd(14)} ${String(asked.length).padStart(7)}   ${figures}`)
  }
}
