/** Green results → their entries of `verified.json`; a page that fails loses its entry. */

import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { hashBlocks, type VerifiedBlock, type VerifiedPage } from 'lucarne-docs/content'
import type { BenchPage, PageResult } from './benchPage.ts'
import { debianRelease, installedVersions } from './packages.ts'
import { programsOf } from './programs.ts'
import { decorFileOf, faultsFileOf } from './supportFiles.ts'

/** What the engine reads, and what only the bench needs. */
type BenchEntry = VerifiedPage & {
  /** Names the decors and faults that were played. */
  readonly support: string
  /** Debian's full versions. */
  readonly packages: Readonly<Record<string, string>>
}

/** By file, from the site folder. */
export type BenchEntries = Readonly<Record<string, BenchEntry>>

/** Empty when there is no `verified.json`. */
export async function readVerified(siteFolder: string): Promise<BenchEntries> {
  const text = await readFile(pathOf(siteFolder), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { pages?: BenchEntries }).pages ?? {}
}

export type PageState =
  | 'verified'
  | 'no green run'
  | 'blocks changed'
  | 'decors, faults or table changed'

/** Whether the page is as it was when the bench passed it. */
export async function stateOf(
  page: BenchPage,
  entry: BenchEntry | undefined,
  folder: string,
): Promise<PageState> {
  if (!entry) return 'no green run'
  if (entry.hash !== hashBlocks(page.blocks)) return 'blocks changed'
  const support = await hashSupport(page, folder)
  return entry.support === support ? 'verified' : 'decors, faults or table changed'
}

/** Several benches may end at the same time: each adds its pages under a lock. */
export async function recordResult(
  siteFolder: string,
  result: PageResult,
  folder: string,
): Promise<void> {
  if (result.notRun !== undefined) return
  const { page } = result
  const entry = result.failures.length === 0 ? await entryOf(result, folder) : undefined
  await withLock(`${pathOf(siteFolder)}.lock`, async () => {
    const { [page.file]: _, ...others } = await readVerified(siteFolder)
    const all = entry ? { ...others, [page.file]: entry } : others
    const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const staged = `${pathOf(siteFolder)}.${process.pid}`
    await writeFile(staged, `${JSON.stringify({ pages: sorted }, null, 1)}\n`)
    await rename(staged, pathOf(siteFolder))
  })
}

/** Names what a page's run depends on besides its own blocks. */
async function hashSupport(page: BenchPage, folder: string): Promise<string> {
  const files = [
    ...page.decors.map((name) => decorFileOf(name, folder)),
    faultsFileOf(page, folder),
  ]
  const hash = createHash('sha256').update(
    JSON.stringify([
      page.packages,
      page.decors,
      page.rows.map(({ messages, words }) => [messages, words]),
    ]),
  )
  for (const file of files) hash.update(await readFile(file, 'utf8').catch(() => ''))
  return hash.digest('hex').slice(0, 16)
}

async function entryOf({ page, verdicts }: PageResult, folder: string): Promise<BenchEntry> {
  const versions = await installedVersions(page.packages)
  return {
    hash: hashBlocks(page.blocks),
    support: await hashSupport(page, folder),
    date: new Date().toLocaleDateString('sv-SE'),
    system: (await debianRelease()) ?? 'Linux',
    programs: programsOf(versions),
    packages: Object.fromEntries([...versions].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    blocks: verdicts as readonly VerifiedBlock[],
  }
}

function pathOf(siteFolder: string): string {
  return join(siteFolder, 'verified.json')
}

/** A folder is made or not made, in one step. One left by a killed bench is taken over after ten seconds. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (isOurs) break
    const since = await stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - since > 10_000) await rm(lock, { recursive: true, force: true })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  try {
    await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
