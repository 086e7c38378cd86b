/** Pages → their results, several at a time, and the record of what passed. */

import { availableParallelism } from 'node:os'

import type { BenchPage, PageResult } from './benchPage.ts'
import { benchFolder, runPage } from './runPage.ts'
import { recordResult } from './verifiedFile.ts'

export type BenchRun = {
  readonly siteFolder: string
  readonly pages: readonly BenchPage[]
  /** Pages at the same time. */
  readonly jobs: number
  readonly isDryRun: boolean
  readonly onPage: (result: PageResult, outputs: ReadonlyMap<number, string>) => void
}

/** In the order of `pages`, whatever the order they end in; where pages share a core, they have longer for everything. */
export async function runBench(run: BenchRun): Promise<{ pages: PageResult[]; seconds: number }> {
  const started = Date.now()
  const results: PageResult[] = []
  // The longest first, so that none is left running alone at the end.
  const queue = [...run.pages.entries()].toSorted(
    ([, one], [, other]) => other.blocks.length - one.blocks.length,
  )
  const slack = Math.max(1, run.jobs / availableParallelism())
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, page] = next
      let outputs: ReadonlyMap<number, string> = new Map()
      const onOutput = (all: ReadonlyMap<number, string>) => (outputs = all)
      const result = await runPage(page, { folder: benchFolder, slack, onOutput })
      if (!run.isDryRun) await recordResult(run.siteFolder, result, benchFolder)
      results[index] = result
      run.onPage(result, outputs)
    }
  }
  await Promise.all(Array.from({ length: run.jobs }, worker))
  return { pages: results, seconds: (Date.now() - started) / 1000 }
}
