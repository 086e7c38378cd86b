/** Changes Markdown outside of its code: blocks, spans and comments come back as they were. */

import { openingFence } from '../../content/sourceText.ts'

const CODE = new RegExp(
  [
    String.raw`${openingFence}[^\n]*(?:\n[\s\S]*?)??(?:\n[ \t>]*\1[\x60~]*[ \t]*$|(?![\s\S]))`,
    String.raw`(\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])*?[^\x60]\2(?!\x60)`,
    String.raw`<!--[\s\S]*?-->`,
    String.raw`<(script|style|pre)\b[\s\S]*?</\3\s*>`,
  ].join('|'),
  'gm',
)

/** `change` sees a mark in the place of each piece of code, on the same lines. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  const kept: string[] = []
  const marked = text.replace(CODE, (code) => {
    kept.push(code)
    return `\uE010${kept.length - 1}\uE011${'\n'.repeat(code.split('\n').length - 1)}\uE012`
  })
  return change(marked).replace(
    /\uE010(\d+)\uE011\n*\uE012/g,
    (_, index: string) => kept[Number(index)] ?? '',
  )
}

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length
