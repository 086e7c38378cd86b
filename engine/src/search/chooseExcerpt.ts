/** The text of a section → the line or two of it that best show why it answers. */
import { findMarks, type Mark } from './findMarks.ts'
import type { SearchLanguage } from './language.ts'
import type { SearchHitDocument } from './searchDocument.ts'

const EXCERPT_LENGTH = 170
/** Characters shown before the first mark. */
const LEAD_LENGTH = 45
const CODE_LINES = 3
const ELLIPSIS = '…'

export type ExcerptText = Pick<SearchHitDocument, 'excerpt' | 'isCode'>

/**
 * Plain text on one line, or a few lines of code: never both. Cut at words; the beginning of the text when no word of it
 * is marked. `worths`: by stem, how much it shows.
 */
export function chooseExcerpt(
  text: string,
  worths: ReadonlyMap<string, number>,
  { stem }: Pick<SearchLanguage, 'stem'>,
): ExcerptText {
  const best = bestWindow(findMarks(text, new Set(worths.keys()), stem), text, worths)
  const at = best?.start ?? 0
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  if (text[lineStart] === '\t') return codeFrom(text, lineStart)
  const from = best ? startBefore(text, at) : 0
  const to = Math.min(endAfter(text, from + EXCERPT_LENGTH), boundaryAfter(text, at))
  const body = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return { excerpt: `${from > 0 ? ELLIPSIS : ''}${body}${to < text.length ? ELLIPSIS : ''}` }
}

/** The mark from which the words within reach are worth most together. */
function bestWindow(
  marks: readonly Mark[],
  text: string,
  worths: ReadonlyMap<string, number>,
): Mark | undefined {
  let best: Mark | undefined
  let bestScore = 0
  marks.forEach((mark, at) => {
    const reach = Math.min(
      mark.start + EXCERPT_LENGTH - LEAD_LENGTH,
      boundaryAfter(text, mark.start),
    )
    const seen = new Set<string>()
    let score = 0
    for (let i = at; i < marks.length; i++) {
      const { stem, end } = marks[i] ?? mark
      if (end > reach) break
      score += (worths.get(stem) ?? 0) * (seen.has(stem) ? 0.01 : 1)
      seen.add(stem)
    }
    if (score > bestScore || !best) {
      best = mark
      bestScore = score
    }
  })
  return best
}

/** Returns the next offset at which code begins or ends. */
function boundaryAfter(text: string, at: number): number {
  const isCode = text[text.lastIndexOf('\n', at - 1) + 1] === '\t'
  const change = isCode ? /\n(?!\t)/g : /\n\t/g
  change.lastIndex = at
  return change.exec(text)?.index ?? text.length
}

/** Whole lines of it, indented as among themselves; a long line is cut. */
function codeFrom(text: string, from: number): ExcerptText {
  const lines = text
    .slice(from, boundaryAfter(text, from))
    .split('\n')
    .slice(0, CODE_LINES)
    .map((line) => line.slice(1))
  const indent = Math.min(...lines.map((line) => line.search(/\S|$/)))
  const shown: string[] = []
  let left = EXCERPT_LENGTH
  for (const line of lines) {
    const code = line.slice(indent)
    if (shown.length > 0 && code.length > left) break
    shown.push(code.length > left ? code.slice(0, endAfter(code, left)) + ELLIPSIS : code)
    left -= code.length
  }
  return { excerpt: shown.join('\n'), isCode: true }
}

/** The beginning of the line when it is near, or code is before it; else of a word. */
function startBefore(text: string, mark: number): number {
  const earliest = Math.max(0, mark - LEAD_LENGTH)
  const lead = text.slice(earliest, mark)
  if (earliest === 0 && !/^\t|\n\t/.test(lead)) return 0
  const [skipped] = /^.*\n|^\S*\s/s.exec(lead) ?? [lead]
  return earliest + skipped.length
}

function endAfter(text: string, end: number): number {
  if (end >= text.length) return text.length
  const space = text.slice(0, end).search(/\s\S*$/)
  return space > end - 40 ? space : end
}
