/** A pattern that names values (`{ title, items = [] }`) → each name, with what gives its value. */

import type { Expression, Node } from '@babel/types'
import { toFields, toList } from './values.ts'

export type Bound = readonly [name: string, read: () => unknown]

/** `evaluate` gives the value of what stands in for one that is missing. */
export function boundNames(
  pattern: Node,
  read: () => unknown,
  evaluate: (node: Expression) => unknown,
): Bound[] {
  switch (pattern.type) {
    case 'Identifier':
      return [[pattern.name, read]]
    case 'AssignmentPattern':
      return boundNames(pattern.left, () => read() ?? evaluate(pattern.right), evaluate)
    case 'ArrayPattern':
      return pattern.elements.flatMap((each, index) =>
        each ? boundNames(each, () => toList(read())[index], evaluate) : [],
      )
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return boundNames(property.argument, read, evaluate)
        const key = readKey(property.key)
        return key === undefined
          ? []
          : boundNames(property.value, () => toFields(read())[key], evaluate)
      })
    default:
      return []
  }
}

const readKey = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined
