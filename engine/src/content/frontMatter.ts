/** The YAML between the first two `---` of a file → its fields, checked. */

import { nearestOf } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { type FrontMatter, frontMatterKeys, frontMatterSchema } from './frontMatterSchema.ts'
import { readYaml } from './yamlText.ts'

export type FrontMatterRead = {
  readonly frontMatter: FrontMatter
  /** Set when the front matter is unreadable and may have said `draft` or `unlisted`: only the author sees the page. */
  readonly isWithheld: boolean
  readonly problems: readonly Problem[]
}

/** `^` and `$` are those of a line; what comes before the first `---` is the start of the text. YAML may end with `...`. */
const FRONT_MATTER = /(?<![\s\S])---[ \t]*\n([\s\S]*?)^(?:---|\.\.\.)[ \t]*$/m

/** With what is around it; empty when there is none. */
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
    return checkFields(fieldsGiven, (key) => ({
      kind: 'content',
      file,
      page: 'settings.md',
      line: lineOf(key),
    }))
  const message = 'The front matter is not a list of “key: value” lines.'
  return unreadable([{ kind: 'content', file, line: 2, message }])
}

/** Returns an empty front matter, and withholds the page if there are problems. */
function unreadable(problems: readonly Problem[]): FrontMatterRead {
  return { frontMatter: {}, isWithheld: problems.length > 0, problems: problems.map(withholding) }
}

function withholding(problem: Problem): Problem {
  const hint = 'Until then, this page is not published.'
  return { ...problem, hint: problem.hint ? `${problem.hint} ${hint}` : hint }
}

const decidesPublication = ({ meant }: FieldProblem): boolean =>
  meant === 'draft' || meant === 'unlisted'

type LocateKey = (key: string) => Pick<Problem, 'kind' | 'file' | 'page'> & { line: number }

/** Mistake in one field. */
type FieldProblem = {
  readonly key: string
  /** The field that its author has in mind: that key, or the one it misspells. */
  readonly meant?: string
  readonly message: string
  readonly hint: string
}

function checkFields(value: Record<string, unknown>, place: LocateKey): FrontMatterRead {
  const checked = frontMatterSchema.safeParse(value)
  const refused = (checked.error?.issues ?? []).map(({ path, message }): FieldProblem => {
    const key = String(path[0])
    const hint = `Found: ${shortly(value[key])}.`
    return { key, meant: key, message: `“${path.join('.')}”: ${message}.`, hint }
  })
  const sound = Object.entries(value).filter(([name]) => !refused.some(({ key }) => key === name))
  const frontMatter =
    checked.data ?? frontMatterSchema.safeParse(Object.fromEntries(sound)).data ?? {}
  const faults = [
    ...refused,
    ...contradictionsIn(frontMatter),
    ...Object.keys(value).flatMap(misspellingOf),
  ]
  return {
    frontMatter,
    isWithheld: faults.some(decidesPublication),
    problems: faults.map((fault) => {
      const { key, message, hint } = fault
      const problem = { ...place(key), message, hint }
      return decidesPublication(fault) ? withholding(problem) : problem
    }),
  }
}

/** Enough of it to be found again. */
function shortly(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

function contradictionsIn({ draft, unlisted, layout }: FrontMatter): FieldProblem[] {
  if (typeof layout === 'string' && layout !== 'landing' && nearestOf(layout, ['landing']))
    return [
      { key: 'layout', message: `Unknown layout “${layout}”.`, hint: 'Did you mean “landing”?' },
    ]
  if (!draft || !unlisted) return []
  return [
    {
      key: 'unlisted',
      message: 'A page cannot be both “draft” and “unlisted”.',
      hint: 'A draft is not published at all; an unlisted page is published but listed nowhere.',
    },
  ]
}

function misspellingOf(key: string): FieldProblem[] {
  const meant = misspelled(key)
  if (!meant) return []
  const message = `Unknown front matter key “${key}”.`
  return [{ key, meant, message, hint: `Did you mean “${meant}”?` }]
}

/** Keys of other tools that look like ours. */
const foreignKeys = new Set(['head'])

/** Unknown keys are allowed, so only a near miss counts: the same first letter, almost the same length. */
function misspelled(key: string): string | undefined {
  if (frontMatterKeys.includes(key) || foreignKeys.has(key)) return undefined
  const meant = nearestOf(key, frontMatterKeys)
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

/** Reports text that looks like front matter but is not read as such. */
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
    ([, key = '']) => frontMatterKeys.includes(key) || misspelled(key) !== undefined,
  )

/** A rule, and the paragraph under it where its first line looks like a key. */
const OPENED =
  /^(\s*)---[ \t]*\n(?:[ \t]*\n)*(?:#.*\n)*((?=["']?[A-Za-z]\w*["']?[ \t]*:\s)(?:.+(?:\n|$))+)/
