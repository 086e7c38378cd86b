/** `search-rehearsal.yml` → the queries to be played, and what its author must fix. */
import { z } from 'zod'
import { readYaml } from '../content/yamlText.ts'
import type { Problem } from '../problem.ts'

/** One line of `search-rehearsal.yml`. */
export type RehearsalEntry = {
  readonly query: string
  /** Path of the page, as it is in its address or decoded, with or without final slash; of one section with its anchor. */
  readonly page: string
  /** Rank at which the page must come, at the latest: 1 or 3. */
  readonly within: 1 | 3
  /** 1-based. */
  readonly line: number
}

const RANKS = new Map<string, RehearsalEntry['within']>([
  ['first', 1],
  ['firstThree', 3],
])
const recordSchema = z.record(z.string(), z.unknown())
const listSchema = z.array(z.union([z.string(), z.number(), z.boolean()]).transform(String))
/** The whole file, for editors: it is read list by list, so that a mistake in one loses no other. */
export const rehearsalSchema = z.record(
  z.string(),
  z.partialRecord(z.enum([...RANKS.keys()]), listSchema),
)

/** Address of a page, or of a section → queries, `first` or among the `firstThree`. */
export function readRehearsal(
  text: string,
  file: string,
): { entries: RehearsalEntry[]; problems: Problem[] } {
  const { value, problems: faults, lineOf } = readYaml(text, { file, name: 'rehearsal' })
  if (faults.length > 0)
    return { entries: [], problems: faults.map((fault) => ({ ...fault, kind: 'config' })) }
  const pages = recordSchema.safeParse(value ?? {})
  if (!pages.success) {
    const message = 'The rehearsal is not a list of pages.'
    return { entries: [], problems: [{ ...PROBLEM, file, line: 1, message }] }
  }
  const entries: RehearsalEntry[] = []
  const problems: Problem[] = []
  const tell = (line: number, message: string) => problems.push({ ...PROBLEM, file, line, message })
  for (const [page, given] of Object.entries(pages.data)) {
    const lists = Object.entries(recordSchema.safeParse(given).data ?? {})
    if (lists.length === 0) tell(lineOf(page), `${page}: no query is given.`)
    for (const [name, list] of lists) {
      const within = RANKS.get(name)
      const queries = listSchema.safeParse(list)
      if (within && queries.success)
        queries.data.forEach((query, rank) =>
          entries.push({ query, page, within, line: lineOf(page, name, rank) }),
        )
      else tell(lineOf(page, name), `${page}: this is no list of queries.`)
    }
  }
  return { entries, problems }
}

const PROBLEM = {
  kind: 'config',
  hint: 'Write "/page/:" then, under it, "first:" or "firstThree:" with a list of queries.',
} as const
