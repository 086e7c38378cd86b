/** Explicit heading ids: parses the id at the end of a heading and removes it from the text. */

import { typedSource } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

type Heading = Extract<Node, { type: 'heading' }>
type NamedHeading = {
  readonly id?: string
  readonly className?: string
  readonly shown: readonly Node[]
}

/** `{#id .class}`, `\{#id}`, `{/* #id *\/}` and `<!-- #id -->`. */
export function readHeadingId(node: Heading, state: ArticleState): NamedHeading {
  // satteri leaves the first in `data.hProperties`, which mdast's types know nothing of.
  const data = node.data as { hProperties?: { id?: string; className?: string[] } } | undefined
  const { id: written, className } = data?.hProperties ?? {}
  const id = written || idInComment(node.children.at(-1))
  return {
    ...(id && { id }),
    ...(className && { className: className.join(' ') }),
    shown: written ? withoutBackslash(node.children, state) : node.children,
  }
}

/** Shows nothing: `{/* … *\/}`, `<!-- … -->`. */
export const isComment = (node: Node): boolean =>
  node.type === 'html'
    ? node.value.startsWith('<!--')
    : node.type === 'mdxTextExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)

function idInComment(node: Node | undefined): string | undefined {
  if (!node || !isComment(node) || !('value' in node)) return undefined
  return /^\s*(?:\/\*|<!--)\s*#(\S+?)\s*(?:\*\/|-->)\s*$/.exec(node.value)?.[1]
}

/** MDX wants `{` escaped: the backslash right before it is still text. */
function withoutBackslash(nodes: readonly Node[], state: ArticleState): readonly Node[] {
  const last = nodes.at(-1)
  if (last?.type !== 'text') return nodes
  const [backslashes = ''] = /\\*$/.exec(typedSource(last, state)) ?? []
  const isEscape = state.source.charAt(last.position?.end.offset ?? 0) === '{'
  if (!isEscape || backslashes.length % 2 === 0) return nodes
  return [...nodes.slice(0, -1), { ...last, value: last.value.slice(0, -1) }]
}
