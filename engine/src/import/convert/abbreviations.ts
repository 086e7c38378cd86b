/** `*[DNS]: …` wherever it stands, as Python-Markdown reads it → in paragraphs of its own, as it is read here. */

import { escapePattern } from '../../escapePattern.ts'

const DEFINITION = /^ {0,3}\*\[([^\]]+)\]:[ \t]*\S/

/**
 * Separates abbreviations from the text around them. A list that pages include (`isIncluded`) keeps only those used in
 * each page.
 */
export function setAbbreviationsApart(text: string, isIncluded: boolean): string {
  if (!text.includes('*[')) return text
  const lines = text.split('\n')
  const rest = lines.filter((line) => !DEFINITION.test(line)).join('\n')
  const isSaid = (name: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}`, 'u').test(rest)
  return lines
    .flatMap((line, index) => {
      const name = DEFINITION.exec(line)?.[1]
      const before = lines[index - 1]
      const isOther = (other: string | undefined) =>
        other !== undefined && other.trim() !== '' && !DEFINITION.test(other)
      if (name === undefined)
        return before !== undefined && DEFINITION.test(before) && line.trim() !== ''
          ? ['', line]
          : [line]
      if (isIncluded && !isSaid(name)) return []
      return isOther(before) ? ['', line.trimStart()] : [line.trimStart()]
    })
    .join('\n')
}
