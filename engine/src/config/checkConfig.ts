/** An unknown value → a configuration, or every mistake in it at once. */

import type { z } from 'zod'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { configSchema } from './config.ts'
import type { Config } from './config.ts'

export type CheckedConfig =
  | { readonly config: Config; readonly problems: readonly [] }
  | { readonly config?: never; readonly problems: readonly Problem[] }

/** Checks `value`, read from `file` (as the author types it). */
export function checkConfig(value: unknown, file: string): CheckedConfig {
  const { config, problems } = checkAgainst(configSchema, value, file)
  return config ? { config: { ...config, file }, problems: [] } : { problems }
}

/** Checks any author's file against its schema: one problem per mistake, with the path of its key. */
export function checkAgainst<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
) {
  const checked = schema.safeParse(value)
  if (checked.success) return { config: checked.data as z.output<Schema>, problems: [] as const }
  const problems = checked.error.issues.flatMap((issue) =>
    problemsOf(issue, { schema, value, file }),
  )
  return { problems: problems as readonly Problem[] }
}

type Place = { readonly schema: z.ZodType; readonly value: unknown; readonly file: string }

function problemsOf(issue: z.core.$ZodIssue, place: Place): Problem[] {
  const problem = (path: readonly PropertyKey[], message: string, hint?: string): Problem => ({
    kind: 'config',
    file: place.file,
    message: `${keyPathOf(path)}: ${message}`,
    ...(hint && { hint }),
  })
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeysAt(place.schema, issue.path)
    return issue.keys.map((key) =>
      problem(
        [...issue.path, key],
        'unknown key',
        didYouMean(key, known) ??
          (known.length > 0 ? `The keys here are ${known.join(', ')}.` : undefined),
      ),
    )
  }
  if (issue.code === 'invalid_union') {
    const nested = bestBranch(issue.errors)
    if (nested)
      return nested.flatMap((inner) =>
        problemsOf({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, place),
      )
  }
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => problem(issue.path, `its name: ${message}`))
  const given = valueAt(place.value, issue.path)
  const hint = hintOf(issue, given)
  return [problem(issue.path, expectationOf(issue, given), hint)]
}

/** The branch of a union that failed for the fewest, deepest reasons: the one the author meant. */
function bestBranch(branches: readonly (readonly z.core.$ZodIssue[])[]) {
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(...issues.map((issue) => issue.path.length))
  return branches
    .filter((issues) => issues.length > 0 && depth(issues) > 0)
    .toSorted((a, b) => depth(b) - depth(a))[0]
}

function expectationOf(issue: z.core.$ZodIssue, given: unknown): string {
  if (issue.code === 'custom') return issue.message
  const shown = given === undefined ? 'nothing' : JSON.stringify(given)
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((v) => JSON.stringify(v)).join(' or ')}, got ${shown}`
  if (issue.code === 'invalid_type' && given === undefined)
    return `missing; expected ${issue.expected}`
  if (issue.code === 'invalid_type') return `expected ${issue.expected}, got ${shown}`
  return `${issue.message.replace(/^Invalid input: /, '')}, got ${shown}`
}

function hintOf(issue: z.core.$ZodIssue, given: unknown): string | undefined {
  if (issue.code === 'custom') return issue.params?.hint as string | undefined
  if (issue.code === 'invalid_value' && typeof given === 'string')
    return didYouMean(
      given,
      issue.values.filter((value) => typeof value === 'string'),
    )
  return undefined
}

/** `['navbar', 'items', 2, 'type']` → `navbar.items[2].type`. */
function keyPathOf(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
  return text.replace(/^\./, '') || '(the whole file)'
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

/** Keys the schema knows at `path`; empty where it cannot be told (inside a union). */
function knownKeysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let inner: unknown = unwrap(schema)
  for (const key of path) {
    const def = defOf(inner)
    inner = unwrap(
      def?.type === 'array'
        ? def.element
        : (def?.shape as Record<PropertyKey, unknown> | undefined)?.[key],
    )
  }
  return Object.keys((defOf(inner)?.shape as object | undefined) ?? {})
}

type Def = {
  readonly type: string
  readonly innerType?: unknown
  readonly element?: unknown
  readonly shape?: object
  readonly options?: readonly unknown[]
}

const defOf = (schema: unknown): Def | undefined =>
  (schema as { _zod?: { def: Def } } | undefined)?._zod?.def

/** The object schema under defaults and optionals; of a union, its first object. */
function unwrap(schema: unknown): unknown {
  const def = defOf(schema)
  if (def?.innerType) return unwrap(def.innerType)
  if (def?.type === 'union') return def.options?.map(unwrap).find((option) => defOf(option)?.shape)
  return schema
}
