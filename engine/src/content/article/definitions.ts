/** `[id]: address` and `[^id]: note` are known before the first word is written. */

import { collectAbbreviations } from './abbreviations.ts'
import type { FootnoteDefinition, Node, ArticleState } from './state.ts'
import { locateNode, report } from './updateState.ts'

export function collectDefinitions(tree: Node, state: ArticleState): void {
  if (!('children' in tree)) return
  // As in CommonMark, the first of two definitions wins.
  for (const node of tree.children as readonly Node[]) {
    if (node.type === 'definition') {
      if (!state.definitions.has(node.identifier)) state.definitions.set(node.identifier, node)
    } else if (node.type === 'footnoteDefinition') {
      if (state.notes.has(node.identifier)) reportSecondNote(node, state)
      else state.notes.set(node.identifier, node)
    } else if (isContainer(node)) collectDefinitions(node, state)
    else collectAbbreviations(node, state)
  }
}

/**
 * Says whether a node contains blocks, in which case running text need not be searched for definitions and headings.
 */
export const isContainer = (node: Node): boolean =>
  /^(?:blockquote|list|listItem|containerDirective|mdxJsxFlowElement)$/.test(node.type)

function reportSecondNote(node: FootnoteDefinition, state: ArticleState): void {
  report(state, locateNode(node, state), {
    message: `The footnote [^${node.identifier}] has a text already: this one is not shown.`,
    hint: 'Give it another name, here and where it is called.',
  })
}
