/** Problems → the lines an author reads: what is wrong, where, and what to do. */

import { printable, printableLine } from './printable.ts'

/** Kinds of mistakes: the configuration gives each its level. */
export const problemKinds = [
  'config',
  'content',
  'brokenLink',
  'brokenMarkdownLink',
  'brokenAnchor',
  'duplicateRoute',
  'lostAddress',
  'overdueReview',
] as const
export type ProblemKind = (typeof problemKinds)[number]

/** Severity of a problem: `throw` makes the exit code 1, `ignore` hides it. */
export type ProblemLevel = 'ignore' | 'log' | 'warn' | 'throw'

/** Something an author must fix. Collected while building, printed together, never thrown. */
export type Problem = {
  readonly kind: ProblemKind
  /** Path as the author types it, from the site folder. */
  readonly file: string
  /** 1-based, from the top of the file; absent when the whole file is at fault. */
  readonly line?: number
  /** 1-based, in UTF-16 units; absent when the whole line is at fault. */
  readonly column?: number
  /** One sentence in the author's words, without the place. */
  readonly message: string
  /** Advice on what to do, in one sentence. */
  readonly hint?: string
  /** The page of the documentation that tells what may be written there: `settings.md`. */
  readonly page?: string
}

/** `file:line:column: message`, then the hint indented on a line of its own. */
export function formatProblem(problem: Problem): string {
  const place = [printableLine(problem.file), problem.line, problem.line && problem.column].filter(
    Boolean,
  )
  const hint = problem.hint ? `\n    ${problem.hint}` : ''
  return printable(`${place.join(':')}: ${problem.message}${hint}`)
}

/** By file as the author's file list is sorted, then from the top of each file down. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.message, b.message),
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
