/** `{{ name }}` of no value, told where it stands. */

import { unknownValues } from '../fixedValues.ts'
import { placeAfter, report, typedSource } from './writing.ts'
import type { Node, Writing } from './state.ts'

export function reportUnknownValues(node: Node, writing: Writing): void {
  const { variables } = writing
  if (!variables) return
  const source = typedSource(node, writing)
  const isCode = node.type !== 'text'
  for (const { index, ...problem } of unknownValues(source, variables, isCode))
    report(writing, placeAfter(source.slice(0, index), node, writing), problem)
}
