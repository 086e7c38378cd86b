/** `Terme`, then `: définition` → `<dl>`. */

import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { startBlock, writeChildren } from './writing.ts'
import type { Node, Writing } from './state.ts'

type Part = Extract<Node, { type: 'descriptionTerm' | 'descriptionDetails' }>

export function writeDefinitionPart(node: Part, writing: Writing): void {
  const tag = node.type === 'descriptionTerm' ? 'dt' : 'dd'
  const [only, ...others] = node.children as readonly Node[]
  const shown = only?.type === 'paragraph' && others.length === 0 ? only.children : node.children
  startBlock(writing)
  enclose(writing, [`<${tag}>`, `</${tag}>\n`], () => writeChildren(shown, writing))
  endLine(writing.text)
}
