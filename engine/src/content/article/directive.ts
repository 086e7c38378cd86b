/** A directive → a component by that name, else an admonition, else the text that it was typed as. */

import { nearestOf } from '../../nearest.ts'
import { endLine } from '../sections.ts'
import { reportFences, writeAdmonition } from './admonition.ts'
import { boxDirectives, boxes } from './boxes/boxes.ts'
import { directiveName, readDirective, type Directive } from './boxes/componentUse.ts'
import { writeCall } from './componentCall.ts'
import { writeTypedText } from './typedText.ts'
import { locateNode, report, startBlock, typedSource } from './updateState.ts'
import type { ArticleState } from './state.ts'

export function writeDirective(node: Directive, state: ArticleState): void {
  const use = readDirective(node)
  const { siteComponents } = state
  const writeUse = boxes.get(use.name) ?? (siteComponents.has(use.name) ? writeCall : undefined)
  if (writeUse) {
    if (node.type === 'containerDirective') reportFences(node, state)
    return writeUse(use, state)
  }
  const others = [...boxDirectives, ...[...siteComponents].map(directiveName)]
  if (node.type === 'containerDirective') return writeAdmonition(node, state, others)
  // `10:30`, `a:b`.
  const typed = typedSource(node, state)
  if (node.type === 'textDirective') return writeTypedText(typed, node, state)
  reportNearComponent(node, others, state)
  startBlock(state)
  state.html += '<p>'
  writeTypedText(typed, node, state)
  state.html += '</p>\n'
  endLine(state.text)
}

/** `::pool-sise`: what stands alone on its line was meant for a component, where one has nearly that name. */
function reportNearComponent(node: Directive, names: readonly string[], state: ArticleState): void {
  const nearest = nearestOf(directiveName(node.name), names)
  if (nearest === undefined) return
  report(state, locateNode(node, state), {
    message: `Unknown component “::${node.name}”: it is shown as it is.`,
    hint: `Did you mean “::${nearest}”?`,
  })
}
