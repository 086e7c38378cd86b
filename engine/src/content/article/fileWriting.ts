/** State of one file: a partial is written in the middle of the page that includes it. */

import type { FileWriting, Writing } from './state.ts'

export function fileOf(writing: Writing): FileWriting {
  const { source, syntax, definitions, notes, abbreviations, names, partials } = writing
  return { source, syntax, definitions, notes, abbreviations, names, partials }
}

/** Runs `write` with the state of another file, then restores the current one. */
export function writeFrom(file: FileWriting, writing: Writing, write: () => void): void {
  const outer = fileOf(writing)
  Object.assign(writing, file)
  write()
  Object.assign(writing, outer)
}
