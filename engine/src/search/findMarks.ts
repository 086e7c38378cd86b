/** Text and the stems of a hit → what to mark in it. */
import { stemWord } from './stemWord.ts'
import { wordsOf } from './wordsOf.ts'

/** UTF-16 offsets. */
export type Mark = { readonly start: number; readonly end: number; readonly stem: string }

/** Whole words, in reading order, without overlap: of `sshd_config` and its parts, the longest that matches. */
export function findMarks(text: string, stems: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = []
  for (const { form, start, end } of wordsOf(text)) {
    const stem = stemWord(form)
    if (stems.has(stem) && start >= (marks.at(-1)?.end ?? 0)) marks.push({ start, end, stem })
  }
  return marks
}
