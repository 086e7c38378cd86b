/** Charter: the tone and the typography of what is read. */

import type { Problem } from '../../problem.ts'
import { problemAt, proseLines, type CharterInput } from './charterInput.ts'

export function checkProse(input: CharterInput): Problem[] {
  const words = Object.entries(input.charter.words ?? {}).map(
    ([source, hint]) => [new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u'), hint] as const,
  )
  const found = proseLines(input).flatMap((line, index) =>
    words.flatMap(([pattern, hint]) => {
      const match = pattern.exec(line.replaceAll('’', "'"))
      if (!match) return []
      return [problemAt(input, index + 1, { message: `“${match[0]}” is not written here.`, hint })]
    }),
  )
  return [...found, ...(input.charter.typography ? straightQuotes(input) : [])]
}

/** Typesetting curls them all: one that is left was not understood. */
function straightQuotes(input: CharterInput): Problem[] {
  const prose = input.doc.html
    .replace(/<(pre|code|script|style|title|desc)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
  return [...prose.matchAll(/[^\s"']{0,20}["'][^\s"']{0,20}/g)].map(([excerpt]) =>
    problemAt(input, lineWith(input, excerpt), {
      message: `A straight quote is left in “${excerpt}”.`,
      hint: 'Write it as code, or with « » and ’.',
    }),
  )
}

function lineWith({ text }: CharterInput, excerpt: string): number {
  return text.split('\n').findIndex((line) => line.includes(excerpt)) + 1
}
