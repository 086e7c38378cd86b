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
/** A date alone is in UTC. The 30th of February is read as a day of March. */
const isOfCalendar = (day: string): boolean => new Date(day).toISOString().startsWith(day)
/** ISO 8601: other ways to write a date are not read the same everywhere. */
const date = text.refine(
  (written) =>
    /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?)?$/.test(
      written,
    ) &&
    !Number.isNaN(Date.parse(written)) &&
    isOfCalendar(written.slice(0, 10)),
  'expected a date like 2026-11-21',
)
const tag = z.union([text, z.object({ label: text, permalink: text })], {
  error: 'expected text, or an object { label, permalink }',
})
const fromRoot = 'expected addresses that start with “/”, like [/ancienne-page]'

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
  redirect_from: z.array(
    text.refine((address) => address.startsWith('/'), fromRoot),
    {
      error: 'expected a list of addresses, like [/ancienne-page]',
    },
  ),
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
  last_update: z.object({ date: date.optional(), author: text.optional() }, 'expected an object'),
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
  /** It may have said `draft` or `unlisted`, and that cannot be read: the page is shown to nobody but its author. */
  readonly isWithheld: boolean
  readonly problems: readonly Problem[]
}

/** `^` and `$` are those of a line; what comes before the first `---` is the start of the text. */
const FRONT_MATTER = /(?<![\s\S])---[ \t]*\n([\s\S]*?)^---[ \t]*$/m

/** With its two `---`; empty when there is none. */
export const frontMatterIn = (source: string): string => FRONT_MATTER.exec(source)?.[0] ?? ''

/** `source` is a whole file. A field that is wrong is reported and left out; the others stand. */
export function readFrontMatter(file: string, source: string): FrontMatterRead {
  const yaml = FRONT_MATTER.exec(source)
  if (!yaml) return unreadable(faultsOutside(file, source))
  const name = 'front matter'
  const { value, problems, lineOf } = readYaml(yaml[1] ?? '', { file, name, linesBefore: 1 })
  if (problems.length > 0) return unreadable(problems)
  const fieldsGiven = fieldsIn(value)
  if (fieldsGiven)
    return checkFields(fieldsGiven, (key) => ({ kind: 'content', file, line: lineOf(key) }))
  const message = 'The front matter is not a list of “key: value” lines.'
  return unreadable([{ kind: 'content', file, line: 2, message }])
}

/** Nothing of it is known, unless there is none. */
function unreadable(problems: readonly Problem[]): FrontMatterRead {
  return { frontMatter: {}, isWithheld: problems.length > 0, problems: problems.map(withholding) }
}

function withholding(problem: Problem): Problem {
  const hint = 'Until then, this page is not published.'
  return { ...problem, hint: problem.hint ? `${problem.hint} ${hint}` : hint }
}

const decidesPublication = (key: string | undefined): boolean =>
  key === 'draft' || key === 'unlisted'

type Place = (key: string) => Pick<Problem, 'kind' | 'file'> & { line: number }

function checkFields(value: Record<string, unknown>, place: Place): FrontMatterRead {
  const problems: Problem[] = []
  let isWithheld = false
  const tell = (
    key: string,
    meant: string | undefined,
    problem: { message: string; hint: string },
  ) => {
    const placed = { ...place(key), ...problem }
    const withholds = decidesPublication(meant)
    problems.push(withholds ? withholding(placed) : placed)
    isWithheld ||= withholds
  }
  const checked = schema.safeParse(value)
  const sound = { ...value }
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      const key = String(issue.path[0])
      const message = `“${issue.path.join('.')}”: ${issue.message}.`
      tell(key, key, { message, hint: `Found: ${JSON.stringify(value[key])}.` })
      delete sound[key]
    }
  }
  const frontMatter = checked.success ? checked.data : (schema.safeParse(sound).data ?? {})
  if (frontMatter.draft && frontMatter.unlisted)
    problems.push({
      ...place('unlisted'),
      message: 'A page cannot be both “draft” and “unlisted”.',
      hint: 'A draft is not published at all; an unlisted page is published but listed nowhere.',
    })
  for (const key of Object.keys(value)) {
    const meant = misspelled(key)
    if (meant) {
      const message = `Unknown front matter key “${key}”.`
      tell(key, meant, { message, hint: `Did you mean “${meant}”?` })
    }
  }
  return { frontMatter, isWithheld, problems }
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

/** What looks like front matter, and is not read as such. */
function faultsOutside(file: string, source: string): Problem[] {
  const fault = (line: number, message: string, hint: string): Problem[] => [
    { kind: 'content', file, line, message, hint },
  ]
  if (source.startsWith('+++\n'))
    return fault(
      1,
      'TOML front matter (+++) is not read.',
      'Write it in YAML, between two --- lines.',
    )
  const [, before, paragraph = ''] = OPENED.exec(source) ?? []
  if (before === undefined || !namesField(paragraph)) return []
  const line = before.split('\n').length
  if (line > 1)
    return fault(
      line,
      'The front matter is not at the top of the file.',
      'Remove the lines above it.',
    )
  return fault(
    1,
    'The front matter is opened with --- and never closed.',
    'Write a line of --- after its last key. A page that begins with a rule begins with ***.',
  )
}

/** A page may begin with a rule (`---`), then text with a colon: what makes it front matter is a key of ours. */
const namesField = (paragraph: string): boolean =>
  [...paragraph.matchAll(/^["']?([A-Za-z]\w*)["']?[ \t]*:(?=\s)/gm)].some(
    ([, key = '']) => knownKeys.includes(key) || misspelled(key) !== undefined,
  )

/** A rule, and the paragraph under it where its first line looks like a key. */
const OPENED =
  /^(\s*)---[ \t]*\n(?:[ \t]*\n)*(?:#.*\n)*((?=["']?[A-Za-z]\w*["']?[ \t]*:\s)(?:.+(?:\n|$))+)/
