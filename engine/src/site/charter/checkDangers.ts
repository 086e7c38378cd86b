/** Charter: a command that destroys is announced before it is shown. */

import type { CodeBlock } from '../../content/codeBlock.ts'
import { blockMark } from '../../content/doc.ts'
import type { Problem } from '../../problem.ts'
import { problemAt, type CharterInput } from './charterInput.ts'

export function checkDangers(input: CharterInput): Problem[] {
  const patterns = (input.charter.dangers ?? []).map((source) => new RegExp(source))
  if (patterns.length === 0) return []
  const { html, blocks } = input.doc
  return blocks
    .filter((block) => block.lang !== 'text' && !isAnnounced(html, block))
    .flatMap((block) =>
      block.code.split('\n').flatMap((content, index) => {
        const found = /^\s*#/.test(content) ? undefined : firstMatch(content, patterns)
        if (found === undefined) return []
        const message = `“${found}” can destroy, and no « Danger » stands before it in its section.`
        const hint = ':::danger[Danger] says the exact effect, what to save first and the way back.'
        return [problemAt(input, block.line + 1 + index, { message, hint })]
      }),
    )
}

/** A danger admonition stands between the section's heading and the block. */
function isAnnounced(html: string, block: CodeBlock): boolean {
  const before = html.slice(0, html.indexOf(blockMark(block.index)))
  return before.slice(before.lastIndexOf('<h2')).includes('admonition-danger')
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found[0].trim()
  }
  return undefined
}
