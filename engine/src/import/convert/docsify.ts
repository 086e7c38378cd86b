/** Converts Docsify's Markdown: its marks of one line have equivalents here. */

import type { Conversion } from '../importPlan.ts'
import { outsideCode } from './codeSafe.ts'
import { tellLeft } from './paired.ts'

export function convertDocsify(text: string, { note }: Conversion): string {
  return outsideCode(text, (prose) => {
    const converted = prose
      .replace(
        /^([?!])>[ \t]+(.*(?:\n(?![?!]>)[^\n]*\S[^\n]*)*)/gm,
        (_, sign: string, said: string) => `:::${sign === '!' ? 'important' : 'tip'}\n${said}\n:::`,
      )
      .replace(/^(#{1,6}[ \t].*?)[ \t]+:id=([\w-]+)[ \t]*$/gm, '$1 {#$2}')
      .replace(/^(#{1,6}[ \t].*?)[ \t]*\{docsify-ignore(?:-all)?\}[ \t]*$/gm, '$1')
      .replace(
        /(\]\([^()\s]+)[ \t]+(['"]):(?:ignore|target=\w+|no-zoom|size=[^'"]*|class=[^'"]*|disabled)[^'"\n]*\2\)/g,
        '$1)',
      )
    if (converted !== prose) note({ level: 'converted', kind: 'marks of Docsify → ours' })
    tellLeft(
      converted,
      /\[[^\]\n]*\]\([^()\n]*['"]:include[^()\n]*\)/g,
      'files that Docsify includes: shown as links',
      note,
    )
    return converted
  })
}
