/** An element of ours around what the author wrote: their HTML cannot reach out of it. */

import { implicitlyClosedTags, pageTags } from './htmlTags.ts'
import { report } from './writing.ts'
import type { Writing } from './state.ts'

/** Raw tags opened inside are closed inside, and those opened outside stay open. */
export function enclose(
  writing: Writing,
  [opening, closing]: readonly [opening: string, closing: string],
  write: () => void,
): void {
  const outerFloor = writing.rawFloor
  writing.rawFloor = writing.rawTags.length
  writing.html += opening
  write()
  closeRawTags(writing, writing.rawFloor)
  writing.html += closing
  writing.rawFloor = outerFloor
}

/** A block starts: HTML ends there the `<p>` that it stands in, wherever its author closes it. */
export function endRawParagraph(writing: Writing): void {
  const { rawTags, rawFloor, endedParagraphs } = writing
  const tag = rawTags.at(-1)
  if (tag?.name !== 'p' || rawTags.length <= rawFloor) return
  closeRawTags(writing, rawTags.length - 1)
  endedParagraphs.push(tag)
}

/** Closes what was opened since there were `depth` open elements; what HTML wants closed is reported. */
export function closeRawTags(writing: Writing, depth: number): void {
  while (writing.rawTags.length > depth) {
    const tag = writing.rawTags.pop()
    if (!tag) return
    if (!pageTags.has(tag.name)) writing.html += `</${tag.name}>`
    if (implicitlyClosedTags.has(tag.name)) continue
    report(writing, tag.place, {
      message: `“<${tag.name}>” is not closed where it should be.`,
      hint: `Close it with “</${tag.name}>” in the same paragraph or block.`,
    })
  }
}
