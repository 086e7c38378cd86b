/** Changes Markdown outside of its code: blocks, spans and comments come back as they were. */

import { openingFence } from '../../content/sourceText.ts'

const FENCED = String.raw`${openingFence}[^\n]*(?:\n[\s\S]*?)??(?:\n[ \t>]*\1[\x60~]*[ \t]*$|(?![\s\S]))`

const CODE = new RegExp(
  [
    FENCED,
    String.raw`(\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])*?[^\x60]\2(?!\x60)`,
    String.raw`<!--[\s\S]*?-->`,
    String.raw`<(script|style|pre)\b[\s\S]*?</\3\s*>`,
  ].join('|'),
  'gm',
)
const BLOCKS = new RegExp(FENCED, 'gm')

/** `change` sees a mark in the place of each piece of code, on the same lines. */
export const outsideCode = (text: string, change: (prose: string) => string): string =>
  changeAround(CODE, text, change)

/** Applies `change` outside fenced blocks, code spans, comments and scripts included. */
export const outsideFences = (text: string, change: (prose: string) => string): string =>
  changeAround(BLOCKS, text, change)

function changeAround(code: RegExp, text: string, change: (prose: string) => string): string {
  const kept: string[] = []
  const marked = text.replace(code, (typed) => {
    kept.push(typed)
    return `\uE010${kept.length - 1}\uE011${'\n'.repeat(typed.split('\n').length - 1)}\uE012`
  })
  return change(marked).replace(
    /\uE010(\d+)\uE011\n*\uE012/g,
    (_, index: string) => kept[Number(index)] ?? '',
  )
}

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length
