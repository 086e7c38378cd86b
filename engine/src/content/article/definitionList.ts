/** `Terme`, then `: définition` → `<dl>`. */

import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { startBlock, writeChildren } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

type Part = Extract<Node, { type: 'descriptionTerm' | 'descriptionDetails' }>

export function writeDefinitionPart(node: Part, state: ArticleState): void {
  const tag = node.type === 'descriptionTerm' ? 'dt' : 'dd'
  const [only, ...others] = node.children as readonly Node[]
  const shown = only?.type === 'paragraph' && others.length === 0 ? only.children : node.children
  startBlock(state)
  enclose(state, [`<${tag}>`, `</${tag}>\n`], () => writeChildren(shown, state))
  endLine(state.text)
}
