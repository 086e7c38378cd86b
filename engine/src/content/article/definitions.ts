/** `[id]: address` and `[^id]: note` are known before the first word is written. */

import { collectAbbreviations } from './abbreviations.ts'
import type { FootnoteDefinition, Node, Writing } from './state.ts'
import { placeOf, report } from './writing.ts'

export function collectDefinitions(tree: Node, writing: Writing): void {
  if (!('children' in tree)) return
  // As in CommonMark, the first of two definitions wins.
  for (const node of tree.children as readonly Node[]) {
    if (node.type === 'definition') {
      if (!writing.definitions.has(node.identifier)) writing.definitions.set(node.identifier, node)
    } else if (node.type === 'footnoteDefinition') {
      if (writing.notes.has(node.identifier)) reportSecondNote(node, writing)
      else writing.notes.set(node.identifier, node)
    } else if (isContainer(node)) collectDefinitions(node, writing)
    else collectAbbreviations(node, writing)
  }
}

/** It holds blocks: definitions and headings are, and need not be looked for in running text. */
export const isContainer = (node: Node): boolean =>
  /^(?:blockquote|list|listItem|containerDirective|mdxJsxFlowElement)$/.test(node.type)

function reportSecondNote(node: FootnoteDefinition, writing: Writing): void {
  report(writing, placeOf(node, writing), {
    message: `The footnote [^${node.identifier}] has a text already: this one is not shown.`,
    hint: 'Give it another name, here and where it is called.',
  })
}
