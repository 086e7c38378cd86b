/** Results → the lines of the terminal. */

import { join } from 'node:path'

import type { BlockFailure, PageResult, Verdict } from './guidePage.ts'

type PageReport = {
  /** Folder of the site, as it is shown before each file. */
  readonly shownFolder: string
  /** Printed by blocks, to be shown with them. */
  readonly outputs?: ReadonlyMap<number, string>
}

/** One line for the page, then its failures with file and line. */
export function formatPage(
  result: PageResult,
  { shownFolder, outputs = new Map() }: PageReport,
): string {
  const { page, failures, notRun, seconds } = result
  const on = ` (Debian ${page.release.number})`
  if (notRun !== undefined) return `- ${page.file}${on}: not run: ${notRun}`
  const counts = (['executed', 'checked', 'skipped'] as const)
    .map((verdict) => `${countVerdict([result], verdict)} ${verdict}`)
    .join(', ')
  const mark = failures.length > 0 ? '✗' : '✓'
  const failed = failures.length > 0 ? `, ${failures.length} failed` : ''
  return [
    `${mark} ${page.file}${on}: ${counts}${failed}, ${seconds.toFixed(1)} s`,
    ...printed(result, outputs),
    ...failures.map((failure) => formatFailure(failure, shownFolder)),
  ].join('\n')
}

/** The last line of a run on one release. `unchanged`: pages that were as they had passed, and were not run. */
export function formatTotal(
  results: readonly PageResult[],
  { release, seconds, unchanged = 0 }: { release: string; seconds: number; unchanged?: number },
): string {
  const run = results.filter((result) => result.notRun === undefined)
  const notRun = results.length - run.length
  return [
    `verify: debian=${release}`,
    `pages=${run.length}`,
    `executed=${countVerdict(run, 'executed')}`,
    `checked=${countVerdict(run, 'checked')}`,
    `skipped=${countVerdict(run, 'skipped')}`,
    `failed=${run.reduce((sum, result) => sum + result.failures.length, 0)}`,
    ...(unchanged > 0 ? [`unchanged=${unchanged}`] : []),
    ...(notRun > 0 ? [`notrun=${notRun}`] : []),
    `seconds=${Math.round(seconds)}`,
  ].join(' ')
}

function countVerdict(results: readonly PageResult[], verdict: Verdict['verdict']): number {
  return results.flatMap((result) => result.verdicts).filter((one) => one.verdict === verdict)
    .length
}

function formatFailure({ file, line, message, detail }: BlockFailure, shownFolder: string): string {
  return [`  ${join(shownFolder, file)}:${line}: ${message}`, ...indented(detail)].join('\n')
}

function printed({ page }: PageResult, outputs: ReadonlyMap<number, string>): string[] {
  return page.blocks.flatMap((block) => {
    const output = outputs.get(block.index)
    return output === undefined
      ? []
      : [`  line ${block.line} prints:`, ...indented(output || '(nothing)')]
  })
}

function indented(text: string | undefined): string[] {
  return text
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => `      ${line}`)
    : []
}
