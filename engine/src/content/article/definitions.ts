/** `[id]: address` and `[^id]: note` are known before the first word is written. */

import type { Node, Writing } from './writing.ts'

export function collectDefinitions(tree: Node, writing: Writing): void {
  if (!('children' in tree)) return
  for (const node of tree.children as readonly Node[]) {
    if (node.type === 'definition') {
      // As in CommonMark, the first of two definitions wins.
      if (!writing.definitions.has(node.identifier)) writing.definitions.set(node.identifier, node)
    } else if (node.type === 'footnoteDefinition') {
      writing.footnotes.definitions.set(node.identifier, node)
    } else if (CONTAINERS.test(node.type)) collectDefinitions(node, writing)
  }
}

/** Definitions are blocks: there is no need to look into running text. */
const CONTAINERS = /^(?:blockquote|list|listItem|containerDirective|mdxJsxFlowElement)$/
