/** ` ```js file="./a.js" region="b" lines="3-9" ` → that part of the file, in place of what the block holds. */

import { takePart } from '../filePart.ts'
import type { CodeFence } from './codeMeta.ts'
import { importedText } from './importedText.ts'
import type { SourceLocation, ArticleState } from './state.ts'
import { report } from './updateState.ts'

/** Longer, no reader reads it: it is on a page by mistake. In characters. */
const longest = 500_000

/**
 * Returns `typed` when the fence names no file; an empty text, with a problem, when the file or the part does not
 * exist.
 */
export function codeOfFile(
  { fence, typed, place }: { fence: CodeFence; typed: string; place: SourceLocation },
  state: ArticleState,
): string {
  const { file, region } = fence.meta
  const tell = (message: string, hint: string) => report(state, place, { message, hint })
  if (file === undefined) {
    if (region !== undefined)
      tell(
        '“region” says which part of a file is shown, and this block names none.',
        'Write file="./a.conf" beside it.',
      )
    return typed
  }
  if (typed.trim() !== '')
    tell(
      `This block shows a file, “${String(file)}”: what is typed in it is left out.`,
      'Empty it, or take “file” away.',
    )
  const read = importedText(String(file), place, state)
  if (read === '') return ''
  const part = takePart(read, fence.meta)
  if ('problem' in part) {
    tell(`The file “${String(file)}” ${part.problem}.`, part.hint)
    return ''
  }
  if (part.code.length <= longest) return part.code
  tell(
    `The file “${String(file)}” has ${part.code.length} characters: it is not shown.`,
    'Show a region or some lines of it, or link to it.',
  )
  return ''
}
