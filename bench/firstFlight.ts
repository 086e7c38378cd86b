/**
 * Every guide of our site, from a server that sends ten segments and waits: is the first screen there, as it will be?
 *
 *     npm run first-flight -w bench -- [--json FILE]
 *
 * Fails where nothing is painted, or where the first screen changes once the rest has come.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { measureBuild } from './buildTypical.ts'
import { openChromium } from './chromium.ts'
import { type FlightServer, firstFlight, serveFirstFlights } from './flightServer.ts'
import { median } from './median.ts'
import { isSamePicture } from './samePicture.ts'
import { writeFigures } from './writeFigures.ts'

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const longestWaitMs = 5000
/** Milliseconds after the first frame: the largest element may come a frame or two later. */
const settleMs = 300

type Flight = {
  readonly guide: string
  readonly width: number
  readonly bytes: number
  /** From the start of navigation; `undefined` where it needs more than the first flight. */
  readonly firstPaintMs: number | undefined
  readonly largestPaintMs: number | undefined
  /** The first screen is the same once the rest is there. */
  readonly isWhole: boolean
}

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-flight-'))
try {
  await measureBuild(path.join(import.meta.dirname, '../site'), folder)
  const flights = await flyAll(folder)
  print(flights)
  await writeFigures(values.json, flights)
  if (flights.some((flight) => !isGood(flight))) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function flyAll(outDir: string): Promise<readonly Flight[]> {
  const server = await serveFirstFlights(outDir)
  const browser = await openChromium()
  const blank = await browser.newPage()
  const flights: Flight[] = []
  try {
    for (const guide of guidesIn(outDir))
      for (const viewport of widths)
        flights.push({
          guide,
          width: viewport.width,
          bytes: statSync(path.join(outDir, guide, 'index.html.br')).size,
          ...(await fly(browser, { server, blank, guide, viewport })),
        })
    return flights
  } finally {
    await browser.close()
    server.close()
  }
}

/** Lists the folders of the guides. */
function guidesIn(outDir: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .filter((file) => readFileSync(path.join(outDir, file), 'utf8').includes('{"kind":"doc"'))
    .map((file) => path.dirname(file))
    .toSorted()
}

type Circumstances = {
  readonly server: FlightServer
  /** A page that compares. */
  readonly blank: Page
  readonly guide: string
  readonly viewport: { readonly width: number; readonly height: number }
}

async function fly(browser: Browser, { server, blank, guide, viewport }: Circumstances) {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaints)
    const address = guide.split('/').map(encodeURIComponent).join('/')
    await page.goto(`${server.origin}/${address}/`, { waitUntil: 'commit' })
    const isPainted = await page
      .waitForFunction(hasPainted, undefined, { timeout: longestWaitMs, polling: 20 })
      .then(() => true)
      .catch(() => false)
    // No picture can be taken of it either.
    if (!isPainted) return { firstPaintMs: undefined, largestPaintMs: undefined, isWhole: false }
    await page.waitForTimeout(settleMs)
    const { firstPaintMs, largestPaintMs: before } = await paintsOf(page)
    const held = await page.screenshot()
    server.release()
    await page.waitForLoadState('load')
    await page.waitForTimeout(settleMs)
    const { largestPaintMs } = await paintsOf(page)
    return {
      firstPaintMs,
      largestPaintMs: largestPaintMs === before ? before : undefined,
      isWhole: await isSamePicture(blank, held, await page.screenshot()),
    }
  } finally {
    server.release()
    await context.close()
  }
}

type Paints = { firstPaintMs?: number; largestPaintMs?: number }

/** Runs in the page. */
function watchPaints() {
  const paints: Paints = {}
  Object.assign(globalThis, { paints })
  const watch = (type: string, note: (startMs: number) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        if (entry.name !== 'first-paint') note(entry.startTime)
      }),
    ).observe({ type, buffered: true })
  watch('paint', (startMs) => (paints.firstPaintMs = startMs))
  watch('largest-contentful-paint', (startMs) => (paints.largestPaintMs = startMs))
}

/** Runs in the page. */
function hasPainted(): boolean {
  return (globalThis as unknown as { paints: Paints }).paints.largestPaintMs !== undefined
}

function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints)
}

function isGood({ firstPaintMs, largestPaintMs, isWhole }: Flight): boolean {
  return firstPaintMs !== undefined && largestPaintMs !== undefined && isWhole
}

function print(flights: readonly Flight[]) {
  const bytes = flights.filter(({ width }) => width === widths[0]?.width).map((each) => each.bytes)
  console.log(
    `${bytes.length} guides, compressed pages of ${Math.min(...bytes)} to ${Math.max(...bytes)} bytes, median ${median(bytes)}; ${firstFlight} in the first flight, headers included`,
  )
  for (const { width } of widths) {
    const seen = flights.filter((flight) => flight.width === width)
    const paintsOfAll = (figure: 'firstPaintMs' | 'largestPaintMs') =>
      median(seen.map((flight) => flight[figure] ?? Number.POSITIVE_INFINITY)).toFixed(0)
    console.log(
      `${width} px: first screen whole in the first flight for ${seen.filter(isGood).length} of ${seen.length}; medians of first and largest paint, nothing but the flight sent: ${paintsOfAll('firstPaintMs')} and ${paintsOfAll('largestPaintMs')} ms`,
    )
  }
  for (const flight of flights.filter((each) => !isGood(each)))
    console.log(`NOT  ${JSON.stringify(flight)}`)
}
