/**
 * Search on a large site over a slow network: from opening the box to the first result, then a further query.
 *
 *     npm run search-network -w bench -- [--corpus FOLDER] [--trace]
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { measureBuild, writeTypicalConfig } from './buildTypical.ts'
import { openChromium } from './chromium.ts'
import { describeMachine } from './machine.ts'
import { readCorpus } from './search/corpus.ts'
import {
  LARGE_PAGES,
  largePageSource,
  SECTIONS_PER_PAGE,
  writeLargeSite,
} from './search/largeSite.ts'
import { serveFolder } from './serveFolder.ts'
import { defineWatch, timeSearch, typeAnother } from './search/watchSearch.ts'
import { slow4g } from './slowLine.ts'

const MAX_QUERIES = 12

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, site: { type: 'string' }, trace: { type: 'boolean' } },
})
const corpus = await readCorpus(values.corpus ?? process.env['LUCARNE_SEARCH_CORPUS'])
const queries = sampleOf(
  corpus.queries.filter(({ judgments }) => Object.keys(judgments).length > 0),
).map(({ query }) => query)
/** `--site`: a folder that keeps the site, to be measured again. */
const folder = values.site ?? (await mkdtemp(path.join(tmpdir(), 'lucarne-search-')))
try {
  if (!existsSync(path.join(folder, 'dist'))) await buildLargeSite(folder)
  await report(path.join(folder, 'dist'))
} finally {
  if (values.site === undefined) await rm(folder, { recursive: true, force: true })
}

async function buildLargeSite(siteDir: string): Promise<void> {
  await writeLargeSite(path.join(siteDir, 'docs'), corpus.documents)
  await writeTypicalConfig(siteDir)
  await measureBuild(siteDir, path.join(siteDir, 'dist'))
}

async function report(outDir: string): Promise<void> {
  console.log(describeMachine())
  console.log(
    `${corpus.name}, grown to ${LARGE_PAGES} pages of ${SECTIONS_PER_PAGE} sections; ${queries.length} queries, each in a new browser profile;`,
  )
  console.log(
    `brotli over HTTP/1.1, CPU as it is; slow: ${slow4g.roundTripMs} ms round trips, ${(slow4g.bytesPerSecond * 8) / 1e6} Mb/s for all that is served\n`,
  )
  const browser = await openChromium()
  try {
    const alive = await measureAll(browser, outDir, { isSlow: true, isAlive: true })
    const asleep = await measureAll(browser, outDir, { isSlow: true, isAlive: false })
    const fast = await measureAll(browser, outDir, { isSlow: false, isAlive: true })
    const rows = [
      ['slow, app loaded: box opened → first result', alive, 'firstMs'],
      ['  received until then', alive, 'firstKb'],
      ['  received in all, excerpts included', alive, 'allKb'],
      ['slow, app loaded: a further query', alive, 'furtherMs'],
      ['slow, app not loaded: Ctrl K → first result', asleep, 'firstMs'],
      ['  received until then, app included', asleep, 'firstKb'],
      ['fast: box opened → first result', fast, 'firstMs'],
      ['  received by then, the rest of the dictionary included', fast, 'allKb'],
      ['fast: a further query', fast, 'furtherMs'],
    ] as const
    for (const [what, measured, figure] of rows)
      print(
        what,
        measured.map((each) => each[figure]),
        figure.endsWith('Kb') ? 'KB' : 'ms',
      )
  } finally {
    await browser.close()
  }
}

type Circumstances = { readonly isSlow: boolean; readonly isAlive: boolean }

type Measured = {
  readonly firstMs: number
  readonly firstKb: number
  readonly allKb: number
  readonly furtherMs: number
}

async function measureAll(
  browser: Browser,
  outDir: string,
  circumstances: Circumstances,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [rank, query] of queries.entries()) {
    const further = queries[(rank + 1) % queries.length] ?? query
    measured.push(await measureOne(browser, outDir, { ...circumstances, query, further }))
  }
  return measured
}

type Round = Circumstances & { readonly query: string; readonly further: string }

async function measureOne(browser: Browser, outDir: string, round: Round): Promise<Measured> {
  let bytes = 0
  let startMs = performance.now()
  const server = await serveFolder(outDir, {
    ...(round.isSlow && { line: slow4g }),
    onServed: (pathname, size) => {
      bytes += size
      if (values.trace)
        console.log(
          `  ${(performance.now() - startMs).toFixed(0).padStart(6)} ms ${String(size).padStart(7)} ${pathname}`,
        )
    },
  })
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(defineWatch)
    const url = `${server.origin}/${largePageSource(512).replace(/\.md$/, '')}/`
    await page.goto(url, { waitUntil: 'networkidle' })
    if (round.isAlive) await bringToLife(page)
    bytes = 0
    startMs = performance.now()
    if (values.trace)
      console.log(`\n${round.query} (${round.isAlive ? 'app loaded' : 'app not loaded'})`)
    const firstMs = await timeSearch(page, round.query)
    const firstKb = bytes / 1000
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(800)
    const allKb = bytes / 1000
    startMs = performance.now()
    if (values.trace) console.log(`then ${round.further}`)
    return { firstMs, firstKb, allKb, furtherMs: await typeAnother(page, round.further) }
  } finally {
    await context.close()
    server.close()
  }
}

async function bringToLife(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('lucarne:ready', () => (document.documentElement.dataset['alive'] = ''))
  })
  await page.mouse.move(3, 3)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
}

function sampleOf<T>(items: readonly T[]): T[] {
  const step = Math.max(1, items.length / MAX_QUERIES)
  return Array.from(
    { length: Math.min(MAX_QUERIES, items.length) },
    (_, i) => items[Math.floor(i * step)],
  ).filter((item) => item !== undefined)
}

function print(what: string, figures: readonly number[], unit: string): void {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
  console.log(
    `${what.padEnd(58)}median ${at(0.5).padStart(5)}   worst ${at(1).padStart(5)} ${unit}`,
  )
}
