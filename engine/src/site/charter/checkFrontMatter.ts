/** Charter: what every page says of itself before its text. */

import type { Problem } from '../../problem.ts'
import { findLine, problemAt, type CharterInput } from './charterInput.ts'

export function checkFrontMatter(input: CharterInput): Problem[] {
  const { doc, charter } = input
  const rule = charter.frontMatter
  if (!rule) return []
  const fields: Readonly<Record<string, unknown>> = doc.frontMatter
  const missing = rule.required
    .filter((key) => fields[key] === undefined)
    .map((key) => problemAt(input, 1, { message: `The front matter has no “${key}”.` }))
  const wrong = Object.entries(rule.values).flatMap(([key, known]) =>
    toTexts(fields[key])
      .filter((value) => !known.includes(value))
      .map((value) =>
        problemAt(input, keyLine(input, key), {
          message: `“${key}” cannot be “${value}”.`,
          hint: `It is one of: ${known.join(', ')}.`,
        }),
      ),
  )
  return [...missing, ...wrong, ...lengthProblems(input)]
}

function lengthProblems(input: CharterInput): Problem[] {
  const { frontMatter, title } = input.doc
  const { descriptionLength, titleLength } = input.charter.frontMatter ?? {}
  const problems: Problem[] = []
  const length = [...(frontMatter.description ?? '')].length
  if (descriptionLength && length > 0) {
    const [least, most] = descriptionLength
    if (length < least || length > most) {
      const message = `The description has ${length} characters, not ${least} to ${most}.`
      problems.push(problemAt(input, keyLine(input, 'description'), { message }))
    }
  }
  if (titleLength && [...title].length > titleLength) {
    const message = `The title has ${[...title].length} characters, more than ${titleLength}.`
    problems.push(problemAt(input, keyLine(input, 'title'), { message }))
  }
  return problems
}

function keyLine(input: CharterInput, key: string): number {
  return findLine(input, new RegExp(`^${key}\\s*:`)) || 1
}

function toTexts(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
