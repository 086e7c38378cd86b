/** `> [!NOTE]`, as GitHub writes it, or `> [!NOTE] Titre`, as VitePress does → what `:::note[Titre]` writes. */

import { writeBox, writeTitle } from './admonition.ts'
import { typedSource, writeChildren } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

type Quote = Extract<Node, { type: 'blockquote' }>
type Paragraph = Extract<Node, { type: 'paragraph' }>

export type Alert = {
  readonly type: string
  /** As it is typed; empty when there is none. */
  readonly title: string
  readonly body: readonly Node[]
}

const types: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'important'],
  ['warning', 'warning'],
  ['caution', 'danger'],
])

const MARK = /^\[!(\w+)\](?:[ \t]+([^\n]*))?(?=\n|$)/

/** `undefined` for a quote that is one. */
export function alertIn({ children }: Quote, state: ArticleState): Alert | undefined {
  const [paragraph, ...rest] = children
  if (paragraph?.type !== 'paragraph' || paragraph.children[0]?.type !== 'text') return undefined
  const [opening, name = '', title = ''] = MARK.exec(typedSource(paragraph, state)) ?? []
  const type = types.get(name.toLowerCase())
  if (opening === undefined || type === undefined) return undefined
  const under = underFirstLine(paragraph, opening, state)
  return under && { type, title: title.trim(), body: [...under, ...rest] }
}

export function writeAlert({ type, title, body }: Alert, node: Quote, state: ArticleState): void {
  writeBox({
    type,
    ...(title !== '' && { title: () => writeTitle(title, node, state) }),
    body: () => writeChildren(body, state),
    state,
  })
}

/** Returns the rest of the paragraph, or `undefined` when its first line ends inside an element. */
function underFirstLine(
  node: Paragraph,
  line: string,
  state: ArticleState,
): Paragraph[] | undefined {
  if (!node.position) return undefined
  const { start, end } = node.position
  const lineEnd = (start.offset ?? 0) + line.length
  if (lineEnd >= (end.offset ?? 0)) return []
  const index = node.children.findIndex(({ position }) => (position?.end.offset ?? 0) > lineEnd)
  const child = node.children[index]
  const after = node.children.slice(index + 1)
  const prefix = /^[ \t>]*/.exec(state.source.slice(lineEnd + 1))?.[0].length ?? 0
  const next = { line: start.line + 1, column: prefix + 1, offset: lineEnd + 1 + prefix }
  const position = { start: next, end }
  if (child?.type === 'break') return [{ ...node, position, children: after }]
  if (child?.type !== 'text' || !child.position) return undefined
  const value = child.value.slice(child.value.indexOf('\n') + 1)
  const text = { ...child, value, position: { start: next, end: child.position.end } }
  return [{ ...node, position, children: [text, ...after] }]
}
