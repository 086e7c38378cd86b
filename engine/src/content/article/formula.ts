/** `$…$` and `$$…$$` → MathML inline; reports invalid formulas, and those of a site that has not enabled them. */

import { FORMULA } from '../formula/dollars.ts'
import { escapeText } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { placeAfter, locateNode, report, typedSource } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function writeFormula(
  node: Extract<Node, { type: 'math' | 'inlineMath' }>,
  state: ArticleState,
): void {
  const isBlock = node.type === 'math'
  const formula = state.drawFormula?.(node.value, isBlock)
  if (formula && 'error' in formula)
    report(state, locateNode(node, state), {
      message: `This formula is not drawn, its source is shown: ${formula.error}`,
      hint: 'It is read as LaTeX writes it; for a dollar in the text, write \\$.',
    })
  const drawn =
    formula && 'mathml' in formula ? formula.mathml : `<code>${escapeText(node.value)}</code>`
  if (isBlock) endLine(state.text)
  state.html += isBlock ? `<div class="table-scroll">${drawn}</div>\n` : drawn
  state.text.line += formula && 'mathml' in formula ? readMathText(formula.mathml) : node.value
  state.typography.previous = 'x'
  if (isBlock) endLine(state.text)
}

/** Reads a formula's letters, numbers and operators as text. */
const readMathText = (mathml: string): string =>
  mathml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const message = 'is a formula, which this site does not read: it is shown as it is.'

/** Once for a file. */
export function reportFormula(node: Node, state: ArticleState): void {
  if (state.drawFormula) return
  const source = typedSource(node, state)
  const found = FORMULA.exec(source)
  if (!found) return
  const file = state.partials.stack.at(-1)
  if (state.problems.some((each) => each.file === file && each.message.endsWith(message))) return
  report(state, placeAfter(source.slice(0, found.index), node, state), {
    message: `“${found[0].replace(/\s+/g, ' ')}” ${message}`,
    hint: 'Write “math: true” in the “docs” of the configuration, and npm install temml; or \\$ for a dollar.',
  })
}
