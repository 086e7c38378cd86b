/**
 * The same generated guides built by Docusaurus, Starlight and Lucarne, and the same page looked at in each.
 *
 *     npm run bench:peers -- [--pages 1000] [--json FILE]
 *
 * The tools are installed in a temporary folder, from the package registry. Docusaurus comes with `faster` and without
 * search, which it leaves to others; Starlight and Lucarne build their search index. Only front matter is converted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openChromium } from './chromium.ts'
import { buildAddress, seenPage } from './corpus.ts'
import { folderBytes } from './folderBytes.ts'
import { describeMachine, describePace } from './machine.ts'
import { medianOf } from './median.ts'
import { measureNavigations, type NavigationTimes } from './navigate.ts'
import { peers, type BuiltPeer } from './peers/peers.ts'
import { serveFolder } from './serveFolder.ts'
import { slowReader, viewPage, type View } from './viewPage.ts'
import { writeFigures } from './writeFigures.ts'

type PeerRow = BuiltPeer & {
  readonly outputMegabytes: number
  readonly view: View
  readonly navigation: NavigationTimes
  readonly slowNavigation: NavigationTimes
}

const { values } = parseArgs({ options: { pages: { type: 'string' }, json: { type: 'string' } } })
const pages = Number(values.pages ?? 1000)
const views = 15

const machine = describeMachine()
console.log(machine)
console.log(`${pages} pages of 600 words with code; output without compressed copies`)
console.log(
  `navigation: click on a link pointed at and held down before → main thread done with the frame that shows the new heading / frame presented (Element Timing)\n` +
    `a guide looked at with 150 ms round trips, 1.6 Mb/s, CPU ×${slowReader.cpuSlowdown}, brotli, HTTP/1.1 on the loopback; medians of ${views} views in turns\n`,
)
const folder = await mkdtemp(path.join(tmpdir(), 'lucarne-peers-'))
let rows: readonly PeerRow[] = []
try {
  const built: BuiltPeer[] = []
  for (const { name, build } of peers) {
    console.error(`${name}…`)
    built.push(await build(path.join(folder, name), pages))
  }
  console.error('views…')
  rows = await lookAt(built)
} finally {
  await rm(folder, { recursive: true, force: true })
}
printTable(rows)
console.log(`\nat the end, ${describePace()}`)
await writeFigures(values.json, { machine, pages, rows })

/** First views are taken in turns: a moment when the machine is busy falls on every tool. */
async function lookAt(built: readonly BuiltPeer[]): Promise<readonly PeerRow[]> {
  const sides = await Promise.all(built.map(serve))
  const browser = await openChromium()
  try {
    for (let count = 0; count < views; count += 1)
      for (const { url, seen } of sides) seen.push(await viewPage(browser, url, slowReader))
    const looked: PeerRow[] = []
    for (const { peer, url, seen } of sides)
      looked.push({
        ...peer,
        outputMegabytes: folderBytes(peer.outDir, (file) => !/\.(br|gz)$/.test(file)) / 1e6,
        view: medianOf(seen),
        navigation: await measureNavigations(browser, url, 1),
        slowNavigation: await measureNavigations(browser, url, slowReader.cpuSlowdown),
      })
    return looked
  } finally {
    await browser.close()
    for (const { server } of sides) server.close()
  }
}

async function serve(peer: BuiltPeer) {
  const server = await serveFolder(peer.outDir)
  const url = `${server.origin}${peer.pagesAt}${buildAddress(seenPage)}`
  return { peer, server, url, seen: [] as View[] }
}

/** Main thread done / frame presented. */
function framed({ framedMs, paintedMs }: NavigationTimes): string {
  return `${framedMs.toFixed(0)}/${paintedMs.toFixed(0)}`
}

function printTable(table: readonly PeerRow[]) {
  const columns: readonly (readonly [title: string, cellOf: (row: PeerRow) => string])[] = [
    ['', ({ label }) => label],
    ['build s', ({ cost }) => cost.seconds.toFixed(1)],
    ['peak MB', ({ cost }) => cost.peakMegabytes.toFixed(0)],
    ['output MB', ({ outputMegabytes }) => outputMegabytes.toFixed(1)],
    ['KB', ({ view }) => (view.bytes / 1000).toFixed(1)],
    ['requests', ({ view }) => String(view.requests)],
    ['FCP ms', ({ view }) => view.firstPaintMs.toFixed(0)],
    ['LCP ms', ({ view }) => view.largestPaintMs.toFixed(0)],
    ['blocking ms', ({ view }) => view.blockingMs.toFixed(0)],
    ['heap MB', ({ view }) => view.heapMegabytes.toFixed(1)],
    ['nav ms', ({ navigation }) => framed(navigation)],
    [`nav ms ×${slowReader.cpuSlowdown}`, ({ slowNavigation }) => framed(slowNavigation)],
  ]
  const lines = [columns.map(([title]) => title)].concat(
    table.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  )
  for (const line of lines)
    console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(26) : cell.padStart(12))).join(''))
}
