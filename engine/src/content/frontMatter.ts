/** The YAML between the first two `---` of a file → its fields, checked. Docusaurus' names and meanings. */

import { z } from 'zod'
import { nearestOf } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { readYaml } from './yamlText.ts'

/** A YAML number is accepted wherever text is expected: `title: 404`. */
const text = z.union([z.string(), z.number().transform(String)], { error: 'expected text' })
const flag = z.boolean({ error: 'expected true or false' })
const headingLevel = z
  .number({ error: 'expected a number from 2 to 6' })
  .int('expected a whole number from 2 to 6')
  .min(2, 'expected a number from 2 to 6')
  .max(6, 'expected a number from 2 to 6')
const tag = z.union([text, z.object({ label: text, permalink: text })], {
  error: 'expected text, or an object { label, permalink }',
})

const fields = {
  id: text.refine((id) => !id.includes('/'), 'an id cannot contain “/”'),
  title: text,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  keywords: z.array(text, { error: 'expected a list' }),
  image: text,
  description: text,
  slug: text,
  sidebar_label: text,
  sidebar_position: z.number({ error: 'expected a number' }),
  sidebar_class_name: text,
  sidebar_custom_props: z.record(z.string(), z.unknown(), { error: 'expected an object' }),
  displayed_sidebar: text.nullable(),
  tags: z.array(tag, { error: 'expected a list, like [apache, ssl]' }),
  pagination_label: text,
  pagination_next: text.nullable(),
  pagination_prev: text.nullable(),
  custom_edit_url: text.nullable(),
  parse_number_prefixes: flag,
  last_update: z.object({ date: text.optional(), author: text.optional() }, 'expected an object'),
  draft: flag,
  unlisted: flag,
  format: z.enum(['md', 'mdx', 'detect'], { error: 'expected md, mdx or detect' }),
}
const knownKeys = Object.keys(fields)
const schema = z.looseObject(fields).partial()

/** Checked fields; keys Lucarne does not know are kept as they are. */
export type FrontMatter = Readonly<z.infer<typeof schema>>

export type FrontMatterRead = {
  readonly frontMatter: FrontMatter
  readonly problems: readonly Problem[]
}

/** `^` and `$` are those of a line; what comes before the first `---` is the start of the text. */
const FRONT_MATTER = /(?<![\s\S])---[ \t]*\n([\s\S]*?)^---[ \t]*$/m

/** With its two `---`; empty when there is none. */
export const frontMatterIn = (source: string): string => FRONT_MATTER.exec(source)?.[0] ?? ''

/** `source` is a whole file. A field that is wrong is reported and left out; the others stand. */
export function readFrontMatter(file: string, source: string): FrontMatterRead {
  const yaml = FRONT_MATTER.exec(source)
  if (!yaml) return { frontMatter: {}, problems: tomlProblems(file, source) }
  const name = 'front matter'
  const { value, problems, lineOf } = readYaml(yaml[1] ?? '', { file, name, linesBefore: 1 })
  if (problems.length > 0) return { frontMatter: {}, problems }
  const fieldsGiven = fieldsIn(value)
  if (fieldsGiven)
    return checkFields(fieldsGiven, (key) => ({ kind: 'content', file, line: lineOf(key) }))
  const message = 'The front matter is not a list of “key: value” lines.'
  return { frontMatter: {}, problems: [{ kind: 'content', file, line: 2, message }] }
}

type Place = (key: string) => Pick<Problem, 'kind' | 'file'> & { line: number }

function checkFields(value: Record<string, unknown>, place: Place): FrontMatterRead {
  const problems: Problem[] = []
  const checked = schema.safeParse(value)
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      const key = String(issue.path[0])
      const hint = `Found: ${JSON.stringify(value[key])}.`
      problems.push({
        ...place(key),
        message: `“${issue.path.join('.')}”: ${issue.message}.`,
        hint,
      })
      delete value[key]
    }
  }
  const frontMatter = checked.success ? checked.data : (schema.safeParse(value).data ?? {})
  if (frontMatter.draft && frontMatter.unlisted)
    problems.push({
      ...place('unlisted'),
      message: 'A page cannot be both “draft” and “unlisted”.',
      hint: 'A draft is not published at all; an unlisted page is published but listed nowhere.',
    })
  for (const key of Object.keys(value)) {
    const meant = misspelled(key)
    if (meant)
      problems.push({
        ...place(key),
        message: `Unknown front matter key “${key}”.`,
        hint: `Did you mean “${meant}”?`,
      })
  }
  return { frontMatter, problems }
}

/** Unknown keys are allowed, so only a near miss counts: the same first letter, almost the same length. */
function misspelled(key: string): string | undefined {
  if (knownKeys.includes(key)) return undefined
  const meant = nearestOf(key, knownKeys)
  if (!meant || Math.abs(meant.length - key.length) > 2) return undefined
  return meant[0] === key[0]?.toLowerCase() ? meant : undefined
}

/** Empty fields (`title:`) count as absent, except where `null` means “none”. */
function fieldsIn(value: unknown): Record<string, unknown> | undefined {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const given = Object.entries(value).filter(
    ([key, each]) => each !== null || /^(?:pagination_|displayed_|custom_)/.test(key),
  )
  return Object.fromEntries(given)
}

function tomlProblems(file: string, source: string): Problem[] {
  if (!source.startsWith('+++\n')) return []
  const message = 'TOML front matter (+++) is not read.'
  return [
    { kind: 'content', file, line: 1, message, hint: 'Write it in YAML, between two --- lines.' },
  ]
}
