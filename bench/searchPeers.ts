/**
 * The same judged queries asked of six engines in one run.
 *
 *     npm run search-peers -w bench -- --corpus FOLDER [--corpus FOLDER…] [--language en] [--json FILE]
 *
 * FOLDER: corpus.json, dev-queries.json. Those that we do not have are installed in a temporary folder, from the
 * package registry.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openChromium } from './chromium.ts'
import { runMeasured } from './runMeasured.ts'
import { readCorpus, type JudgedQuery } from './search/corpus.ts'
import { loadEngines } from './search/engines.ts'
import { openFlexSearch, openOrama, openPagefind, type PeerSearch } from './search/peerEngines.ts'
import { measureQuality, type Quality } from './search/quality.ts'
import { writeFigures } from './writeFigures.ts'

const VERSIONS = {
  '@orama/orama': '3.1.18',
  '@orama/stemmers': '3.1.18',
  flexsearch: '0.8.212',
  pagefind: '1.6.0',
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', default: 'fr' },
    json: { type: 'string' },
  },
})
const language = values.language === 'en' ? 'en' : 'fr'
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-search-peers-'))
const browser = await openChromium()
type Row = Quality & { readonly corpus: string; readonly engine: string }
const rows: Row[] = []
try {
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: VERSIONS }),
  )
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts']
  await runMeasured({ command: 'npm', args, cwd: folder })
  for (const name of values.corpus) await compare(name)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
await writeFigures(values.json, { rows })

async function compare(name: string): Promise<void> {
  const { documents, queries } = await readCorpus(name)
  console.log(`\n${documents.length} sections, ${queries.length} queries`)
  console.log('engine         nDCG@8   MRR@8    zero    none')
  const options = { folder, language, documents } as const
  const note = async (engine: string, search: PeerSearch) => {
    const quality = await qualityOf(search, queries)
    rows.push({ corpus: name, engine, ...quality })
    const figures = [quality.ndcg, quality.mrr, quality.zero, quality.none]
    console.log(engine.padEnd(12), figures.map((each) => each.toFixed(3).padStart(7)).join(' '))
  }
  for (const { name: engine, pack, open } of await loadEngines()) {
    const search = open(pack(documents))
    await note(engine, async (query) => search(query))
  }
  await note('orama', await openOrama(options))
  await note('flexsearch', await openFlexSearch(options))
  const pagefind = await openPagefind(options, browser)
  await note('pagefind', pagefind)
  pagefind.close()
}

async function qualityOf(search: PeerSearch, queries: readonly JudgedQuery[]): Promise<Quality> {
  const answers = new Map<string, readonly string[]>()
  for (const { query } of queries) answers.set(query, await search(query))
  return measureQuality((query) => answers.get(query) ?? [], queries)
}
