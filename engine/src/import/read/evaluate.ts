/** An expression of a configuration → its value, when it is written out. Nothing of the site is ever run. */

import path from 'node:path'
import type { Expression, Node } from '@babel/types'
import { boundNames, type Bound } from './boundNames.ts'
import { callList, callObject, isListMethod } from './callList.ts'
import { callText, isTextMethod } from './callText.ts'
import { once, type Scope } from './scope.ts'

const deepest = 40
/** Maximum number of calls, enough for a function that makes the id of each heading. */
const mostCalls = 200_000

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
      return patternOf(node)
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
      return nameOf(node, scope)
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
      return (...given: unknown[]) => resultOf(node, given, scope)
    case 'CallExpression':
    case 'OptionalCallExpression':
      return callOf(node, scope)
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
    if (property.type === 'ObjectMethod') entries.push([String(name), unknown(property, scope)])
    else entries.push([String(name), evaluate(property.value, scope)])
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function nameOf(node: Extract<Node, { type: 'Identifier' }>, scope: Scope): unknown {
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
  if (operator !== '+') return undefined
  if (typeof left === 'number' && typeof right === 'number') return left + right
  return typeof left === 'string' || typeof right === 'string'
    ? `${String(left ?? '')}${String(right ?? '')}`
    : undefined
}

type FunctionNode = Extract<
  Node,
  { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }
>

/** Evaluates a function of the file that is one expression or ends by returning one. */
function resultOf(node: FunctionNode, given: readonly unknown[], scope: Scope): unknown {
  const { calls } = scope
  if (calls.depth >= deepest || calls.count >= mostCalls) return undefined
  calls.depth += 1
  calls.count += 1
  const value = bodyOf(node, given, scope)
  calls.depth -= 1
  return value
}

function bodyOf(node: FunctionNode, given: readonly unknown[], scope: Scope): unknown {
  const inner: Scope = { ...scope, names: new Map(scope.names) }
  node.params.forEach((param, index) => {
    for (const [name, read] of boundNames(
      param,
      () => given[index],
      (each) => evaluate(each, inner),
    ))
      inner.names.set(name, read)
  })
  if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner)
  for (const statement of node.body.body) {
    for (const [name, value] of declared(statement, inner)) inner.names.set(name, value)
    if (statement.type === 'ReturnStatement') return evaluate(statement.argument, inner)
  }
  return undefined
}

function callOf(
  node: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>,
  scope: Scope,
): unknown {
  const callee = scope.text.slice(node.callee.start ?? 0, node.callee.end ?? 0)
  const given = () => node.arguments.map((each) => evaluate(each, scope))
  const [first] = node.arguments
  if (callee === 'require.resolve') return evaluate(first, scope)
  if (callee === 'require') {
    const target = evaluate(first, scope)
    return typeof target === 'string' && target.startsWith('.') ? scope.load(target) : target
  }
  if (/(?:^|\.)fileURLToPath$/.test(callee)) return evaluate(first, scope)
  if (/^path\.(?:resolve|join)$|^(?:resolve|join)$/.test(callee))
    return path.posix.join(...given().map((each) => String(each ?? '')))
  const ofValue =
    methodCall(node, given, scope) ??
    (callee.startsWith('Object.') ? callObject(callee, given()[0]) : undefined)
  if (ofValue !== undefined) return ofValue
  if (/^new Date\(\)\.getFullYear$/.test(callee)) return new Date().getFullYear()
  const own = node.callee.type === 'Identifier' && scope.names.get(node.callee.name)?.()
  if (typeof own === 'function') return (own as (...values: unknown[]) => unknown)(...given())
  // `defineConfig({ … })`, `withMermaid({ … })`: what they are given is the configuration.
  if (
    node.callee.type === 'Identifier' &&
    first?.type !== 'SpreadElement' &&
    first &&
    isWritten(first)
  )
    return evaluate(first, scope)
  return unknown(node, scope)
}

function patternOf({ pattern, flags }: Extract<Node, { type: 'RegExpLiteral' }>): unknown {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}

/** A method of a text or of a list. */
function methodCall(
  { callee }: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>,
  given: () => unknown[],
  scope: Scope,
): unknown {
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression')
    return undefined
  if (callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  if (!isTextMethod(name) && !isListMethod(name)) return undefined
  const owner = evaluate(callee.object, scope)
  if (typeof owner === 'string' && isTextMethod(name)) return callText(owner, name, given())
  return Array.isArray(owner) && isListMethod(name) ? callList(owner, name, given()) : undefined
}

const isWritten = ({ type }: Node): boolean =>
  /^(?:ObjectExpression|ArrayExpression|CallExpression|Identifier|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ArrowFunctionExpression|AwaitExpression)$/.test(
    type,
  )

/** `new URL('./a', import.meta.url)` is a path. */
function newOf(node: Extract<Node, { type: 'NewExpression' }>, scope: Scope): unknown {
  if (node.callee.type === 'Identifier' && node.callee.name === 'URL')
    return evaluate(node.arguments[0], scope)
  return unknown(node, scope)
}

/** Returns the names that a statement declares, with what gives their values. */
export function declared(statement: Node, scope: Scope): readonly Bound[] {
  if (statement.type === 'FunctionDeclaration' && statement.id)
    return [[statement.id.name, () => evaluate(statement as unknown as Expression, scope)]]
  if (statement.type === 'TSEnumDeclaration')
    return [[statement.id.name, once(() => enumOf(statement, scope))]]
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id, init }) =>
    init
      ? boundNames(
          id,
          once(() => evaluate(init, scope)),
          (each) => evaluate(each, scope),
        )
      : [],
  )
}

function enumOf(node: Extract<Node, { type: 'TSEnumDeclaration' }>, scope: Scope): object {
  const { members } = node.body ?? node
  return Object.fromEntries(
    members.map(({ id, initializer }, index) => [
      id.type === 'Identifier' ? id.name : id.value,
      initializer ? evaluate(initializer, scope) : index,
    ]),
  )
}
