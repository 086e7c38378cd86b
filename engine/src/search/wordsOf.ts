/**
 * Text → words, the same for the builder and for queries.
 *
 *     l'hébergement      hebergement
 *     pare-feu           parefeu  + pare feu
 *     /etc/sshd_config   etc, sshdconfig + sshd config
 *     443/tcp            443tcp   + 443 tcp
 *     rsync -avz         rsync, -avz + avz
 *     192.0.2.10:80      192.0.2.10, 80
 *     数据库服务器         数据库, 服务器
 */
import { foldText } from './foldText.ts'

/** One word of a text, or the whole of a composed one. */
export type Word = {
  /** Folded; without the joints (`sshdconfig`). A lone option keeps its dash (`-avz`). */
  readonly form: string
  /** UTF-16 offsets in the text given. */
  readonly start: number
  readonly end: number
  /** Rank of the first simple word it covers; a composed word has the rank of its first part. */
  readonly position: number
  /** Number of simple words it covers. */
  readonly span: number
}

/** Longer words are noise (keys, hashes): they are cut out. */
export const MAX_WORD_LENGTH = 40
const MAX_PAIR_LENGTH = 16

/**
 * Matches a run of words without spaces, which is read on its own. Invisible characters (a soft hyphen) do not split
 * words.
 */
export const CHUNK =
  /([\p{L}\p{N}\p{M}\p{Cf}]+)((?:[-_.:/@=·'’ʼ‘`][\p{L}\p{N}\p{M}\p{Cf}]+)*)(\+\+|#(?![\p{L}\p{N}]))?/gu
/** An address (`192.0.2.10`) is one word: its numbers alone mean nothing. */
const PIECE = /\d+(?:\.\d+){3}|[\p{L}\p{N}\p{M}\p{Cf}]+/gu
/** French, Italian and Catalan: `l'`, `qu'`, `dell'`. */
const ELISION =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|un|(?:a|da|de|ne|su)ll|quest)['’ʼ‘`]/i
const SEGMENT_JOINT = /[/:@=]/

/** In reading order; a composed word comes before its parts. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let position = 0
  // Not `matchAll`: it makes an expression anew for each text, and these take milliseconds to compile.
  let match
  while ((match = CHUNK.exec(text))) {
    const [chunk, first = '', joined, suffix = ''] = match
    const start = match.index
    if (joined === '') {
      const word = { form: foldText(first), start, end: start + first.length, position, span: 1 }
      if (UNSPACED.test(first)) {
        const segments = segmentsOf(first, start, position)
        words.push(...segments)
        position += segments.length
        continue
      }
      addSimple(words, word, { text, suffix })
      position++
    } else position += addChunk({ words, text, chunk, start, position })
  }
  return words
}

/** The simple words of a text, options without their dash. */
export const formsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ span, form }) => span === 1 && form[0] !== '-')
    .map(({ form }) => form)

type Chunk = { words: Word[]; text: string; chunk: string; start: number; position: number }

/** Names of suffixes. `#` follows a single letter only: `page#` is a link. */
const SUFFIX_NAMES: Readonly<Record<string, string>> = { '++': 'plusplus', '#': 'sharp' }

/** Adds the words of one run of characters without space; returns how many simple words it holds. */
function addChunk({ words, text, chunk, start, position }: Chunk): number {
  const elided = ELISION.exec(chunk)?.[0].length ?? 0
  const body = chunk.slice(elided)
  const pieces = splitBody(body, start + elided, position)
  const [only] = pieces
  if (pieces.length === 1 && only) addSimple(words, only, { text })
  else addComposed(words, body, pieces)
  return pieces.length
}

function splitBody(body: string, from: number, position: number): Word[] {
  const pieces: Word[] = []
  let match
  while ((match = PIECE.exec(body)))
    pieces.push(...segmentsOf(match[0], from + match.index, position + pieces.length))
  return pieces
}

/** Chinese, Japanese, Thai, Lao, Burmese and Khmer run their words together. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

const segmentsOf = (run: string, start: number, position: number): Word[] =>
  Array.from<Pick<Intl.SegmentData, 'segment' | 'index'>, Word>(
    UNSPACED.test(run) ? segmenter.segment(run) : [{ segment: run, index: 0 }],
    ({ segment, index }, rank) => ({
      form: foldText(segment),
      start: start + index,
      end: start + index + segment.length,
      position: position + rank,
      span: 1,
    }),
  )

/** `-avz` after a space is an option: it is also kept with its dash. `c++` and `c#` are not `c`. */
function addSimple(
  words: Word[],
  word: Word,
  { text, suffix = '' }: { text: string; suffix?: string },
): void {
  const before = text.charAt(word.start - 2)
  const isOption = text.charAt(word.start - 1) === '-' && (before === '' || /\s/.test(before))
  if (isOption && word.form.length <= 8) push(words, { ...word, form: `-${word.form}` })
  const name = suffix === '#' && word.form.length > 1 ? undefined : SUFFIX_NAMES[suffix]
  push(words, name ? { ...word, form: word.form + name, end: word.end + suffix.length } : word)
}

/** Each segment of a path whole and in parts; a short pair (`ci/cd`) also as one word. */
function addComposed(words: Word[], body: string, pieces: readonly Word[]): void {
  const segments = groupBySegment(body, pieces)
  if (segments.length === 2 && body.length <= MAX_PAIR_LENGTH) pushJoined(words, pieces)
  for (const segment of segments) {
    if (segment.length > 1) pushJoined(words, segment)
    for (const piece of segment) push(words, piece)
  }
}

function groupBySegment(body: string, pieces: readonly Word[]): Word[][] {
  const origin = pieces[0]?.start ?? 0
  const segments: Word[][] = []
  pieces.forEach((piece, index) => {
    const previous = pieces[index - 1]
    const joint = previous ? body.slice(previous.end - origin, piece.start - origin) : '/'
    if (SEGMENT_JOINT.test(joint)) segments.push([])
    segments.at(-1)?.push(piece)
  })
  return segments
}

function pushJoined(words: Word[], pieces: readonly Word[]): void {
  const first = pieces[0]
  const last = pieces.at(-1)
  if (!first || !last) return
  const form = pieces.map((piece) => piece.form).join('')
  push(words, {
    form,
    start: first.start,
    end: last.end,
    position: first.position,
    span: pieces.length,
  })
}

function push(words: Word[], word: Word): void {
  if (word.form !== '' && word.form.length <= MAX_WORD_LENGTH) words.push(word)
}
