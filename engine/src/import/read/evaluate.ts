/** An expression of a configuration → its value, when it is written out. Nothing of the site is ever run. */

import type { Expression, Node } from '@babel/types'
import { callOf } from './calls.ts'
import { callFunction } from './functions.ts'
import type { Scope } from './scope.ts'

/** Returns `undefined` for what only running it would tell, and notes it. */
// oxlint-disable-next-line complexity -- one line per kind of expression
export function evaluate(node: Expression | Node | null | undefined, scope: Scope): unknown {
  if (!node) return undefined
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'NullLiteral':
      return null
    case 'RegExpLiteral':
      return readRegExp(node)
    case 'TemplateLiteral':
      return templateOf(node, scope)
    case 'ObjectExpression':
      return objectOf(node, scope)
    case 'ArrayExpression':
      return node.elements.flatMap((each) => {
        if (each?.type !== 'SpreadElement') return [evaluate(each, scope)]
        const spread = evaluate(each.argument, scope)
        return Array.isArray(spread) ? (spread as unknown[]) : []
      })
    case 'Identifier':
      return readIdentifier(node, scope)
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberOf(node, scope)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return evaluate(node.expression, scope)
    case 'AwaitExpression':
    case 'UnaryExpression':
      return unaryOf(node, scope)
    case 'LogicalExpression': {
      const left = evaluate(node.left, scope)
      if (node.operator === '??') return left ?? evaluate(node.right, scope)
      const goesOn = node.operator === '&&' ? Boolean(left) : !left
      return goesOn ? evaluate(node.right, scope) : left
    }
    case 'ConditionalExpression':
      return evaluate(evaluate(node.test, scope) ? node.consequent : node.alternate, scope)
    case 'BinaryExpression':
      return binaryOf(evaluate(node.left, scope), evaluate(node.right, scope), node.operator)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return (...given: unknown[]) => callFunction(node, given, scope, evaluate)
    case 'CallExpression':
    case 'OptionalCallExpression':
      return callOf(node, scope, { evaluate, unknown })
    case 'NewExpression':
      return newOf(node, scope)
    case 'JSXElement':
    case 'JSXFragment':
      return scope.markup ? scope.markup(node, scope) : unknown(node, scope)
    default:
      return unknown(node, scope)
  }
}

function unknown(node: Node, { text, unread }: Scope): undefined {
  const typed = text.slice(node.start ?? 0, node.end ?? 0).replace(/\s+/g, ' ')
  unread.push({
    line: node.loc?.start.line ?? 1,
    text: typed.length > 70 ? `${typed.slice(0, 69)}…` : typed,
  })
  return undefined
}

function templateOf(node: Extract<Node, { type: 'TemplateLiteral' }>, scope: Scope): string {
  return node.quasis
    .map(({ value }, index) => {
      const inner = node.expressions[index]
      return (value.cooked ?? value.raw) + (inner ? String(evaluate(inner, scope) ?? '') : '')
    })
    .join('')
}

function objectOf(node: Extract<Node, { type: 'ObjectExpression' }>, scope: Scope): object {
  const entries: [string, unknown][] = []
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, scope)
      if (typeof spread === 'object' && spread !== null) entries.push(...Object.entries(spread))
      continue
    }
    const { key } = property
    const name = property.computed
      ? evaluate(key, scope)
      : key.type === 'Identifier'
        ? key.name
        : evaluate(key, scope)
    if (typeof name !== 'string' && typeof name !== 'number') continue
    if (property.type === 'ObjectMethod')
      entries.push([
        String(name),
        scope.markup
          ? (...given: unknown[]) => callFunction(property, given, scope, evaluate)
          : unknown(property, scope),
      ])
    else entries.push([String(name), evaluate(property.value, scope)])
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function readIdentifier(node: Extract<Node, { type: 'Identifier' }>, scope: Scope): unknown {
  if (node.name === 'undefined') return undefined
  if (node.name === '__dirname') return '.'
  const read = scope.names.get(node.name)
  return read ? read() : unknown(node, scope)
}

function memberOf(
  node: Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>,
  scope: Scope,
): unknown {
  const typed = scope.text.slice(node.start ?? 0, node.end ?? 0)
  if (/^(?:process\.env|import\.meta\.env)\b/.test(typed)) return undefined
  if (typed === 'import.meta.url' || typed === 'import.meta.dirname') return '.'
  const owner = evaluate(node.object, scope)
  const key = node.computed
    ? evaluate(node.property, scope)
    : (node.property as { name?: string }).name
  if (typeof owner === 'string' && key === 'length') return owner.length
  if (
    typeof owner !== 'object' ||
    owner === null ||
    (typeof key !== 'string' && typeof key !== 'number')
  )
    return undefined
  return Object.hasOwn(owner, key) ? (owner as Record<string, unknown>)[key] : undefined
}

function unaryOf(
  node: Extract<Node, { type: 'AwaitExpression' | 'UnaryExpression' }>,
  scope: Scope,
): unknown {
  const value = evaluate(node.argument, scope)
  if (node.type === 'AwaitExpression') return value
  if (node.operator === '!') return !value
  return node.operator === '-' && typeof value === 'number' ? -value : undefined
}

function binaryOf(left: unknown, right: unknown, operator: string): unknown {
  if (operator === '===' || operator === '==') return left === right
  if (operator === '!==' || operator === '!=') return left !== right
  if (typeof left === 'number' && typeof right === 'number')
    return computeNumber(left, right, operator)
  if (operator !== '+') return undefined
  return typeof left === 'string' || typeof right === 'string'
    ? `${String(left ?? '')}${String(right ?? '')}`
    : undefined
}

function computeNumber(left: number, right: number, operator: string): unknown {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '%':
      return left % right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    default:
      return undefined
  }
}

function readRegExp({ pattern, flags }: Extract<Node, { type: 'RegExpLiteral' }>): unknown {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}

/** `new URL('./a', import.meta.url)` is a path. */
function newOf(node: Extract<Node, { type: 'NewExpression' }>, scope: Scope): unknown {
  if (node.callee.type === 'Identifier' && node.callee.name === 'URL')
    return evaluate(node.arguments[0], scope)
  return unknown(node, scope)
}
