/** A directive → a component by that name, else an admonition, else the text that it was typed as. */

import { nearestOf } from '../../nearest.ts'
import { endLine } from '../sections.ts'
import { reportFences, writeAdmonition } from './admonition.ts'
import { boxDirectives, boxes } from './boxes/boxes.ts'
import { directiveName, readDirective, type Directive } from './boxes/componentUse.ts'
import { writeCall } from './componentCall.ts'
import { writeTypedText } from './typedText.ts'
import { placeOf, report, startBlock, typedSource } from './writing.ts'
import type { Writing } from './state.ts'

export function writeDirective(node: Directive, writing: Writing): void {
  const use = readDirective(node)
  const { siteComponents } = writing
  const writeUse = boxes.get(use.name) ?? (siteComponents.has(use.name) ? writeCall : undefined)
  if (writeUse) {
    if (node.type === 'containerDirective') reportFences(node, writing)
    return writeUse(use, writing)
  }
  const others = [...boxDirectives, ...[...siteComponents].map(directiveName)]
  if (node.type === 'containerDirective') return writeAdmonition(node, writing, others)
  // `10:30`, `a:b`.
  const typed = typedSource(node, writing)
  if (node.type === 'textDirective') return writeTypedText(typed, node, writing)
  reportNearComponent(node, others, writing)
  startBlock(writing)
  writing.html += '<p>'
  writeTypedText(typed, node, writing)
  writing.html += '</p>\n'
  endLine(writing.text)
}

/** `::pool-sise`: what stands alone on its line was meant for a component, where one has nearly that name. */
function reportNearComponent(node: Directive, names: readonly string[], writing: Writing): void {
  const nearest = nearestOf(directiveName(node.name), names)
  if (nearest === undefined) return
  report(writing, placeOf(node, writing), {
    message: `Unknown component “::${node.name}”: it is shown as it is.`,
    hint: `Did you mean “::${nearest}”?`,
  })
}
