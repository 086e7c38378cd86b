/** Components of the site in a copy of Markdown: what they make at build, in the place of their calls. */

import type { MdastNode } from 'satteri'
import { readDirective } from './article/boxes/componentUse.ts'
import { markdownOfHtml } from './componentText.ts'

/** HTML, and the place of the call; calls on one line are distinguished by their name, then by their order. */
export type CopiedCall = {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly before: string
  readonly after: string
}

/** Offsets in the source. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Node that calls a component, and nodes that it encloses, those of its label apart. */
type Caller = {
  readonly name: string
  readonly node: MdastNode
  readonly label: readonly MdastNode[]
  readonly children: readonly MdastNode[]
  readonly isInline: boolean
}

/** Returns `undefined` for what names no component. */
export function callerOf(node: MdastNode): Caller | undefined {
  switch (node.type) {
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective': {
      const { name, label, children } = readDirective(node)
      return { name, node, label, children, isInline: node.type === 'textDirective' }
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const { name, children } = node
      const isInline = node.type === 'mdxJsxTextElement'
      return name ? { name, node, label: [], children, isInline } : undefined
    }
    default:
      return undefined
  }
}

/** Takes the call out of `calls`; `undefined` where it is none of them. What it encloses is copied as any other text. */
export function copyCall(caller: Caller, calls: CopiedCall[], file: string): Edit[] | undefined {
  const { name, node, label, children, isInline } = caller
  const { start: from, end: to } = node.position ?? {}
  const isCalled = (call: CopiedCall) =>
    call.name === name && call.line === from?.line && call.file === file
  const [call] = calls.splice(calls.findIndex(isCalled) >>> 0, 1)
  if (!call || !from || !to) return undefined
  const start = from.offset ?? 0
  const end = to.offset ?? start
  const held = [...label, ...children]
  const said = (html: string) => markdownIn(html, isInline, from.column)
  const [before, after] = [said(call.before), said(call.after)]
  const gap = isInline ? ' ' : `\n\n${' '.repeat(from.column - 1)}`
  if (held.length === 0) return [{ start, end, text: [before, after].filter(Boolean).join(gap) }]
  const [first, last] = [startOf(held[0]), readEndOffset(held.at(-1))]
  const between = { start: readEndOffset(label.at(-1)), end: startOf(children[0]), text: gap }
  return [
    { start, end: first, text: before && before + gap },
    ...(label.length > 0 && children.length > 0 ? [between] : []),
    { start: last, end, text: after && gap + after },
  ]
}

const startOf = (node: MdastNode | undefined): number => node?.position?.start.offset ?? 0
const readEndOffset = (node: MdastNode | undefined): number => node?.position?.end.offset ?? 0

/** Lines stand under the first one: in a list, they are of the same item. */
function markdownIn(html: string, isInline: boolean, column: number): string {
  const text = markdownOfHtml(html)
  if (isInline) return text.replace(/\s+/g, ' ')
  return text.replace(/\n(?!\n)/g, `\n${' '.repeat(column - 1)}`)
}
