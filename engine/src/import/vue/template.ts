/** The template of a component, with the values that it is given → what it shows, in Markdown. */

import path from 'node:path'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Unread } from '../read/scope.ts'
import { toFields, toText, type Fields } from '../read/values.ts'
import { elementOf, HIDDEN } from '../react/elements.ts'
import { escaped, words, type Piece } from '../react/pieces.ts'
import { camel, readComponent, withoutCapitals, type Component, type VueSite } from './component.ts'

type Element = Tree.Element

export type Use = {
  /** Absolute file of the component. */
  readonly file: string
  readonly props: Fields
  readonly slot: readonly Piece[]
}

type Context = {
  readonly component: Component
  readonly use: Use
  readonly site: VueSite
  readonly data: Fields
  readonly names: Fields
  readonly unread: Unread[]
  /** Number of components around. */
  readonly depth: number
}

const deepest = 20

export function showComponent(
  use: Use,
  site: VueSite,
  data: Fields,
  depth = 0,
): { pieces: readonly Piece[]; unread: readonly Unread[] } {
  const component = depth < deepest ? readComponent(use.file, site, data) : undefined
  if (!component) return { pieces: [], unread: [] }
  const unread: Unread[] = []
  const names = component.propsOf(use.props)
  const pieces = shownAll(component.nodes, { component, use, site, data, names, unread, depth })
  return { pieces, unread }
}

/** Shows one of the elements that conditions choose between. */
function shownAll(nodes: readonly Tree.ChildNode[], context: Context): Piece[] {
  const pieces: Piece[] = []
  let isChosen = false
  for (const node of nodes) {
    if ('value' in node) pieces.push(...textPieces(node.value, context))
    if (!defaultTreeAdapter.isElementNode(node)) continue
    const condition = attribute(node, 'v-if')
    const other = attribute(node, 'v-else-if')
    const isElse = attribute(node, 'v-else') !== undefined
    if (condition !== undefined) isChosen = false
    if (isElse || other !== undefined) {
      if (isChosen) continue
    }
    const test = condition ?? other
    if (test !== undefined && !isShown(test, context)) continue
    if (test !== undefined) isChosen = true
    pieces.push(...repeated(node, context))
  }
  return pieces
}

/** Tells whether a condition holds; one that only running the page would tell does. */
function isShown(code: string, { component, names, unread }: Context): boolean {
  const read = component.valueOf(code, names)
  unread.push(...read.unread)
  return Boolean(read.value) || read.unread.length > 0
}

function evaluateCode(code: string, { component, names, unread }: Context): unknown {
  const read = component.valueOf(code, names)
  unread.push(...read.unread)
  return read.value
}

function repeated(node: Element, context: Context): Piece[] {
  const [, alias = '', list] =
    /^\s*\(?\s*([\s\S]+?)\s*\)?\s+(?:in|of)\s+([\s\S]+)$/.exec(attribute(node, 'v-for') ?? '') ?? []
  if (list === undefined) return shown(node, context)
  const value = evaluateCode(list, context)
  const entries = Array.isArray(value)
    ? [...(value as unknown[]).entries()].map(([index, each]) => [each, index] as const)
    : typeof value === 'number' && value < 1000
      ? Array.from({ length: value }, (_, index) => [index + 1, index] as const)
      : Object.entries(toFields(value)).map(([key, each]) => [each, key] as const)
  const [first = '', second = 'indexOfTheList'] = alias.startsWith('{')
    ? [alias]
    : alias.split(/\s*,\s*/)
  return entries.flatMap(([each, key]) => {
    const own = first.startsWith('{') ? toFields(each) : { [first]: each }
    return shown(node, { ...context, names: { ...context.names, ...own, [second]: key } })
  })
}

function shown(node: Element, context: Context): Piece[] {
  const { component, use, site, data, unread, depth } = context
  const name = node.tagName
  const children = () => {
    const told = attribute(node, 'v-text') ?? attribute(node, 'v-html')
    return told === undefined
      ? shownAll(name === 'template' ? contentOf(node) : node.childNodes, context)
      : [words(escaped(String(evaluateCode(told, context) ?? '').replace(/<[^>]*>/g, '')))]
  }
  if (HIDDEN.test(name)) return []
  if (name === 'slot') {
    const isMain = ['default', undefined].includes(attribute(node, 'name'))
    return isMain && use.slot.length > 0 ? [...use.slot] : children()
  }
  if (name === 'template' || name === 'client-only' || name.startsWith('transition'))
    return children()
  const props = bindProps(node, context)
  const target = findComponent(name, component.imports, use.file, site)
  if (target !== undefined) {
    const inner = showComponent({ file: target, props, slot: children() }, site, data, depth + 1)
    unread.push(...inner.unread)
    return [...inner.pieces]
  }
  if (/^(?:router-link|vp-link|vpbutton|vp-button)$/.test(name))
    return elementOf('a', { href: props['to'] ?? props['href'] }, () => {
      const label = toText(props['text'])
      return label === undefined ? children() : [words(escaped(label))]
    })
  return elementOf(name, props, children)
}

/** Returns the file of a component that the script imports, or that every page knows. */
function findComponent(
  name: string,
  imports: Component['imports'],
  file: string,
  { components }: VueSite,
): string | undefined {
  for (const [each, target] of imports)
    if (withoutCapitals(each) === name) return path.resolve(path.dirname(file), target)
  for (const [each, target] of components) if (withoutCapitals(each) === name) return target
  return undefined
}

function bindProps(node: Element, context: Context): Fields {
  return Object.fromEntries(
    node.attrs.flatMap(({ name, value }): [string, unknown][] => {
      if (UNSEEN.test(name)) return []
      const [, bound] = /^(?::|v-bind:)([\w-]+)$/.exec(name) ?? []
      if (bound === undefined) return [[camel(name), value === '' ? true : value]]
      return [[camel(bound), evaluateCode(value === '' ? camel(bound) : value, context)]]
    }),
  )
}

/** Attributes that no reader sees. */
const UNSEEN =
  /^(?:v-(?!bind:)|@|#|:?(?:class|style|key|ref|id|target|rel|title|width|height)$|(?:aria|data)-)/

const contentOf = (node: Element): readonly Tree.ChildNode[] =>
  'content' in node ? (node as Tree.Template).content.childNodes : node.childNodes

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value

function textPieces(text: string, context: Context): Piece[] {
  const parts = text.split(/(\{\{[\s\S]*?\}\})/)
  return parts.flatMap((part) => {
    const code = /^\{\{([\s\S]*)\}\}$/.exec(part)?.[1]
    const said = code === undefined ? part : toText(evaluateCode(code, context))
    return said === undefined || said === '' ? [] : [words(escaped(said))]
  })
}
