/** Ids of headings between marks that a site chose (`markdown.attrs` of VitePress) → between braces, which are then no text. */

import { escapePattern } from '../../escapePattern.ts'
import { toText, type Fields } from '../read/values.ts'
import { outsideFences } from './codeSafe.ts'

export function withOurMarks(text: string, { leftDelimiter, rightDelimiter }: Fields): string {
  const [left, right] = [toText(leftDelimiter) ?? '{', toText(rightDelimiter) ?? '}']
  if (left === '{' || left === '' || right === '') return text
  const mark = new RegExp(
    `[ \\t]*${escapePattern(left)}\\s*(#[\\w-]+)[^\\n]*?${escapePattern(right)}`,
  )
  return outsideFences(text, (prose) =>
    prose.replace(/^#{1,6}\s.*$/gm, (heading) => {
      const id = mark.exec(heading)?.[1]
      const bare = heading.replace(mark, '').replace(/(?<!\\)\{(?=[^{}]*\}\s*$)/, '\\{')
      return id === undefined ? bare : `${bare.trimEnd()} {${id}}`
    }),
  )
}
