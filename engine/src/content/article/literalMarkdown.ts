/** Markdown that stands in a block of HTML, which CommonMark leaves as it is: its readers would see the marks. */

import { readItAsMdx } from '../mdxInMarkdown.ts'
import { placeAfter, report } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

/** Matches Markdown that is nothing else: links, images, bold, code, headings, boxes, and lists of two items. */
const MARKDOWN =
  /!?\[[^\]\n]*\]\([^()\s]+\)|\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*|`[^`\n]+`|^ {0,3}(?:#{1,6} \S.*|`{3,}.*|:{3,}\w.*)$|^( *(?:[-*+]|\d+[.)]) +)\S.*\n\1?\s*(?:[-*+]|\d+[.)]) +\S/m

const message = 'is Markdown in a block of HTML: it is shown as it is.'

/** Once for a file. `typed` is text between two tags of `node`, which `before` ends. */
export function reportLiteralMarkdown(
  typed: string,
  { node, before }: { node: Node; before: string },
  state: ArticleState,
): void {
  const found = MARKDOWN.exec(typed)
  if (!found || isTold(state)) return
  const [shown = ''] = found[0].trim().split('\n')
  report(state, placeAfter(before + typed.slice(0, found.index), node, state), {
    message: `“${shown}” ${message}`,
    hint: `Leave an empty line before and after it${state.syntax === 'md' ? '.' : `; or ${readItAsMdx}`}`,
  })
}

const isTold = ({ problems, partials }: ArticleState): boolean => {
  const file = partials.stack.at(-1)
  return problems.some((problem) => problem.file === file && problem.message.endsWith(message))
}
