/** Finds the dollars that delimit a formula, as opposed to a price or a shell variable. */

import type { MdastNode } from 'satteri'
import { openingFence } from '../sourceText.ts'

/** Stands for a dollar that is text, while the parser looks for formulas. No text of an author holds it. */
const PLAIN = '\uE001'

/** As long, with the same lines. Code, escapes and `$$…$$` are the parser's to read. */
export const hidePlainDollars = (text: string): string =>
  text.replace(DOLLARS, (match, ...groups: unknown[]) => {
    const { plain } = groups.at(-1) as { plain?: string }
    return plain === undefined ? match : PLAIN
  })

/** As Pandoc: no space inside of the dollars, no letter or digit outside. */
const DOLLARS = new RegExp(
  [
    String.raw`${openingFence}[^\n]*\n[\s\S]*?^[ \t>]*\1[\x60~]*[ \t]*$`,
    String.raw`(\x60+)(?!\x60)(?:(?!\n\n)[\s\S])*?[^\x60]\2(?!\x60)`,
    String.raw`\\[\s\S]`,
    String.raw`\$\$(?:(?!\n\n)[\s\S])*?\$\$`,
    String.raw`(?<![\w$])\$(?![\s$])(?:[^$\n\\]|\\.|\n(?![ \t]*\n))*?(?<![\s\\])\$(?![\w$])`,
    String.raw`(?<plain>\$)`,
  ].join('|'),
  'gm',
)

/** Gives their dollars back to the texts and addresses of a tree. */
export function restoreDollars(node: MdastNode): void {
  const fields = node as unknown as Record<string, unknown>
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string' && value.includes(PLAIN))
      fields[key] = value.replaceAll(PLAIN, '$')
  if ('children' in node) for (const child of node.children) restoreDollars(child)
}

/** `$$…$$`, or `$…$` with a command of TeX in it: what a site that reads no formulas shows as it is typed. */
export const FORMULA =
  /\$\$[^$]+\$\$|(?<![\w$\\])\$(?![\s$])[^$\n]*(?:\\[a-zA-Z]{2,}|[\^_]\{)[^$\n]*(?<![\s\\])\$(?![\w$])/
