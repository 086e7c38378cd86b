/** A YAML file an author wrote, and its schema → a checked value, and every mistake with its line. */

import type { z } from 'zod'
import { checkAgainst } from '../config/checkConfig.ts'
import { textsIn, type TextLocale } from '../config/textsIn.ts'
import type { Problem } from '../problem.ts'
import { readYaml } from './yamlText.ts'

type CheckedYaml<Schema extends z.ZodType> = {
  /** Without what is wrong; `undefined` when nothing can be read. An empty file is an empty object. */
  readonly value?: z.output<Schema>
  readonly problems: readonly Problem[]
  /** As that of `readYaml`. */
  readonly lineOf: (...path: readonly (string | number)[]) => number
}

type YamlRead = {
  readonly file: string
  readonly name: string
  /** In which texts that are given for each locale are read. */
  readonly locale?: TextLocale | undefined
  /** As that of `readYaml`. */
  readonly asTyped?: boolean
}

/** `name` says what is read (“category”). JSON is read as YAML, which contains it. */
export function readCheckedYaml<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  { file, name, locale, asTyped = false }: YamlRead,
): CheckedYaml<Schema> {
  const { value: given, problems, lineOf } = readYaml(text, { file, name, asTyped })
  if (problems.length > 0) return { problems, lineOf }
  const value = locale ? textsIn(given, locale) : given
  const checked = checkAgainst(schema, value ?? {}, file)
  if (checked.value !== undefined) return { value: checked.value, problems: [], lineOf }
  const sound = soundPartOf(schema, value)
  return {
    lineOf,
    ...(sound !== undefined && { value: sound }),
    problems: checked.problems.map((problem) => ({
      ...problem,
      kind: 'content',
      line: lineOf(topKeyOf(problem.message)),
    })),
  }
}

/** Returns what the schema accepts once each rejected key is removed or, where that is not enough, its parent. */
function soundPartOf<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | undefined {
  const paths = refusedPaths(schema, value)
  const depths = paths.map(({ length }) => length).toSorted((a, b) => b - a)
  return [...new Set(depths), 1]
    .map((depth) => paths.map((path) => path.slice(0, depth)))
    .map((refused) => schema.safeParse(without(refused, value)))
    .find(({ success }) => success)?.data
}

const refusedPaths = (schema: z.ZodType, value: unknown): PropertyKey[][] =>
  schema
    .safeParse(value)
    .error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path],
    ) ?? []

/** A copy. */
function without(paths: readonly (readonly PropertyKey[])[], value: unknown): unknown {
  const copy: unknown = structuredClone(value)
  for (const path of paths) {
    const last = path.at(-1)
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => toRecord(inner)?.[key], copy)
    if (last !== undefined) delete toRecord(holder)?.[last]
  }
  return copy
}

const toRecord = (value: unknown): Record<PropertyKey, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>) : undefined

/** A message starts with the path of its key: `link.title: …`. */
const topKeyOf = (message: string): string => /^[^.:[]*/.exec(message)?.[0] ?? ''
