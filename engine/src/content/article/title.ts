/** Finds the heading that serves as the page's title, shown above its article: an `h1` that comes first. */

import { isContainer } from './definitions.ts'
import type { Node } from './state.ts'

type Heading = Extract<Node, { type: 'heading' }>

/**
 * `nodes` are those of the page's own file: what it includes from others does not count. In a quote, a list or a box,
 * an `h1` is theirs.
 */
export function titleNodeOf(nodes: readonly Node[]): Node | undefined {
  const first = firstHeading(nodes, isContainer)
  return first?.depth === 1 && first === firstHeading(nodes, isTag) ? first : undefined
}

function firstHeading(
  nodes: readonly Node[],
  isOpened: (node: Node) => boolean,
): Heading | undefined {
  for (const node of nodes) {
    if (node.type === 'heading') return node
    const inner =
      'children' in node && isOpened(node) ? firstHeading(node.children, isOpened) : undefined
    if (inner) return inner
  }
  return undefined
}

/** `<div align="center">` shows nothing of its own. */
const isTag = (node: Node): boolean =>
  node.type === 'mdxJsxFlowElement' && !/^[A-Z]/.test(node.name ?? '')
