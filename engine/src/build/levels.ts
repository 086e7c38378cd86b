/** Problems + the configuration's levels → what is printed, and the exit code. */

import type { Config } from '../config/config.ts'
import type { Problem, ProblemKind, ProblemLevel } from '../problem.ts'
import { formatProblem, sortProblems } from '../problem.ts'
import { documented } from './documentation.ts'

export type ProblemReport = {
  readonly text: string
  /** Not ignored. */
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
  const lines = new Set(
    shown.map(({ problem, level }) => `${level.padEnd(5)} ${formatProblem(problem)}`),
  )
  const pages = new Set(shown.flatMap(({ problem }) => problem.page ?? []))
  const help = [...pages].map((page) => `What may be written there: ${documented(page)}`)
  return { text: [...lines, ...help].join('\n'), count: lines.size, worst }
}

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
