/** The text of a section → the line or two of it that best show why it answers. */
import { findMarks, type Mark } from './findMarks.ts'

const EXCERPT_LENGTH = 170
/** Characters shown before the first mark. */
const LEAD_LENGTH = 45
const ELLIPSIS = '…'

/** Plain text on one line, cut at words; the beginning of the text when no word of it is marked. */
export function excerptOf(text: string, stems: ReadonlySet<string>): string {
  const marks = findMarks(text, stems)
  const first = bestWindow(marks)
  const from = first === undefined ? 0 : startBefore(text, first.start)
  const to = endAfter(text, from + EXCERPT_LENGTH)
  const body = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return `${from > 0 ? ELLIPSIS : ''}${body}${to < text.length ? ELLIPSIS : ''}`
}

/** The mark from which the most different words are within reach. */
function bestWindow(marks: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined
  let bestScore = 0
  marks.forEach((mark, at) => {
    const stems = new Set<string>()
    let count = 0
    for (let i = at; i < marks.length; i++) {
      const other = marks[i]
      if (!other || other.end > mark.start + EXCERPT_LENGTH - LEAD_LENGTH) break
      stems.add(other.stem)
      count++
    }
    const score = stems.size + count / 100
    if (score > bestScore) {
      best = mark
      bestScore = score
    }
  })
  return best
}

/** The beginning of the line when it is near; else of a word. */
function startBefore(text: string, mark: number): number {
  const earliest = Math.max(0, mark - LEAD_LENGTH)
  if (earliest === 0) return 0
  const lead = text.slice(earliest, mark)
  const [skipped] = /^.*\n|^\S*\s/s.exec(lead) ?? [lead]
  return earliest + skipped.length
}

function endAfter(text: string, end: number): number {
  if (end >= text.length) return text.length
  const space = text.slice(0, end).search(/\s\S*$/)
  return space > end - 40 ? space : end
}
