/**
 * Reads a configuration in JavaScript or TypeScript without running it: literals are known (objects, lists, text, names
 * of the file, imports beside it), the rest is unknown, and reported.
 */

import path from 'node:path'
import { parse } from '@babel/parser'
import type { Expression, Node, Program } from '@babel/types'
import { evaluate } from './evaluate.ts'
import { declared } from './functions.ts'
import { isFile } from '../../disk/readFresh.ts'
import { readOwn, repositoryOf } from './ownFiles.ts'
import { once, type Scope, type Unread } from './scope.ts'

export type ScriptValues = {
  /** Default export of the file. */
  readonly value: unknown
  /** Expressions that cannot be known without running the file. */
  readonly unread: readonly Unread[]
}

export type ScriptReading = {
  readonly repository?: string
  /** In place of the text of the file. */
  readonly text?: string | undefined
  /** Files that are being read: one that imports itself ends. */
  readonly open?: readonly string[]
  /** Gets what is unknown in a file that another one imports, then and whenever its functions are called. */
  readonly told?: (each: Unread) => void
  /** Page written in React: its functions are not called, and elements have a meaning. */
  readonly page?: Pick<Scope, 'markup' | 'given' | 'rootOf'>
}

/** Throws nothing: a file that cannot be parsed is unknown as a whole. */
export function readScript(
  file: string,
  {
    repository = repositoryOf(path.dirname(file)),
    text = readOwn(file, repository),
    open = [],
    told,
    page,
  }: ScriptReading = {},
): ScriptValues {
  if (text === undefined) return { value: undefined, unread: [] }
  if (file.endsWith('.json')) return { value: readJson(text), unread: [] }
  const unread: Unread[] = []
  let program: Program
  try {
    program = parse(text, {
      sourceType: 'unambiguous',
      plugins: /\.[cm]?tsx?$/.test(file)
        ? ['typescript', ...(file.endsWith('x') ? ['jsx' as const] : [])]
        : ['jsx'],
      errorRecovery: true,
      allowReturnOutsideFunction: true,
    }).program
  } catch (error) {
    return {
      value: undefined,
      unread: [{ line: 1, text: error instanceof Error ? error.message : String(error) }],
    }
  }
  const load = (target: string): unknown => {
    const root = target.startsWith('@site/') ? page?.rootOf : undefined
    const found = findScript(
      root === undefined
        ? path.resolve(path.dirname(file), target)
        : path.join(root, target.slice('@site/'.length)),
    )
    if (found === undefined || open.includes(found)) return undefined
    const name = path.basename(found)
    const toldHere = ({ line, text }: Unread) => {
      scope.unread.push({ line, text: `${name}: ${text}` })
    }
    return readScript(found, {
      repository,
      open: [...open, file],
      told: toldHere,
      ...(page && { page }),
    }).value
  }
  const scope: Scope = {
    ...page,
    file,
    text,
    names: new Map(page?.given),
    unread: { push: told ?? ((each) => unread.push(each)) },
    load,
    calls: { depth: 0, count: 0 },
  }
  return { value: exportedValue(program, scope), unread }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const findScript = (target: string): string | undefined =>
  [
    target,
    ...ends.map((end) => target + end),
    ...ends.slice(0, 4).map((end) => `${target}/index${end}`),
    target.replace(/\.js$/, '.ts'),
  ]
    .filter((each) => ends.some((end) => each.endsWith(end)))
    .find(isFile)

const ends = ['.ts', '.js', '.tsx', '.jsx', '.mts', '.mjs', '.cjs', '.cts', '.json']

/** Marks named exports, as opposed to the default one. */
export const named = Symbol('named')

function exportedValue({ body }: Program, scope: Scope): unknown {
  let exported: Node | undefined
  const others: Record<string, () => unknown> = {}
  for (const statement of body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (inner)
      for (const [name, value] of declared(inner, scope, evaluate)) {
        scope.names.set(name, value)
        if (statement !== inner) others[name] = value
      }
    if (statement.type === 'ImportDeclaration') bindImports(statement, scope)
    if (statement.type === 'ExportDefaultDeclaration') exported = statement.declaration
    if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression'
    ) {
      const { left, right } = statement.expression
      if (
        left.type === 'MemberExpression' &&
        scope.text.slice(left.start ?? 0, left.end ?? 0) === 'module.exports'
      )
        exported = right
    }
  }
  const given = exported === undefined ? undefined : evaluate(exported as Expression, scope)
  const value = scope.markup ? given : called(given)
  const entries = Object.entries(others).map(([name, read]) => [name, read()] as const)
  if (value === undefined && entries.length === 0) return undefined
  if (value === undefined) return Object.fromEntries(entries)
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value
  return entries.length === 0
    ? value
    : Object.assign(value, { [named]: Object.fromEntries(entries) })
}

/** A configuration may be a function that returns it. */
const called = (value: unknown): unknown =>
  typeof value === 'function' ? (value as () => unknown)() : value

function bindImports(statement: Extract<Node, { type: 'ImportDeclaration' }>, scope: Scope): void {
  const target = statement.source.value
  if (!target.startsWith('.') && !(scope.markup && target.startsWith('@site/'))) return
  const module = once(() => scope.load(target))
  for (const specifier of statement.specifiers) {
    const { name } = specifier.local
    if (specifier.type === 'ImportDefaultSpecifier') scope.names.set(name, module)
    else if (specifier.type === 'ImportSpecifier') {
      const wanted =
        specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : specifier.imported.value
      scope.names.set(name, () => {
        const value = module() as
          | (Record<string, unknown> & { [named]?: Record<string, unknown> })
          | undefined
        return wanted === 'default' ? value : (value?.[named]?.[wanted] ?? value?.[wanted])
      })
    }
  }
}
