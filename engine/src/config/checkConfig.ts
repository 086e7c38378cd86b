/** An unknown value → a configuration, or every mistake in it at once. */

import type { z } from 'zod'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { endlessProblems, keyPathOf } from './endless.ts'
import { configSchema } from './config.ts'
import type { Config } from './config.ts'
import { configIn } from './configIn.ts'
import { textsIn } from './textsIn.ts'
import { typographyOf } from './typographyNames.ts'

export type CheckedConfig =
  | { readonly config: Config; readonly problems: readonly [] }
  | { readonly config?: never; readonly problems: readonly Problem[] }

/** Checks `value`, read from `file` (as the author types it). */
export function checkConfig(value: unknown, file: string): CheckedConfig {
  const endless = endlessProblems(value, file)
  if (endless.length > 0) return { problems: endless }
  const codes = codesIn(value)
  const inLocales = new Map<string, Config>()
  for (const code of codes) {
    const { value: config, problems } = checkAgainst(
      configSchema,
      textsIn(value, { code, codes }),
      file,
    )
    if (!config) return { problems }
    const locale = config.locales.find((each) => each.code === code)
    const htmlLang = locale?.htmlLang ?? code
    const typography = typographyOf(locale?.typography ?? config.typography, htmlLang)
    inLocales.set(code, { ...config, typography, file, inLocales })
  }
  return { config: configIn({ inLocales }, codes[0]), problems: [] }
}

/** Lists the locale codes as written, before validation; without any, that of the default locale. */
function codesIn(value: unknown): string[] {
  const { locales } = (value ?? {}) as { readonly locales?: unknown }
  const written: unknown[] = Array.isArray(locales) ? locales : []
  const codes = written.flatMap((locale) => {
    const { code } = (locale ?? {}) as { readonly code?: unknown }
    return typeof code === 'string' ? [code] : []
  })
  return codes.length > 0 ? codes : ['fr']
}

/** Checks any author's file against its schema: one problem per mistake, with the path of its key. */
export function checkAgainst<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
) {
  const endless = endlessProblems(value, file)
  if (endless.length > 0) return { problems: endless }
  const checked = schema.safeParse(value)
  if (checked.success) return { value: checked.data as z.output<Schema>, problems: [] as const }
  const problems = checked.error.issues.flatMap((issue) =>
    toProblems(issue, { schema, value, file }),
  )
  return { problems: problems as readonly Problem[] }
}

/** Hint for a key that was a setting once, by the path of its parent. */
const FORMER_SETTINGS: Readonly<Record<string, string | undefined>> = {
  'search.ranking':
    'Only titleBoost, contentBoost, tagsBoost, parentCategoriesBoost, b and k1 are set: the other constants (`enough` is `typoSkipThreshold` now) belong to the engine. Remove it.',
}

type CheckedValue = { readonly schema: z.ZodType; readonly value: unknown; readonly file: string }

function toProblems(issue: z.core.$ZodIssue, place: CheckedValue): Problem[] {
  const problem = (path: readonly PropertyKey[], message: string, hint?: string): Problem => ({
    kind: 'config',
    file: place.file,
    message: `${keyPathOf(path)}: ${message}`,
    ...(hint && { hint }),
    page: 'settings.md',
  })
  if (issue.code === 'unrecognized_keys') {
    const { keys, isOne } = knownKeysAt(place.schema, issue)
    return issue.keys.map((key) =>
      problem(
        [...issue.path, key],
        'unknown key',
        didYouMean(key, keys) ??
          FORMER_SETTINGS[keyPathOf(issue.path)] ??
          (isOne ? `The keys here are ${keys.join(', ')}.` : undefined),
      ),
    )
  }
  if (issue.code === 'invalid_union') {
    const nested = bestBranch(issue.errors)
    if (nested)
      return nested.flatMap((inner) =>
        toProblems({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, place),
      )
  }
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => problem(issue.path, `its name: ${message}`))
  const given = valueAt(place.value, issue.path)
  const hint = hintOf(issue, given)
  return [problem(issue.path, expectationOf(issue, given), hint)]
}

/** The branch of a union that failed for the deepest reasons, and of those for the fewest: the one the author meant. */
function bestBranch(branches: readonly (readonly z.core.$ZodIssue[])[]) {
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(...issues.map((issue) => issue.path.length))
  const count = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce((sum, issue) => sum + ('keys' in issue ? issue.keys.length : 1), 0)
  return branches
    .filter((issues) => issues.length > 0 && depth(issues) > 0)
    .toSorted((a, b) => depth(b) - depth(a) || count(a) - count(b))[0]
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

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

/** `isOne`: all are of one object, not of the several that may stand there. */
type KnownKeys = { readonly keys: readonly string[]; readonly isOne: boolean }

/** Keys the schema knows where the issue is, or those that the issue brings: of a navbar item, its kind decides. */
function knownKeysAt(schema: z.ZodType, issue: z.core.$ZodIssue): KnownKeys {
  const { known } = issue as { readonly known?: readonly string[] }
  if (known) return { keys: known, isOne: true }
  let inner = possibleIn(schema)
  for (const key of issue.path)
    inner = inner.flatMap((each) => {
      const { element, valueType, shape } = defOf(each) ?? {}
      const below =
        element ?? valueType ?? (shape as Record<PropertyKey, unknown> | undefined)?.[key]
      return below === undefined ? [] : possibleIn(below)
    })
  const shapes = inner.flatMap((each) => defOf(each)?.shape ?? [])
  return { keys: [...new Set(shapes.flatMap(Object.keys))], isOne: shapes.length === 1 }
}

type Def = {
  readonly innerType?: unknown
  readonly element?: unknown
  readonly valueType?: unknown
  readonly shape?: object
  readonly options?: readonly unknown[]
  readonly out?: unknown
}

const defOf = (schema: unknown): Def | undefined =>
  (schema as { _zod?: { def: Def } } | undefined)?._zod?.def

/** Unwraps defaults, optionals and unions into the schemas that may apply. */
function possibleIn(schema: unknown): unknown[] {
  const { innerType, options, out } = defOf(schema) ?? {}
  if (innerType) return possibleIn(innerType)
  if (options) return options.flatMap(possibleIn)
  return out ? possibleIn(out) : [schema]
}
