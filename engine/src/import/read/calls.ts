/** A call in an expression → its value, for the functions whose results are known without running anything. */

import path from 'node:path'
import type { Node } from '@babel/types'
import { callList, callObject, isListMethod } from './callList.ts'
import { callText, isTextMethod } from './callText.ts'
import type { Evaluate, Scope } from './scope.ts'

type Reading = {
  readonly evaluate: Evaluate
  /** Notes a call that is not known. */
  readonly unknown: (node: Node, scope: Scope) => undefined
}

export function callOf(
  node: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>,
  scope: Scope,
  { evaluate, unknown }: Reading,
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
  const ofMethod = methodCall(node, given, (each) => evaluate(each, scope))
  if (ofMethod) return ofMethod.value
  const ofObject = callee.startsWith('Object.') ? callObject(callee, given()[0]) : undefined
  if (ofObject !== undefined) return ofObject
  if (/^new Date\(\)\.getFullYear$/.test(callee)) return new Date().getFullYear()
  const own = functionOf(node.callee, scope, evaluate)
  if (own) return own(...given())
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

type Call = (...values: unknown[]) => unknown

/** A function of the file; in a page, one of an object too. `React.useState` is what `useState` is. */
function functionOf(callee: Node, scope: Scope, evaluate: Evaluate): Call | undefined {
  if (callee.type === 'Identifier') return callable(scope.names.get(callee.name)?.())
  if (
    !scope.markup ||
    callee.type !== 'MemberExpression' ||
    callee.object.type !== 'Identifier' ||
    callee.property.type !== 'Identifier'
  )
    return undefined
  if (callee.object.name === 'React') return callable(scope.names.get(callee.property.name)?.())
  return scope.names.has(callee.object.name) ? callable(evaluate(callee, scope)) : undefined
}

const callable = (value: unknown): Call | undefined =>
  typeof value === 'function' ? (value as Call) : undefined

/** A method of a text or of a list. */
function methodCall(
  { callee }: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>,
  given: () => unknown[],
  evaluate: (node: Node) => unknown,
): { readonly value: unknown } | undefined {
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression')
    return undefined
  if (callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  if (!isTextMethod(name) && !isListMethod(name)) return undefined
  const owner = evaluate(callee.object)
  if (typeof owner === 'string' && isTextMethod(name))
    return { value: callText(owner, name, given()) }
  return Array.isArray(owner) && isListMethod(name)
    ? { value: callList(owner, name, given()) }
    : undefined
}

const isWritten = ({ type }: Node): boolean =>
  /^(?:ObjectExpression|ArrayExpression|CallExpression|Identifier|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ArrowFunctionExpression|AwaitExpression)$/.test(
    type,
  )
