/** A page in a new browser profile → what showing it cost, before the reader does anything. */

import type { Browser, CDPSession, Page } from 'playwright-core'
import { slow4g } from './slowLine.ts'

export type Circumstances = {
  /** As `slow4g`. */
  readonly slowNetwork: boolean
  /** 1: as fast as this machine. */
  readonly cpuSlowdown: number
}

export type View = {
  readonly requests: number
  /** As received, headers included. */
  readonly bytes: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  /** Total time beyond 50 ms of the main thread's tasks. */
  readonly blockingMs: number
  /** Cumulative layout shift: 0 when nothing moved. */
  readonly layoutShift: number
  readonly heapMegabytes: number
}

/** From the first paint on: the largest one may come a frame or two later. */
const settleMs = 500

export const slowReader: Circumstances = { slowNetwork: true, cpuSlowdown: 4 }

/** Waits until the page is painted and the network has been quiet for half a second. The icon is not counted. */
export async function viewPage(
  browser: Browser,
  url: string,
  circumstances: Circumstances,
): Promise<View> {
  const { page, session, close } = await openPage(browser, circumstances)
  try {
    const traffic = watchTraffic(session)
    await page.addInitScript(watchPaints)
    await page.goto(url, { waitUntil: 'networkidle' })
    // A slow machine may take longer than the network was given.
    await page.evaluate(() => (window as unknown as Watched).painted)
    await page.waitForTimeout(settleMs)
    const seen = await page.evaluate(() => (window as unknown as Watched).seen)
    return { ...traffic(), ...seen, heapMegabytes: await heapMegabytesOf(session) }
  } finally {
    await close()
  }
}

export type OpenPage = {
  readonly page: Page
  readonly session: CDPSession
  readonly close: () => Promise<void>
}

export async function openPage(
  browser: Browser,
  { slowNetwork, cpuSlowdown }: Circumstances,
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slowNetwork)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4g.roundTripMs,
      downloadThroughput: slow4g.bytesPerSecond,
      uploadThroughput: 750_000 / 8,
    })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, session, close: () => context.close() }
}

/** In use once what is garbage has been collected. */
export async function heapMegabytesOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Counts from now on. */
export function watchTraffic(session: CDPSession): () => { requests: number; bytes: number } {
  const counted = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/favicon|^data:/.test(request.url)) counted.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) counted.set(requestId, encodedDataLength)
  })
  return () => ({
    requests: counted.size,
    bytes: [...counted.values()].reduce((sum, bytes) => sum + bytes, 0),
  })
}

type Seen = Pick<View, 'firstPaintMs' | 'largestPaintMs' | 'blockingMs' | 'layoutShift'>

type Watched = {
  readonly seen: Seen
  /** Resolves with the first contentful paint. */
  readonly painted: Promise<void>
}

/** Runs in the page. */
function watchPaints() {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, blockingMs: 0, layoutShift: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  const painted = new Promise<void>((resolve) => {
    watch('paint', ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return
      seen.firstPaintMs = startTime
      resolve()
    })
  })
  Object.assign(window, { seen, painted })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime))
  watch('longtask', ({ duration }) => (seen.blockingMs += duration - 50))
  watch('layout-shift', (entry) => {
    seen.layoutShift += (entry as PerformanceEntry & { value: number }).value
  })
}
