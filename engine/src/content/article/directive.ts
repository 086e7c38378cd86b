/** A directive → a component by that name, else an admonition, else the text that it was typed as. */

import { endLine } from '../sections.ts'
import { reportFences, writeAdmonition } from './admonition.ts'
import { boxDirectives, boxes } from './boxes/boxes.ts'
import { readDirective, type Directive } from './boxes/componentUse.ts'
import { writeTypedText } from './typedText.ts'
import { startBlock, typedSource, type Writing } from './writing.ts'

export function writeDirective(node: Directive, writing: Writing): void {
  const use = readDirective(node)
  const writeUse = boxes.get(use.name)
  if (writeUse) {
    if (node.type === 'containerDirective') reportFences(node, writing)
    return writeUse(use, writing)
  }
  if (node.type === 'containerDirective') return writeAdmonition(node, writing, boxDirectives)
  // `10:30`, `a:b`.
  const typed = typedSource(node, writing)
  if (node.type === 'textDirective') return writeTypedText(typed, node, writing)
  startBlock(writing)
  writing.html += '<p>'
  writeTypedText(typed, node, writing)
  writing.html += '</p>\n'
  endLine(writing.text)
}
