/**
 * The development server: how soon it is ready, and how soon an edit shows, on our site and on a generated one.
 *
 *     npm run dev-times -w bench -- [--pages 10000] [--json FILE]
 *
 * Ready: from the command to its first page, answered whole, with nothing kept from a run before. An edit: from the file
 * being written to the main thread of the browser being done with the frame that shows it.
 */
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { serveLucarne } from '../e2e/commandLine.ts'
import { writePlainConfig } from './buildTypical.ts'
import { openChromium } from './chromium.ts'
import { buildAddress, seenPage, buildSourcePath, writeCorpus } from './corpus.ts'
import { describeMachine } from './machine.ts'
import { median } from './median.ts'
import { writeFigures } from './writeFigures.ts'

type Draft = {
  readonly label: string
  readonly siteDir: string
  /** Page that is looked at and edited: its file from `siteDir`, its address from the server's. */
  readonly file: string
  readonly address: string
}

type DevRow = {
  readonly label: string
  readonly readyMs: number
  /** Before the app is there, the first edit; with it, the median of those that follow. */
  readonly firstEditMs: number
  readonly editMs: number
}

const starts = 5
const edits = 11
/** Typing, then looking: a hand saves no oftener. */
const betweenEditsMs = 300

const { values } = parseArgs({ options: { pages: { type: 'string' }, json: { type: 'string' } } })
const pages = Number(values.pages ?? 10_000)

const root = path.join(import.meta.dirname, '..')
const folders: string[] = []
const browser = await openChromium()
try {
  console.log(describeMachine())
  console.log(
    `ready: medians of ${starts} starts; an edit: median of ${edits}, ${betweenEditsMs} ms apart\n`,
  )
  console.log('site                  ready ms   first edit ms   edit ms')
  const rows: DevRow[] = []
  for (const draft of [await copyOurs(), await generate()]) {
    const row = await measure(draft)
    rows.push(row)
    const cells = [row.readyMs, row.firstEditMs, row.editMs].map((ms) => ms.toFixed(0))
    console.log(
      `${row.label.padEnd(20)}${cells.map((cell, i) => cell.padStart([10, 16, 10][i] ?? 0)).join('')}`,
    )
  }
  await writeFigures(values.json, rows)
} finally {
  await browser.close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
}

async function newFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix)
  folders.push(folder)
  return folder
}

async function copyOurs(): Promise<Draft> {
  // In the repository: the configuration of our site imports the engine.
  const ours = await newFolder(path.join(root, '.bench-'))
  await cp(path.join(root, 'site'), ours, {
    recursive: true,
    filter: (file) => !/[\\/](dist|\.lucarne)$/.test(file),
  })
  return { label: 'our site', siteDir: ours, file: 'docs/Apache.md', address: 'Apache/' }
}

async function generate(): Promise<Draft> {
  const generated = await newFolder(path.join(tmpdir(), 'lucarne-dev-'))
  await writeCorpus(path.join(generated, 'docs'), pages)
  await writePlainConfig(generated)
  return {
    label: `${pages} pages`,
    siteDir: generated,
    file: `docs/${buildSourcePath(seenPage)}`,
    address: buildAddress(seenPage),
  }
}

async function measure(draft: Draft): Promise<DevRow> {
  const readyMs: number[] = []
  for (let count = 1; count < starts; count += 1) {
    const started = await start(draft)
    readyMs.push(started.readyMs)
    await started.server.stop()
  }
  const { server, readyMs: lastMs } = await start(draft)
  try {
    return {
      label: draft.label,
      readyMs: median([...readyMs, lastMs]),
      ...(await edit(draft, server.url)),
    }
  } finally {
    await server.stop()
  }
}

async function start({ siteDir, address }: Draft) {
  await rm(path.join(siteDir, '.lucarne'), { recursive: true, force: true })
  const startedMs = performance.now()
  const server = await serveLucarne('dev', siteDir, '--port', '0')
  const answer = await fetch(new URL(address, server.url))
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  await answer.text()
  return { server, readyMs: performance.now() - startedMs }
}

async function edit(draft: Draft, serverUrl: string) {
  const page = await (await browser.newContext()).newPage()
  try {
    await page.goto(new URL(draft.address, serverUrl).href)
    const firstEditMs = await editOnce(page, draft, 'Retouche première.')
    await page.mouse.move(3, 3)
    await page.mouse.move(5, 5)
    const editsMs: number[] = []
    for (let count = 0; count < edits; count += 1) {
      await page.waitForTimeout(betweenEditsMs)
      editsMs.push(await editOnce(page, draft, `Retouche ${count}.`))
    }
    return { firstEditMs, editMs: median(editsMs) }
  } finally {
    await page.context().close()
  }
}

type Watching = { shownAt: Promise<number> }

async function editOnce(page: Page, { siteDir, file }: Draft, text: string): Promise<number> {
  await page.evaluate(watchFor, text)
  const writtenAt = Date.now()
  await appendFile(path.join(siteDir, file), `\n${text}\n`)
  return (await page.evaluate(() => (globalThis as unknown as Watching).shownAt)) - writtenAt
}

/** Runs in the page. */
function watchFor(text: string) {
  const shownAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')?.textContent.includes(text)) return
      observer.disconnect()
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(Date.now()))
      port1.start()
      requestAnimationFrame(() => port2.postMessage(''))
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(globalThis, { shownAt })
}
