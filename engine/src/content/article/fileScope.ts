/** State of one file: a partial is written in the middle of the page that includes it. */

import type { FileScope, ArticleState } from './state.ts'

export function pickFileScope(state: ArticleState): FileScope {
  const { source, syntax, definitions, notes, abbreviations, names, partials } = state
  return { source, syntax, definitions, notes, abbreviations, names, partials }
}

/** Runs `write` with the state of another file, then restores the current one. */
export function writeFrom(file: FileScope, state: ArticleState, write: () => void): void {
  const outer = pickFileScope(state)
  Object.assign(state, file)
  write()
  Object.assign(state, outer)
}
