/** `variables.yml` → the values of `{{ name }}` in the pages beside it. */

import { z } from 'zod'
import type { TextLocale } from '../config/textsIn.ts'
import type { Problem } from '../problem.ts'
import { readCheckedYaml } from './checkedYaml.ts'
import { valueName, type Choice, type Variables } from './choiceValues.ts'
import { readTextIfThere } from './readText.ts'

const name = z
  .string()
  .regex(
    new RegExp(`^${valueName}$`, 'u'),
    'expected letters, digits, “.”, “_” or “-”, beginning with a letter, a digit or “_”',
  )
const text = z.string('expected a text, or one for each locale or choice')
/** Each value as its author typed it: `8.10` is no number. */
export const variablesSchema = z.record(name, z.union([text, z.record(z.string(), text)]))

export type VariablesFileRead = {
  readonly values: Variables['values']
  readonly problems: readonly Problem[]
}

export type VariablesFileOptions = {
  /** File name shown in problems. */
  readonly file: string
  /** In which texts that are given for each locale are read. */
  readonly locale: TextLocale
  readonly choice: Choice | undefined
}

/** `path` is on disk. Without the file, there are none. */
export function readVariablesFile(path: string, options: VariablesFileOptions): VariablesFileRead {
  const { text: content, problems } = readTextIfThere(path, options.file)
  if (content === undefined) return { values: {}, problems }
  const read = parseVariables(content, options)
  return { ...read, problems: [...problems, ...read.problems] }
}

/** The pure half. */
export function parseVariables(
  content: string,
  { file, locale, choice }: VariablesFileOptions,
): VariablesFileRead {
  const read = readCheckedYaml(variablesSchema, content, {
    file,
    name: 'list of variables',
    locale,
    asTyped: true,
  })
  const keys = choice?.choices.map(({ key }) => key) ?? []
  const values = new Map<string, Variables['values'][string]>()
  const problems = [...read.problems]
  for (const [each, value] of Object.entries(read.value ?? {})) {
    const fault = typeof value === 'string' ? undefined : describeKeyFault(Object.keys(value), keys)
    if (fault === undefined) values.set(each, value)
    else
      problems.push({
        kind: 'content',
        file,
        line: read.lineOf(each),
        page: 'writing.md',
        message: `${each}: ${fault}`,
        hint: hintFor(keys),
      })
  }
  return { values: Object.fromEntries(values), problems }
}

/** Describes the first mistake in the keys of a value. */
function describeKeyFault(given: readonly string[], keys: readonly string[]): string | undefined {
  const missing = keys.find((key) => !given.includes(key))
  const unknown = given.find((key) => !keys.includes(key))
  if (unknown !== undefined) return `no choice and no locale has the key “${unknown}”`
  return missing === undefined ? undefined : `no value for “${missing}”`
}

const hintFor = (keys: readonly string[]): string =>
  keys.length > 0
    ? `A value that depends on the choice has one text for each of its keys: ${keys.join(', ')}.`
    : 'Write one text, or, with `docs.variants`, one for each of its choices.'
