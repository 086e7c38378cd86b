/** One page → its result: blocks in one sandbox, faults in another. */

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { findSecrets, type Variables } from 'lucarne-docs/content'
import type { GuidePage, BlockFailure, PageResult } from './guidePage.ts'
import { parseFaultScript } from './faultScript.ts'
import { hostDebian, installedVersions } from './packages.ts'
import { runnerPackages, packagesOf } from './provide.ts'
import { atRelease } from './readPage.ts'
import { isMade } from './release.ts'
import { runBlocks, type BlocksResult } from './runBlocks.ts'
import { joined } from './runStep.ts'
import { runFaults, unprovedRows, type FaultFile } from './runFaults.ts'
import {
  NotProvided,
  NotRunnable,
  openSandbox,
  refuseWithoutRights,
  type Sandbox,
} from './sandbox.ts'
import { shellcheckPage } from './shellcheck.ts'
import { decorFileOf, faultsFileOf } from './supportFiles.ts'

/** The only passwords that a page may show. */
const testPasswords = ['motdepasse-de-test', 'mot-de-passe-de-test']

export type RunOptions = {
  /** Folder of the site's scripts and references: its `verify/`. */
  readonly folder: string
  /** As in `Sandbox`. */
  readonly slack: number
  /** Table of the site's values, for decors and faults. */
  readonly variables?: Variables | undefined
  /** Told once what the blocks printed. */
  readonly onOutput?: (outputs: ReadonlyMap<number, string>) => void
}

/** A page without blocks nor faults needs no sandbox. */
export async function runPage(page: GuidePage, options: RunOptions): Promise<PageResult> {
  const started = Date.now()
  const secondsSince = () => (Date.now() - started) / 1000
  try {
    await requirePackages(page)
    const { blocks, linted } = await inSandbox(page, options, async (sandbox) => ({
      linted: await shellcheckPage(page, sandbox),
      blocks: await runBlocks(page, sandbox, options.folder),
    }))
    options.onOutput?.(blocks.outputs)
    const faults = await faultsOf(page, options, blocks)
    const failures = [...secretsOf(page), ...linted, ...blocks.failures, ...faults]
    return { page, verdicts: blocks.verdicts, failures, seconds: secondsSince() }
  } catch (error) {
    if (error instanceof PageFault) {
      return { page, verdicts: [], failures: [error.failure], seconds: secondsSince() }
    }
    if (!(error instanceof NotRunnable)) throw error
    const isNotProvided = error instanceof NotProvided
    const unrun = { verdicts: [], failures: [], notRun: error.message, isNotProvided }
    return { page, seconds: secondsSince(), ...unrun }
  }
}

async function requirePackages(page: GuidePage): Promise<void> {
  refuseWithoutRights()
  const needed = [...runnerPackages, ...packagesOf(page)]
  const { release } = page
  const found = isMade(release) ? await installedVersions(needed, release) : new Map()
  const missing = needed.filter((name) => !found.has(name))
  if (missing.length === 0) return
  const what = isMade(release)
    ? `packages of Debian ${release.number} are missing: ${missing.join(', ')}`
    : `the root of Debian ${release.number} is missing`
  const isDebian = (await installedVersions(['dpkg'], hostDebian)).has('dpkg')
  throw isDebian ? new NotProvided(what) : new NotRunnable(what)
}

function secretsOf(page: GuidePage): BlockFailure[] {
  return findSecrets(page.text, testPasswords).map(({ line, what }) => ({
    file: page.file,
    line,
    message: `shows a secret: ${what}`,
  }))
}

class PageFault extends Error {
  readonly failure: BlockFailure
  constructor(failure: BlockFailure) {
    super(failure.message)
    this.failure = failure
  }
}

async function inSandbox<Result>(
  page: GuidePage,
  { folder, slack, variables }: RunOptions,
  work: (sandbox: Sandbox) => Promise<Result>,
): Promise<Result> {
  const sandbox = await openSandbox(page.release, slack)
  try {
    for (const name of page.decors) await playDecor({ page, sandbox, name, folder, variables })
    return await work(sandbox)
  } finally {
    await sandbox.close()
  }
}

type Decor = {
  readonly page: GuidePage
  readonly sandbox: Sandbox
  readonly name: string
  readonly folder: string
  readonly variables: Variables | undefined
}

async function playDecor({ page, sandbox, name, folder, variables }: Decor): Promise<void> {
  const file = decorFileOf(name, folder)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new PageFault({
      file: page.file,
      line: 1,
      message: `there is no decor ${name}: verify/decors/${name}.sh is missing`,
    })
  }
  const script = `set -euo pipefail\n${atRelease(text, page.release, variables)}`
  const answer = await sandbox.run({ script, seconds: 60 })
  if (answer.code === 0) return
  const detail = joined(answer.stdout, answer.stderr).trimEnd()
  const message = `the decor ${name} exits ${answer.code}`
  throw new PageFault({ file: page.file, line: 1, message, detail })
}

async function faultsOf(
  page: GuidePage,
  options: RunOptions,
  blocks: BlocksResult,
): Promise<BlockFailure[]> {
  const faults = await readFaults(page, options)
  const run = faults
    ? await inSandbox(page, options, (sandbox) => runFaults(page, faults, sandbox))
    : { failures: [], proved: [], outputs: [] }
  return [
    ...run.failures,
    ...unprovedRows(page, [...blocks.outputs.values(), ...run.outputs], run.proved),
  ]
}

async function readFaults(
  page: GuidePage,
  { folder, variables }: RunOptions,
): Promise<FaultFile | undefined> {
  const file = faultsFileOf(page, folder)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined
    ? undefined
    : {
        ...parseFaultScript(atRelease(text, page.release, variables)),
        file: `verify/pannes/${basename(file)}`,
      }
}
