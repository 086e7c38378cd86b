/** Text and the stems of a hit → what to mark in it. */
import type { SearchLanguage } from './language.ts'
import { wordsOf } from './wordsOf.ts'

/** UTF-16 offsets. */
export type Mark = { readonly start: number; readonly end: number; readonly stem: string }

/** Returns whole words, in reading order, without overlap: of `sshd_config` and its parts, the longest that matches. */
export function findMarks(
  text: string,
  stems: ReadonlySet<string>,
  stemOf: SearchLanguage['stem'],
): Mark[] {
  const marks: Mark[] = []
  for (const { form, start, end } of wordsOf(text)) {
    const stem = stemOf(form)
    if (stems.has(stem) && start >= (marks.at(-1)?.end ?? 0)) marks.push({ start, end, stem })
  }
  return marks
}
