/**
 * Measures what a reader's browser does with a generated site: the first view, then navigation.
 *
 *     npm run first-view -w bench -- [--json FILE]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { buildTypical } from './buildTypical.ts'
import { openChromium } from './chromium.ts'
import { buildAddress, seenPage } from './corpus.ts'
import { describeMachine } from './machine.ts'
import { medianOf } from './median.ts'
import { heapGrowthOf, measureNavigations, weighAlive } from './navigate.ts'
import { serveFolder } from './serveFolder.ts'
import { slowReader, viewPage, type View } from './viewPage.ts'
import { writeFigures } from './writeFigures.ts'

const pages = 37
const repeats = 5
const navigations = 200

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-view-'))
try {
  await buildTypical(siteDir, pages)
  const server = await serveFolder(path.join(siteDir, 'dist'))
  const browser = await openChromium()
  try {
    const url = `${server.origin}/${buildAddress(seenPage)}`
    const figures = await measure(browser, url)
    const machine = describeMachine()
    console.log(machine)
    print(figures)
    await writeFigures(values.json, { machine, pages, ...figures })
  } finally {
    await browser.close()
    server.close()
  }
} finally {
  await rm(siteDir, { recursive: true, force: true })
}

type Figures = Awaited<ReturnType<typeof measure>>

async function measure(browser: Browser, url: string) {
  const seen: View[] = []
  for (let count = 0; count < repeats; count += 1)
    seen.push(await viewPage(browser, url, slowReader))
  return {
    first: medianOf(seen),
    alive: await weighAlive(browser, url),
    navigation: await measureNavigations(browser, url, 1),
    slowNavigation: await measureNavigations(browser, url, slowReader.cpuSlowdown),
    heapGrowthMegabytes: await heapGrowthOf(browser, url, navigations),
  }
}

function print({ first, alive, navigation, slowNavigation, heapGrowthMegabytes }: Figures) {
  console.log(
    `${pages} pages of 600 words with code; brotli, HTTP/1.1 on the loopback with 150 ms round trips and 1.6 Mb/s, CPU ×${slowReader.cpuSlowdown}; medians of ${repeats}\n`,
  )
  const rows: readonly (readonly [what: string, figure: number, unit: string])[] = [
    ['before any interaction: received, headers included', first.bytes / 1000, 'KB'],
    ['  requests, icon apart', first.requests, ''],
    ['  first contentful paint', first.firstPaintMs, 'ms'],
    ['  largest contentful paint', first.largestPaintMs, 'ms'],
    ['  blocking time', first.blockingMs, 'ms'],
    ['  layout shift', first.layoutShift, ''],
    ['  JavaScript heap', first.heapMegabytes, 'MB'],
    ['hydrated: received in all', alive.bytes / 1000, 'KB'],
    ['  requests in all', alive.requests, ''],
    ['  JavaScript heap', alive.heapMegabytes, 'MB'],
    ['  layout shift by hydration', alive.layoutShift, ''],
    ['navigation: click to new heading in the document, laid out', navigation.changedMs, 'ms'],
    ['  main thread done with the frame that shows it', navigation.framedMs, 'ms'],
    ['  frame presented', navigation.paintedMs, 'ms'],
    [`the same, CPU ×${slowReader.cpuSlowdown}: in the document`, slowNavigation.changedMs, 'ms'],
    ['  main thread done with the frame', slowNavigation.framedMs, 'ms'],
    ['  frame presented', slowNavigation.paintedMs, 'ms'],
    [`heap growth over ${navigations} navigations`, heapGrowthMegabytes, 'MB'],
  ]
  for (const [what, figure, unit] of rows)
    console.log(`${what.padEnd(62)}${format(figure).padStart(8)} ${unit}`)
}

function format(figure: number): string {
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(2)
}
