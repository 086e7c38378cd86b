/**
 * Search, measured beside minisearch and lunr in the same run.
 *
 *     npm run search -w bench -- [--corpus FOLDER] [--json FILE]     FOLDER: corpus.json, dev-queries.json
 */
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { HOSTILE_QUERIES, languageNames } from './engineInternals.ts'
import { readCorpus, type Corpus } from './search/corpus.ts'
import { bundleWorker, loadEngines, type Engine } from './search/engines.ts'
import { enlarge } from './search/enlarge.ts'
import { knownItemsOf } from './search/knownItems.ts'
import { measureQuality, listPages } from './search/quality.ts'
import { unseenQueriesOf } from './search/unseenQueries.ts'
import { writeFigures } from './writeFigures.ts'

const SCALES = [1, 10]
/** Keystrokes measured at each scale: slow engines would take minutes at ×10. */
const MAX_KEYSTROKES = 400
const WARM_UP = 60

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, json: { type: 'string' } },
})
const corpus = await readCorpus(values.corpus ?? process.env['LUCARNE_SEARCH_CORPUS'])
const engines = await loadEngines()
console.log(
  `${corpus.name}: ${corpus.documents.length} sections, ${corpus.queries.length} queries\n`,
)
printRow([
  'engine',
  'scale',
  'nDCG@8',
  'MRR@8',
  'zero',
  'none',
  'index br',
  'names br',
  'load ms',
  'key p50',
  'key p95',
])
const rows: SearchRow[] = []
for (const scale of SCALES)
  for (const engine of engines) {
    const row = measure(engine, corpus, scale)
    rows.push(row)
    printRow(cellsOf(row))
  }
const [own] = engines
if (own) {
  for (const scale of SCALES)
    console.log(
      `\nslowest of ${HOSTILE_QUERIES.length} hostile queries, lucarne ×${scale}: ${slowestHostileMs(own, scale).toFixed(1)} ms`,
    )
  printClasses(own)
  printKnownItems(own)
  printUnseen(own)
}
console.log('\nworker, bytes in brotli')
for (const language of languageNames)
  console.log(`${language}  ${compressedBytes(await bundleWorker(language))}`)
await writeFigures(values.json, { corpus: corpus.name, rows })

type SearchRow = {
  readonly engine: string
  readonly scale: number
  /** At the scale of 1 only. */
  readonly quality?: ReturnType<typeof measureQuality>
  /** Compressed. */
  readonly indexKilobytes: number
  /** All of them: a query takes those of its words. */
  readonly namesKilobytes: number
  readonly loadMs: number
  readonly keystrokeMs: { readonly median: number; readonly p95: number }
}

function measure(engine: Engine, { documents, queries }: Corpus, scale: number): SearchRow {
  const packed = engine.pack(enlarge(documents, scale))
  const loadsMs = [1, 2, 3].map(() => timeOf(() => engine.open(packed))).toSorted((a, b) => a - b)
  const search = engine.open(packed)
  // Before the keys: it warms the engine.
  const quality = scale === 1 ? measureQuality(search, queries) : undefined
  const timesMs = keystrokeTimes(
    search,
    queries.map(({ query }) => query),
  )
  return {
    engine: engine.name,
    scale,
    ...(quality && { quality }),
    indexKilobytes: compressedBytes(packed.index) / 1024,
    namesKilobytes: sum((packed.names ?? []).map(compressedBytes)) / 1024,
    loadMs: loadsMs[1] ?? 0,
    keystrokeMs: { median: quantile(timesMs, 0.5), p95: quantile(timesMs, 0.95) },
  }
}

