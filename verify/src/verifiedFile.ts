/** Green results → their entries of `verified.json`; a page that fails on a release loses what it had there. */

import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { VerifiedBlock, VerifiedPage, VerifiedRelease } from 'lucarne-docs/content'
import type { GuidePage, PageResult } from './guidePage.ts'
import { installedVersions, isBeside } from './packages.ts'
import { hashRunner, hashSupport } from './pageHash.ts'
import { listPrograms } from './programs.ts'

/** Entry of `verified.json`: what the engine reads, and what only the guide runner needs. */
type ReleaseEntry = VerifiedRelease & {
  /** Names the decors and faults that were played. */
  readonly support: string
  /** Names the part of the bench that decides what a block does. */
  readonly runner: string
  /** Debian's full versions. */
  readonly packages: Readonly<Record<string, string>>
}

export type VerifiedEntry = Omit<VerifiedPage, 'releases'> & {
  readonly releases: Readonly<Record<string, ReleaseEntry>>
}

/** By file, from the site folder. */
export type VerifiedEntries = Readonly<Record<string, VerifiedEntry>>

/** Empty when there is no `verified.json`. */
export async function readVerified(siteFolder: string): Promise<VerifiedEntries> {
  const text = await readFile(verifiedPath(siteFolder), 'utf8').catch(() => '{}')
  const { pages = {} } = JSON.parse(text) as { pages?: VerifiedEntries }
  // Before there were releases, an entry was of one run.
  return Object.fromEntries(Object.entries(pages).filter(([, page]) => 'releases' in page))
}

export type PageState =
  | 'verified'
  | 'no green run'
  | 'blocks changed'
  | 'decors, faults or table changed'
  | 'runner changed'

/** Returns whether the page is as it was when the bench passed it on its release. */
export async function stateOf(
  page: GuidePage,
  entries: VerifiedEntries,
  folder: string,
): Promise<PageState> {
  const entry = entries[page.file]?.releases[page.release.number]
  if (!entry) return 'no green run'
  if (entry.hash !== page.hash) return 'blocks changed'
  if (entry.support !== (await hashSupport(page, folder))) return 'decors, faults or table changed'
  return entry.runner === (await hashRunner()) ? 'verified' : 'runner changed'
}

/** Several runners may end at the same time: each adds its pages under a lock. */
export async function recordResult(
  siteFolder: string,
  result: PageResult,
  folder: string,
): Promise<void> {
  if (result.notRun !== undefined) return
  const { page } = result
  const { number } = page.release
  const entry = result.failures.length === 0 ? await toEntry(result, folder) : undefined
  await withLock(`${verifiedPath(siteFolder)}.lock`, async () => {
    const { [page.file]: before, ...others } = await readVerified(siteFolder)
    const { [number]: _, ...rest } = before?.releases ?? {}
    const kept = Object.entries(rest).filter(([other]) => page.releases.includes(other))
    const releases = Object.fromEntries([...kept, ...(entry ? [[number, entry]] : [])])
    const isEmpty = Object.keys(releases).length === 0
    const all = isEmpty ? others : { ...others, [page.file]: { of: page.releases, releases } }
    const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const staged = `${verifiedPath(siteFolder)}.${process.pid}`
    await writeFile(staged, `${formatEntries(sorted)}\n`)
    await rename(staged, verifiedPath(siteFolder))
  })
}

/** Objects without objects in them are on one line: a run changes few lines. */
function formatEntries(pages: VerifiedEntries): string {
  const text = JSON.stringify({ pages }, null, 1)
  return text.replace(/\{\n[^{}[\]]*\}/g, (inner) => inner.replace(/\n\s*/g, ' '))
}

async function toEntry({ page, verdicts }: PageResult, folder: string): Promise<ReleaseEntry> {
  const versions = await installedVersions(page.packages, page.release)
  // Those of another release are not in the lists of this one, with which `--outdated` compares.
  const own = [...versions].filter(([name]) => !isBeside(name))
  return {
    hash: page.hash,
    support: await hashSupport(page, folder),
    runner: await hashRunner(),
    date: new Date().toLocaleDateString('sv-SE'),
    system: `Debian ${page.release.number}`,
    programs: listPrograms(versions),
    packages: Object.fromEntries(own.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    blocks: verdicts as readonly VerifiedBlock[],
  }
}

function verifiedPath(siteFolder: string): string {
  return join(siteFolder, 'verified.json')
}

/** A folder is made or not made, in one step. One left by a killed runner is taken over after ten seconds. */
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
