/** A YAML file an author wrote, and its schema → a checked value, or every mistake with its line. */

import type { z } from 'zod'
import { checkAgainst } from '../config/checkConfig.ts'
import type { Problem } from '../problem.ts'
import { readYaml } from './yamlText.ts'

type CheckedYaml<Schema extends z.ZodType> = {
  /** `undefined` as soon as there is a problem. An empty file is an empty object. */
  readonly value?: z.output<Schema>
  readonly problems: readonly Problem[]
}

/** `name` says what is read (“category”). JSON is read as YAML, which contains it. */
export function readCheckedYaml<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  { file, name }: { file: string; name: string },
): CheckedYaml<Schema> {
  const { value, problems, lineOf } = readYaml(text, { file, name })
  if (problems.length > 0) return { problems }
  const checked = checkAgainst(schema, value ?? {}, file)
  if (checked.config !== undefined) return { value: checked.config, problems: [] }
  return {
    problems: checked.problems.map((problem) => ({
      ...problem,
      kind: 'content',
      line: lineOf(topKeyOf(problem.message)),
    })),
  }
}

/** A message starts with the path of its key: `link.title: …`. */
const topKeyOf = (message: string): string => /^[^.:[]*/.exec(message)?.[0] ?? ''
