/** Ids of headings: the one that its author wrote at the end, else the text that one is made from. */

import { slug } from 'github-slugger'
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

/** Stands for a comment while an id is made: comments, and the spaces before them, are not in it. */
const COMMENT = '\uE000'

/** Emoji and signs leave nothing of an id: a heading of nothing else would have no address. */
export function idText(node: Node, state: ArticleState): string {
  const text = typedText(node, state)
    .replace(/^(?:\uE000\s*)+|\s*\uE000/g, '')
    .normalize('NFC')
  return /^-*$/.test(slug(text)) ? 'section' : text
}

/** GitHub's ids come from what was typed: typography must not change the addresses of sections. */
function typedText(node: Node, state: ArticleState): string {
  if (isComment(node)) return COMMENT
  if (node.type === 'html') return ''
  if (node.type === 'textDirective') return typedSource(node, state)
  if ('children' in node) return node.children.map((child) => typedText(child, state)).join('')
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  return 'value' in node ? node.value : ''
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
