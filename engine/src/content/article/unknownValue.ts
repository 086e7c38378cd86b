/** Reports a `{{ name }}` without a value, at its place. */

import { unknownValues } from '../fixedValues.ts'
import { placeAfter, report, typedSource } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function reportUnknownValues(node: Node, state: ArticleState): void {
  const { variables } = state
  if (!variables) return
  const source = typedSource(node, state)
  const isCode = node.type !== 'text'
  for (const { index, ...problem } of unknownValues(source, variables, isCode))
    report(state, placeAfter(source.slice(0, index), node, state), problem)
}
