/** Result of resolving a doc's reference: its target, or what is broken. */

import type { Doc, Ref } from '../content/doc.ts'
import { escapeAttribute } from '../content/escapeHtml.ts'
import type { Problem, ProblemKind } from '../problem.ts'

export type ResolvedRef = {
  readonly html: string
  /** Target address, not escaped; absent for a broken link. */
  readonly href?: string
  /** Path of the page it leads to. */
  readonly path?: string
  readonly problem?: Problem
}

export type RefProblem = {
  readonly kind: ProblemKind
  readonly message: string
  readonly hint?: string | undefined
}

export function broken(ref: Ref, doc: Doc, reason: RefProblem): ResolvedRef {
  return { html: escapeAttribute(ref.target), problem: toRefProblem(ref, doc, reason) }
}

export function toRefProblem(
  { file, line, column, target, typed = target }: Ref,
  doc: Doc,
  { kind, message, hint }: RefProblem,
): Problem {
  return {
    kind,
    file: file ?? doc.file,
    line,
    column,
    message: `broken link "${typed}": ${message}`,
    ...(hint && { hint }),
  }
}
