/**
 * The comments that mark lines of code, in Shiki's notation → what they mark; they are taken out of the code. Pure.
 *
 *     listen 80  # [!code --]
 *     listen 443 # [!code ++]
 *     # [!code focus:2]
 *     ssl on     # [!code (1)]
 *
 * At the end of a line, a comment marks it; alone on its line, it marks the ones that follow. `:2` is how many lines.
 */

export type LineMarks = {
  /** In the order of the comments. */
  readonly classes: readonly string[]
  /** Numbers of the notes that the line refers to. */
  readonly notes: readonly number[]
  readonly words: readonly string[]
}

export type MarkedCode = {
  readonly code: string
  /** By line, 1-based, of the code without its comments. */
  readonly lines: ReadonlyMap<number, LineMarks>
}

const classOf: ReadonlyMap<string, string> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['focus', 'focused'],
  ['highlight', 'marked'],
  ['hl', 'marked'],
  ['error', 'failed'],
  ['warning', 'warned'],
])

const NOTE = String.raw`\[!code\s+(?:(\+\+|--|focus|highlight|hl|error|warning)|\((\d{1,2})\)|word:((?:\\.|[^\]\\:])+))(?::(\d{1,3}))?\s*\]`
const OPENING = String.raw`(?:#|\/\/|--|%|;|'|REM|::|<!--|\/\*|\{\s*\/\*)`
const CLOSING = String.raw`(?:-->|\*\/\s*\}?)?`
/** A comment that holds nothing else: all of it goes. */
const COMMENT = new RegExp(String.raw`\s*${OPENING}\s*((?:${NOTE}\s*)+)${CLOSING}\s*$`, 'i')
const EACH = new RegExp(NOTE, 'gi')

type Mark = { readonly className?: string; readonly note?: number; readonly word?: string }
type Running = { readonly mark: Mark; left: number }

export function takeMarks(typed: string): MarkedCode {
  if (!typed.includes('[!code')) return { code: typed, lines: new Map() }
  const kept: string[] = []
  const lines = new Map<number, LineMarks>()
  let running: Running[] = []
  for (const line of typed.split('\n')) {
    const comment = COMMENT.exec(line)
    const rest = comment ? line.slice(0, comment.index) : line
    if (comment) running.push(...[...(comment[1] ?? '').matchAll(EACH)].map(readMark))
    if (comment && rest.trim() === '') continue
    kept.push(rest)
    if (running.length > 0) lines.set(kept.length, gather(running))
    for (const each of running) each.left -= 1
    running = running.filter(({ left }) => left > 0)
  }
  return { code: kept.join('\n'), lines }
}

const UNKNOWN = new RegExp(
  String.raw`\s${OPENING}\s*(\[!code\s+(?![^\]]*\[)[^\]]+\])\s*${CLOSING}\s*$`,
  'gim',
)
const KNOWN = new RegExp(`^${NOTE}$`, 'i')

/** Returns the comments that are like marks and are none, to be told: they stay in the code. */
export const unknownMarks = (code: string): string[] => {
  if (!code.includes('[!code')) return []
  const found = [...` ${code.replaceAll('\n', '\n ')}`.matchAll(UNKNOWN)]
  return [...new Set(found.map(([, mark = '']) => mark))].filter((mark) => !KNOWN.test(mark))
}

export const markNames: readonly string[] = [...classOf.keys()]

function readMark([, name, note, word, count = '1']: RegExpMatchArray): Running {
  const className = name && classOf.get(name.toLowerCase())
  const mark = {
    ...(className && { className }),
    ...(note && { note: Number(note) }),
    ...(word && { word: word.replace(/\\(.)/g, '$1') }),
  }
  return { mark, left: Number(count) }
}

const gather = (running: readonly Running[]): LineMarks => ({
  classes: [...new Set(running.flatMap(({ mark }) => mark.className ?? []))],
  notes: running.flatMap(({ mark }) => mark.note ?? []),
  words: running.flatMap(({ mark }) => mark.word ?? []),
})

/** Returns the code that a reader copies and a machine runs: without the lines that are taken away. */
export const withoutRemoved = ({ code, lines }: MarkedCode): string =>
  code
    .split('\n')
    .filter((_, index) => !lines.get(index + 1)?.classes.includes('removed'))
    .join('\n')

/** Wraps each occurrence of `words` in a line of HTML; one that colours cut in several is wrapped piece by piece. */
export function markWords(html: string, words: readonly string[]): string {
  const pieces = html.split(/(<[^>]*>)/)
  const texts = pieces.map((piece, index) => (index % 2 === 0 ? piece : ''))
  const joined = texts.join('')
  const ranges = words.flatMap((word) => rangesOf(escaped(word), joined))
  let offset = 0
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece
      const from = offset
      offset += piece.length
      return wrapRanges(piece, from, ranges)
    })
    .join('')
}

type Range = { readonly start: number; readonly end: number }

function rangesOf(word: string, text: string): Range[] {
  const ranges: Range[] = []
  for (
    let at = text.indexOf(word);
    at !== -1 && word !== '';
    at = text.indexOf(word, at + word.length)
  )
    ranges.push({ start: at, end: at + word.length })
  return ranges
}

function wrapRanges(text: string, offset: number, ranges: readonly Range[]): string {
  let html = ''
  let end = 0
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(range.start - offset, end)
    const to = Math.min(range.end - offset, text.length)
    if (from >= to) continue
    html += `${text.slice(end, from)}<span class="word">${text.slice(from, to)}</span>`
    end = to
  }
  return html + text.slice(end)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
