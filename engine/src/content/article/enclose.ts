/** An element of ours around what the author wrote: their HTML cannot reach out of it. */

import { implicitlyClosedTags, pageTags } from './htmlTags.ts'
import { report } from './updateState.ts'
import type { ArticleState } from './state.ts'

/** Raw tags opened inside are closed inside, and those opened outside stay open. */
export function enclose(
  state: ArticleState,
  [opening, closing]: readonly [opening: string, closing: string],
  write: () => void,
): void {
  const outerFloor = state.rawFloor
  state.rawFloor = state.rawTags.length
  state.html += opening
  write()
  closeRawTags(state, state.rawFloor)
  state.html += closing
  state.rawFloor = outerFloor
}

/** A block starts: HTML ends there the `<p>` that it stands in, wherever its author closes it. */
export function endRawParagraph(state: ArticleState): void {
  const { rawTags, rawFloor, endedParagraphs } = state
  const tag = rawTags.at(-1)
  if (tag?.name !== 'p' || rawTags.length <= rawFloor) return
  closeRawTags(state, rawTags.length - 1)
  endedParagraphs.push(tag)
}

/** Closes what was opened since there were `depth` open elements; what HTML wants closed is reported. */
export function closeRawTags(state: ArticleState, depth: number): void {
  while (state.rawTags.length > depth) {
    const tag = state.rawTags.pop()
    if (!tag) return
    if (!pageTags.has(tag.name)) state.html += `</${tag.name}>`
    if (implicitlyClosedTags.has(tag.name)) continue
    report(state, tag.place, {
      message: `“<${tag.name}>” is not closed where it should be.`,
      hint: `Close it with “</${tag.name}>” in the same paragraph or block.`,
    })
  }
}
