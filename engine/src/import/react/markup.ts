/** An element of React, as it is written → what it shows, in Markdown. Nothing of the site is run. */

import { decodeHTML } from 'entities'
import type { Expression, JSXElement, JSXFragment, Node } from '@babel/types'
import { evaluate } from '../read/evaluate.ts'
import { once, type Scope } from '../read/scope.ts'
import { toFields, toText } from '../read/values.ts'
import { elementOf, fenced, headed, HIDDEN, linked, type ElementProps } from './elements.ts'
import { escaped, toPieces, ShownPieces, words, type Piece } from './pieces.ts'

/** `meta` gets what a page says of itself: the title and the description of its layout. */
export const markupWith =
  (meta: Map<string, string>, messages: ReadonlyMap<string, string>) =>
  (node: Node, scope: Scope): unknown =>
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? new ShownPieces(shown(node, { scope, meta, messages }))
      : undefined

type Context = {
  readonly scope: Scope
  readonly meta: Map<string, string>
  readonly messages: ReadonlyMap<string, string>
}

function shown(node: JSXElement | JSXFragment, context: Context): Piece[] {
  if (node.type === 'JSXFragment') return childrenOf(node, context)
  const name = readElementName(node)
  const props = collectProps(node, context)
  if (HIDDEN.test(name)) return []
  if (/^[a-z]/.test(name)) return elementOf(name, props, () => childrenOf(node, context))
  const own = name.includes('.') ? undefined : context.scope.names.get(name)?.()
  if (typeof own === 'function') {
    const children = new ShownPieces(childrenOf(node, context))
    Object.defineProperty(props, 'children', { value: children })
    return toPieces((own as (props: ElementProps) => unknown)(props))
  }
  return componentOf(name, props, { node, context })
}

type Component = { readonly node: JSXElement; readonly context: Context }

/** Converts a component: those of Docusaurus have their meaning, any other is replaced by its content. */
function componentOf(name: string, props: ElementProps, { node, context }: Component): Piece[] {
  const children = () => childrenOf(node, context)
  switch (name) {
    case 'Layout':
      for (const key of ['title', 'description']) {
        const text = toText(props[key])
        if (text !== undefined && text !== '') context.meta.set(key, text)
      }
      return children()
    case 'Heading':
      return headed(Number(/\d/.exec(toText(props['as']) ?? 'h2')?.[0] ?? 2), children())
    case 'Link':
    case 'NavLink':
      return linked(toText(props['to']) ?? toText(props['href']), children())
    case 'Translate': {
      const message = context.messages.get(toText(props['id']) ?? '')
      return message === undefined ? children() : [words(escaped(message))]
    }
    case 'Redirect': {
      const to = toText(props['to'])
      if (to !== undefined) context.meta.set('redirect', to)
      return []
    }
    case 'CodeBlock':
      return fenced(children(), toText(props['language']))
    default: {
      const inner = children()
      if (inner.length === 0 && !ICON.test(name))
        context.scope.unread.push({ line: node.loc?.start.line ?? 1, text: `<${name}>` })
      return inner
    }
  }
}

/** A picture alone: it has no word to be lost. */
const ICON = /Icon|^(?:Si|Fa)[A-Z]/

function childrenOf({ children }: JSXElement | JSXFragment, context: Context): Piece[] {
  return children.flatMap((child): Piece[] => {
    if (child.type === 'JSXText') return textPieces(child.value)
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') return shown(child, context)
    if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression')
      return []
    return toPieces(evaluateShown(child.expression, context))
  })
}

/** Evaluates an expression. When its condition is unknown, the branch with elements is shown. */
function evaluateShown(expression: Expression, { scope }: Context): unknown {
  const value = evaluate(expression, scope)
  if (toPieces(value).length > 0) return value
  if (expression.type === 'LogicalExpression' && isMarkup(expression.right))
    return evaluate(expression.right, scope)
  if (expression.type !== 'ConditionalExpression') return value
  const [first] = [expression.consequent, expression.alternate].filter(isMarkup)
  return first && evaluate(first, scope)
}

const isMarkup = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment'

/** Lines of text are joined by a space, as React joins them. */
function textPieces(value: string): Piece[] {
  const lines = value.split(/\r?\n/)
  const text = lines
    .map((line, index) => {
      const left = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? left : left.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
  return text === '' ? [] : [words(escaped(decodeHTML(text)))]
}

function readElementName({ openingElement }: JSXElement): string {
  const { name } = openingElement
  if (name.type === 'JSXIdentifier') return name.name
  return name.type === 'JSXMemberExpression' ? `${name.property.name}.` : 'Unknown.'
}

/** Returns the props. Their values are evaluated on access: those that show nothing are not reported. */
function collectProps({ openingElement }: JSXElement, { scope }: Context): ElementProps {
  const props: Record<string, unknown> = {}
  const add = (key: string, get: () => unknown) =>
    Object.defineProperty(props, key, { enumerable: true, configurable: true, get })
  for (const attribute of openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = toFields(evaluate(attribute.argument, scope))
      for (const [key, value] of Object.entries(spread)) add(key, () => value)
      continue
    }
    const { name, value } = attribute
    const key = name.type === 'JSXIdentifier' ? name.name : name.name.name
    if (UNSEEN.test(key)) continue
    const node = value?.type === 'JSXExpressionContainer' ? value.expression : value
    add(
      key,
      node?.type === 'StringLiteral'
        ? () => node.value
        : once(() => (node ? evaluate(node, scope) : true)),
    )
  }
  return props
}

/** Attributes that no reader sees: they are not even evaluated. */
const UNSEEN = /^(?:class(?:Name)?|style|on[A-Z]\w*|key|ref|aria-\w+|data-[\w-]+)$/
