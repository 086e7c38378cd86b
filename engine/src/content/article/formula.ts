/** `$…$` and `$$…$$` → MathML inline; told where none can be made, or where the site does not ask for formulas. */

import { FORMULA } from '../formula/dollars.ts'
import { escapeText } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { placeAfter, placeOf, report, typedSource } from './writing.ts'
import type { Node, Writing } from './state.ts'

export function writeFormula(
  node: Extract<Node, { type: 'math' | 'inlineMath' }>,
  writing: Writing,
): void {
  const isBlock = node.type === 'math'
  const formula = writing.drawFormula?.(node.value, isBlock)
  if (formula && 'error' in formula)
    report(writing, placeOf(node, writing), {
      message: `This formula is not drawn, its source is shown: ${formula.error}`,
      hint: 'It is read as LaTeX writes it; for a dollar in the text, write \\$.',
    })
  const drawn =
    formula && 'mathml' in formula ? formula.mathml : `<code>${escapeText(node.value)}</code>`
  if (isBlock) endLine(writing.text)
  writing.html += isBlock ? `<div class="table-scroll">${drawn}</div>\n` : drawn
  writing.text.line += formula && 'mathml' in formula ? wordsOf(formula.mathml) : node.value
  writing.typography.previous = 'x'
  if (isBlock) endLine(writing.text)
}

/** Reads a formula's letters, numbers and operators as text. */
const wordsOf = (mathml: string): string =>
  mathml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const message = 'is a formula, which this site does not read: it is shown as it is.'

/** Once for a file. */
export function reportFormula(node: Node, writing: Writing): void {
  if (writing.drawFormula) return
  const source = typedSource(node, writing)
  const found = FORMULA.exec(source)
  if (!found) return
  const file = writing.partials.stack.at(-1)
  if (writing.problems.some((each) => each.file === file && each.message.endsWith(message))) return
  report(writing, placeAfter(source.slice(0, found.index), node, writing), {
    message: `“${found[0].replace(/\s+/g, ' ')}” ${message}`,
    hint: 'Write “math: true” in the “docs” of the configuration, and npm install temml; or \\$ for a dollar.',
  })
}