function cellsOf({
  engine,
  scale,
  quality,
  indexKilobytes,
  namesKilobytes,
  loadMs,
  keystrokeMs,
}: SearchRow) {
  const figure = (value: number | undefined) => value?.toFixed(3) ?? ''
  return [
    engine,
    `×${scale}`,
    figure(quality?.ndcg),
    figure(quality?.mrr),
    figure(quality?.zero),
    figure(quality?.none),
    `${Math.round(indexKilobytes)} KB`,
    `${Math.round(namesKilobytes)} KB`,
    loadMs.toFixed(1),
    keystrokeMs.median.toFixed(2),
    keystrokeMs.p95.toFixed(2),
  ]
}

/** Each query typed letter by letter, from the second on. */
function keystrokeTimes(search: (query: string) => unknown, queries: readonly string[]): number[] {
  const typed = queries.flatMap((query) =>
    Array.from({ length: Math.max(0, query.length - 1) }, (_, i) => query.slice(0, i + 2)),
  )
  const step = Math.max(1, Math.ceil(typed.length / MAX_KEYSTROKES))
  const kept = typed.filter((_, i) => i % step === 0)
  for (const query of kept.slice(0, WARM_UP)) search(query)
  return kept.map((query) => timeOf(() => search(query))).toSorted((a, b) => a - b)
}

function slowestHostileMs({ pack, open }: Engine, scale: number): number {
  const search = open(pack(enlarge(corpus.documents, scale)))
  return Math.max(...HOSTILE_QUERIES.map(([, query]) => timeOf(() => search(query))))
}

/** Searches for sections that a reader has seen, as readers type: is the page first, or among the first three? */
function printKnownItems({ pack, open }: Engine): void {
  const search = open(pack(corpus.documents))
  console.log(`\n${'known items'.padEnd(28)} queries   first  first three   none`)
  for (const [kind, items] of Object.entries(knownItemsOf(corpus.documents))) {
    const ranks = items.map(({ query, page }) => listPages(search(query)).indexOf(page))
    const none = items.filter(({ query }) => search(query).length === 0).length
    const share = (depth: number) =>
      (ranks.filter((rank) => rank >= 0 && rank < depth).length / items.length).toFixed(3)
    console.log(
      `${kind.padEnd(28)} ${String(items.length).padStart(7)}   ${share(1)}        ${share(3)}   ${String(none).padStart(4)}`,
    )
  }
}

/** By class of query. */
function printClasses({ pack, open }: Engine): void {
  const search = open(pack(corpus.documents))
  console.log('\nclass          queries  nDCG@8  MRR@8')
  for (const kind of new Set(corpus.queries.map((query) => query.class))) {
    const ofKind = corpus.queries.filter((query) => query.class === kind)
    const { ndcg, mrr } = measureQuality(search, ofKind)
    if (kind !== 'none')
      console.log(
        `${kind.padEnd(14)} ${String(ofKind.length).padStart(7)}   ${ndcg.toFixed(3)}  ${mrr.toFixed(3)}`,
      )
  }
}

/** Made by rule of any corpus: the part that choices may look at, then the part kept aside. */
function printUnseen({ pack, open }: Engine): void {
  const search = open(pack(corpus.documents))
  const made = unseenQueriesOf(corpus.documents)
  console.log('\nmade queries       seen  first three   aside  first three')
  for (const kind of new Set(made.map((each) => each.kind))) {
    const cells = [false, true].map((isKeptAside) => {
      const asked = made.filter((each) => each.kind === kind && each.isKeptAside === isKeptAside)
      const found = asked.filter(({ query, page }) =>
        listPages(search(query)).slice(0, 3).includes(page),
      )
      return `${String(asked.length).padStart(6)}        ${(found.length / Math.max(1, asked.length)).toFixed(3)}`
    })
    console.log(`${kind.padEnd(16)} ${cells.join('  ')}`)
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function timeOf(action: () => unknown): number {
  const start = performance.now()
  action()
  return performance.now() - start
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** At the quality a build can afford: large files are compressed less. */
function compressedBytes(text: string): number {
  const bytes = Buffer.from(text)
  const quality = bytes.length > 4_000_000 ? 9 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params }).length
}

function printRow(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(11) : cell.padStart(9))).join(' '))
}
