/** What is carried along for one file only: a partial is written amid what its page carries. */

import type { FileWriting, Writing } from './state.ts'

export function fileOf(writing: Writing): FileWriting {
  const { source, syntax, definitions, notes, abbreviations, names, partials } = writing
  return { source, syntax, definitions, notes, abbreviations, names, partials }
}

/** What `write` writes stands in another file. */
export function writeFrom(file: FileWriting, writing: Writing, write: () => void): void {
  const outer = fileOf(writing)
  Object.assign(writing, file)
  write()
  Object.assign(writing, outer)
}
