/** A component named by a directive (`:::card[Titre]{href="/x"}`) or by JSX (`<Card href="/x">`) → one shape for both. */

import { readProps, textProp, type Jsx, type JsxProps } from '../jsxProps.ts'
import { writeChildren, writeText } from '../updateState.ts'
import type { Node, ArticleState } from '../state.ts'

export type Directive = Extract<
  Node,
  { type: 'containerDirective' | 'leafDirective' | 'textDirective' }
>

export type ComponentUse = {
  /** As JSX has it: `link-card` is `LinkCard`. */
  readonly name: string
  readonly props: JsxProps
  /** Label: the content of a directive's brackets. */
  readonly label: readonly Node[]
  readonly children: readonly Node[]
  readonly node: Node
}

/** Returns the name that JSX has for that of a directive: `link-card` → `LinkCard`. */
export const componentName = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the name that a directive has for that of JSX: `LinkCard` → `link-card`. */
export const directiveName = (name: string): string =>
  name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()

export function readDirective(node: Directive): ComponentUse {
  const props = new Map<string, unknown>(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value || true]),
  )
  const use = { name: componentName(node.name), props, node }
  if (node.type !== 'containerDirective') return { ...use, label: node.children, children: [] }
  const [first] = node.children
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel)
    return { ...use, label: [], children: node.children }
  return { ...use, label: first.children, children: node.children.slice(1) }
}

export const readElement = (node: Jsx, state: ArticleState): ComponentUse => ({
  name: node.name ?? '',
  props: readProps(node, state),
  label: [],
  children: node.children,
  node,
})

/** Returns `undefined` for what is no component. */
export function readUse(node: Node, state: ArticleState): ComponentUse | undefined {
  switch (node.type) {
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return readDirective(node)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === null || /^[a-z]/.test(node.name) ? undefined : readElement(node, state)
    default:
      return undefined
  }
}

/** Returns what writes the title of a use: its label, else a prop; `undefined` where it has none. */
export function titleWriter(
  { label, props }: ComponentUse,
  state: ArticleState,
  key = 'title',
): (() => void) | undefined {
  if (label.length > 0) return () => writeChildren(label, state)
  const title = textProp(props, key)
  return title === undefined ? undefined : () => writeText(title, state)
}

/** Returns the nodes that hold something: JSX leaves blanks between its elements. */
export const solidNodes = (nodes: readonly Node[]): readonly Node[] =>
  nodes.filter((node) => !(node.type === 'text' && node.value.trim() === ''))
