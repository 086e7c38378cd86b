/** Pages → their results on one release, several at a time, and the record of what passed. */

import { availableParallelism, loadavg } from 'node:os'

import type { Variables } from 'lucarne-docs/content'

import type { GuidePage, PageResult } from './guidePage.ts'
import { runPage } from './runPage.ts'
import { supportFolderOf } from './supportFiles.ts'
import { recordResult } from './verifiedFile.ts'

export type BenchRun = {
  readonly siteFolder: string
  readonly variables?: Variables | undefined
  readonly pages: readonly GuidePage[]
  /** Pages at the same time. */
  readonly jobs: number
  readonly isDryRun: boolean
  readonly onPage: (result: PageResult, outputs: ReadonlyMap<number, string>) => void
}

/** In the order of `pages`, whatever the order they end in; where pages share a core, they have longer for everything. */
export async function runGuides(run: BenchRun): Promise<{ pages: PageResult[]; seconds: number }> {
  const started = Date.now()
  const results: PageResult[] = []
  // The longest first, so that none is left running alone at the end.
  const queue = [...run.pages.entries()].toSorted(
    ([, one], [, other]) => other.blocks.length - one.blocks.length,
  )
  const { variables } = run
  const folder = supportFolderOf(run.siteFolder)
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, page] = next
      let outputs: ReadonlyMap<number, string> = new Map()
      const onOutput = (all: ReadonlyMap<number, string>) => (outputs = all)
      const slack = slackOf(run.jobs)
      const result = await runPage(page, { folder, slack, variables, onOutput })
      if (!run.isDryRun) await recordResult(run.siteFolder, result, folder)
      results[index] = result
      run.onPage(result, outputs)
    }
  }
  await Promise.all(Array.from({ length: run.jobs }, worker))
  return { pages: results, seconds: (Date.now() - started) / 1000 }
}

/** Limits are those of a page with a core to itself: on a machine that is busy already, as with more pages than cores, they are that much longer. */
function slackOf(jobs: number): number {
  const [load = 0] = loadavg()
  return Math.min(8, Math.max(1, jobs / availableParallelism(), load / availableParallelism()))
}
