/** Problems + the configuration's levels → what is printed, and the exit code. */

import type { Config } from '../config/config.ts'
import type { Problem, ProblemKind, ProblemLevel } from '../problem.ts'
import { formatProblem, sortProblems } from '../problem.ts'
import { documented } from '../read/documentation.ts'

export type ProblemReport = {
  readonly text: string
  /** Number of problems that are not ignored. */
  readonly count: number
  readonly worst: ProblemLevel
}

const order: readonly ProblemLevel[] = ['ignore', 'log', 'warn', 'throw']

/** One block of text, sorted by place; each problem with its level. Then the pages of the documentation that tell what may be written. */
export function reportProblems(
  problems: readonly Problem[],
  config: Config | undefined,
): ProblemReport {
  const shown = levelledProblems(problems, config)
  const worst = shown.reduce<ProblemLevel>(
    (worstYet, { level }) => (order.indexOf(level) > order.indexOf(worstYet) ? level : worstYet),
    'ignore',
  )
  // Of a partial, each page that includes it tells the same.
  const files = new Map(
    shown.map(({ problem, level }) => [
      `${level.padEnd(5)} ${formatProblem(problem)}`,
      problem.file,
    ]),
  )
  const pages = new Set(shown.flatMap(({ problem }) => problem.page ?? []))
  const help = [...pages].map((page) => `What may be written there: ${documented(page)}`)
  return { text: [...withoutFloods(files), ...help].join('\n'), count: files.size, worst }
}

const mostOfOneFile = 200

/** One file may have thousands: the first are printed, the others counted. */
function withoutFloods(fileOfLine: ReadonlyMap<string, string>): string[] {
  const byFile = new Map<string, string[]>()
  for (const [line, file] of fileOfLine) {
    const lines = byFile.get(file)
    if (lines) lines.push(line)
    else byFile.set(file, [line])
  }
  return [...byFile].flatMap(([file, lines]) =>
    lines.length <= mostOfOneFile
      ? lines
      : [
          ...lines.toSorted(throwsFirst).slice(0, mostOfOneFile),
          `      ${file}: ${lines.length - mostOfOneFile} more problems\n    Mend those above, and build again to see the others.`,
        ],
  )
}

/** Sorts problems that make the exit code 1 first, so that they are printed rather than only counted. */
const throwsFirst = (a: string, b: string) =>
  Number(b.startsWith('throw')) - Number(a.startsWith('throw'))

/** In order of place, without those that are ignored. */
export function levelledProblems(problems: readonly Problem[], config: Config | undefined) {
  return sortProblems(problems)
    .map((problem) => ({ problem, level: levelOf(problem.kind, config) }))
    .filter(({ level }) => level !== 'ignore')
}

/** Without a configuration, everything stops the build. */
function levelOf(kind: ProblemKind, config: Config | undefined): ProblemLevel {
  if (!config) return 'throw'
  const levels: Record<ProblemKind, ProblemLevel> = {
    config: 'throw',
    content: config.onContentProblems,
    brokenLink: config.onBrokenLinks,
    brokenMarkdownLink: config.onBrokenMarkdownLinks,
    brokenAnchor: config.onBrokenAnchors,
    duplicateRoute: config.onDuplicateRoutes,
    lostAddress: config.onLostAddresses,
    overdueReview: config.onOverdueReviews,
  }
  return levels[kind]
}
