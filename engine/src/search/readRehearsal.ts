/** `search-rehearsal.yml` → the queries to be played, and what its author must fix. */
import { z } from 'zod'
import { readYaml } from '../content/yamlText.ts'
import type { Problem } from '../problem.ts'

/** One line of `search-rehearsal.yml`. */
export type RehearsalEntry = {
  readonly query: string
  /** Path of the page, as it is in its address or decoded, with or without final slash. */
  readonly page: string
  /** Rank at which the page must come, at the latest: 1 or 3. */
  readonly within: 1 | 3
  /** 1-based. */
  readonly line: number
}

const RANKS = { first: 1, firstThree: 3 } as const
const query = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const pagesSchema = z.record(z.string(), z.unknown())
const listsSchema = z
  .strictObject({ first: z.array(query).optional(), firstThree: z.array(query).optional() })
  .refine((lists) => Object.keys(lists).length > 0)

/** Page address → queries, `first` or among the `firstThree`. */
export function readRehearsal(
  text: string,
  file: string,
): { entries: RehearsalEntry[]; problems: Problem[] } {
  const { value, problems: faults, lineOf } = readYaml(text, { file, name: 'rehearsal' })
  if (faults.length > 0)
    return { entries: [], problems: faults.map((fault) => ({ ...fault, kind: 'config' })) }
  const pages = pagesSchema.safeParse(value ?? {})
  if (!pages.success) {
    const message = 'The rehearsal is not a list of pages.'
    return { entries: [], problems: [{ ...PROBLEM, file, line: 1, message }] }
  }
  const entries: RehearsalEntry[] = []
  const problems: Problem[] = []
  for (const [page, given] of Object.entries(pages.data)) {
    const lists = listsSchema.safeParse(given)
    if (lists.success)
      for (const name of ['first', 'firstThree'] as const)
        lists.data[name]?.forEach((text, rank) =>
          entries.push({ query: text, page, within: RANKS[name], line: lineOf(page, name, rank) }),
        )
    else
      for (const list of listsAtFault(lists.error)) {
        const message = list === undefined ? 'no query is given' : 'this is no list of queries'
        const line = list === undefined ? lineOf(page) : lineOf(page, list)
        problems.push({ ...PROBLEM, file, line, message: `${page}: ${message}.` })
      }
  }
  return { entries, problems }
}

/** Each once; `undefined` when there is no list at all. */
function listsAtFault({ issues }: z.ZodError): Set<string | undefined> {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]?.toString()],
  )
  return new Set(names)
}

const PROBLEM = {
  kind: 'config',
  hint: 'Write "/page/:" then, under it, "first:" or "firstThree:" with a list of queries.',
} as const
