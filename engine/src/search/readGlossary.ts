/** `search-glossary.yml` → the lines that `buildIndex` takes, and what its author must fix. */
import { z } from 'zod'
import { readYaml } from '../content/yamlText.ts'
import type { Problem } from '../problem.ts'

const expression = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const groupSchema = z
  .union([
    expression.transform((line) => line.replaceAll('\n', ' ')),
    z.array(expression).transform((expressions) => expressions.join(', ')),
  ])
  .refine((line) => line.split(/[,>]/).filter((part) => part.trim() !== '').length > 1)
/** The whole file, for editors: it is read group by group, so that a mistake in one loses no other. */
export const glossarySchema = z.array(groupSchema)

/**
 * A list of groups: `- mdp, mot de passe` are the same; `- cadenas > certificat` goes one way;
 * `- [wp, wordpress]` is the same as `- wp, wordpress`.
 */
export function readGlossary(text: string, file: string): { lines: string; problems: Problem[] } {
  const { value, problems: faults, lineOf } = readYaml(text, { file, name: 'glossary' })
  if (faults.length > 0)
    return { lines: '', problems: faults.map((fault) => ({ ...fault, kind: 'config' })) }
  const groups = z.array(z.unknown()).safeParse(value ?? [])
  if (!groups.success) {
    const message = 'The glossary is not a list.'
    return { lines: '', problems: [{ ...PROBLEM, file, line: 1, message }] }
  }
  const lines: string[] = []
  const problems: Problem[] = []
  groups.data.forEach((given, rank) => {
    const group = groupSchema.safeParse(given)
    const message = 'This group has fewer than two expressions.'
    if (group.success) lines.push(group.data)
    else problems.push({ ...PROBLEM, file, line: lineOf(rank), message })
  })
  return { lines: lines.join('\n'), problems }
}

const PROBLEM = {
  kind: 'config',
  hint: 'Write one group a line: "- mdp, mot de passe", or "- cadenas > certificat" for one way.',
} as const
