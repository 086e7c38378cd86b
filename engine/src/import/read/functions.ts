/** Functions and declarations of a file → their values, as far as their statements can be followed. */

import type { Expression, Node, Statement } from '@babel/types'
import { boundNames, type Bound } from './boundNames.ts'
import { once, type Evaluate, type Scope } from './scope.ts'

const deepest = 40
/** Maximum number of calls, enough for a function that makes the id of each heading. */
const mostCalls = 200_000

export type FunctionNode = Extract<
  Node,
  {
    type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' | 'ObjectMethod'
  }
>

/** Evaluates a function of the file: one expression, or statements that end by returning one. */
export function callFunction(
  node: FunctionNode,
  given: readonly unknown[],
  scope: Scope,
  evaluate: Evaluate,
): unknown {
  const { calls } = scope
  if (calls.depth >= deepest || calls.count >= mostCalls) return undefined
  calls.depth += 1
  calls.count += 1
  const inner: Scope = { ...scope, names: new Map(scope.names) }
  node.params.forEach((param, index) => {
    for (const [name, read] of boundNames(
      param,
      () => given[index],
      (each) => evaluate(each, inner),
    ))
      inner.names.set(name, read)
  })
  const value =
    node.body.type === 'BlockStatement'
      ? returned(node.body.body, inner, evaluate)?.value
      : evaluate(node.body, inner)
  calls.depth -= 1
  return value
}

type Returned = { readonly value: unknown }

/** `undefined` where the statements end without returning. */
function returned(
  statements: readonly Statement[],
  scope: Scope,
  evaluate: Evaluate,
): Returned | undefined {
  for (const statement of statements) {
    for (const [name, value] of declared(statement, scope, evaluate)) scope.names.set(name, value)
    const ended = returnedBy(statement, scope, evaluate)
    if (ended) return ended
  }
  return undefined
}

function returnedBy(statement: Statement, scope: Scope, evaluate: Evaluate): Returned | undefined {
  const inside = (each: Statement | null | undefined) =>
    each
      ? returned(each.type === 'BlockStatement' ? each.body : [each], scope, evaluate)
      : undefined
  switch (statement.type) {
    case 'ReturnStatement':
      return { value: evaluate(statement.argument, scope) }
    case 'BlockStatement':
      return inside(statement)
    case 'IfStatement':
      return inside(evaluate(statement.test, scope) ? statement.consequent : statement.alternate)
    case 'SwitchStatement': {
      const wanted = evaluate(statement.discriminant, scope)
      const { cases } = statement
      const first = cases.findIndex(({ test }) => test && evaluate(test, scope) === wanted)
      const start = first === -1 ? cases.findIndex(({ test }) => !test) : first
      const run = start === -1 ? [] : cases.slice(start).flatMap(({ consequent }) => consequent)
      const end = run.findIndex(({ type }) => type === 'BreakStatement')
      return returned(end === -1 ? run : run.slice(0, end), scope, evaluate)
    }
    default:
      return undefined
  }
}

/** Returns the names that a statement declares, with what gives their values. */
export function declared(statement: Node, scope: Scope, evaluate: Evaluate): readonly Bound[] {
  if (statement.type === 'FunctionDeclaration' && statement.id)
    return [[statement.id.name, () => evaluate(statement as unknown as Expression, scope)]]
  if (statement.type === 'TSEnumDeclaration')
    return [[statement.id.name, once(() => enumOf(statement, scope, evaluate))]]
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

function enumOf(
  node: Extract<Node, { type: 'TSEnumDeclaration' }>,
  scope: Scope,
  evaluate: Evaluate,
): object {
  const { members } = node.body ?? node
  return Object.fromEntries(
    members.map(({ id, initializer }, index) => [
      id.type === 'Identifier' ? id.name : id.value,
      initializer ? evaluate(initializer, scope) : index,
    ]),
  )
}
