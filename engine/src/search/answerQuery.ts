/** A query → answers as the pieces of the index arrive: a first one, then complete ones. */
import { chooseExcerpt } from './chooseExcerpt.ts'
import { pieceNumberOf, rowIn } from './hitDocument.ts'
import type { PieceName } from './indexFile.ts'
import { addPiece, type SearchIndex } from './openIndex.ts'
import { search, type SearchAnswer } from './search.ts'
import type { Hit } from './searchDocument.ts'

export type QueryAnswer = Pick<SearchAnswer, 'hits' | 'errors' | 'total' | 'absent'> & {
  /** No better answer to this query will follow. */
  readonly isFinal: boolean
}

export type AnswerOptions = {
  readonly limit?: number | undefined
  /** Fetches and parses a piece; rejects when it cannot. */
  readonly fetchPiece: (piece: PieceName) => Promise<unknown>
  /** Called once or more, best answer last. */
  readonly onAnswer: (answer: QueryAnswer) => void
  /** A query that nobody waits for any more is dropped between two pieces. */
  readonly isStale: () => boolean
}

/** Rounds of fetching for one query: pieces call for others only so many times. */
const MAX_ROUNDS = 5

/**
 * Never rejects. Resolves to `false`, without a final answer, when what could not be had makes it a wrong one: a word
 * not looked for, nothing found. Any other piece that is lost leaves the answer as it is.
 */
export async function answerQuery(
  index: SearchIndex,
  text: string,
  options: AnswerOptions,
): Promise<boolean> {
  const lost = new Set<PieceName>()
  let answer = search(index, text, options)
  const tell = (isFinal: boolean) => {
    const { hits, errors, total, absent } = answer
    options.onAnswer({
      hits: hits.map((hit) => withExcerpt(index, hit, answer.worths)),
      errors,
      total,
      // What is on its way may be another name of it.
      absent: isFinal ? absent : [],
      isFinal,
    })
  }
  for (let round = 0; round < MAX_ROUNDS && !options.isStale(); round++) {
    const { needed, refining } = answer
    const pieces = needed.length > 0 ? needed : refining.filter((piece) => !lost.has(piece))
    if (pieces.length === 0 || needed.some((piece) => lost.has(piece))) break
    if (needed.length === 0 && answer.hits.length > 0) tell(false)
    await addPieces(index, pieces, { lost, options })
    answer = search(index, text, options)
  }
  if (options.isStale()) return true
  if (lost.size > 0 && (answer.needed.length > 0 || answer.hits.length === 0)) return false
  const texts = missingTexts(index, answer.hits)
  if (texts.length > 0) {
    tell(false)
    await addPieces(index, texts, { lost, options })
  }
  if (!options.isStale()) tell(true)
  return true
}

type Fetching = {
  readonly lost: Set<PieceName>
  readonly options: Pick<AnswerOptions, 'fetchPiece'>
}

/** Never rejects: what cannot be had or opened is noted in `lost`. */
export async function addPieces(
  index: SearchIndex,
  pieces: readonly PieceName[],
  { lost, options }: Fetching,
) {
  const fetched = pieces.map(async (piece) => {
    try {
      addPiece(index, piece, await options.fetchPiece(piece))
    } catch {
      lost.add(piece)
    }
  })
  await Promise.all(fetched)
}

/** Texts that one answer may fetch: hits beyond show no excerpt. */
const MAX_TEXTS = 24

/** In the order of what is shown: what answers on a page stands under its best section. */
function missingTexts({ texts, pageOfSection }: SearchIndex, hits: readonly Hit[]): PieceName[] {
  const sections = hits.map(({ document }) => document.id - 1)
  const pages = sections.map((section) => pageOfSection[section])
  const rankPage = (section: number) => pages.indexOf(pageOfSection[section])
  const missing = sections
    .toSorted((a, b) => rankPage(a) - rankPage(b))
    .filter((section) => !rowIn(texts, section))
    .map((section) => `text-${pieceNumberOf(texts, section)}` as const)
  return [...new Set(missing)].slice(0, MAX_TEXTS)
}

/** The excerpt stays empty while the text has not arrived. */
function withExcerpt(index: SearchIndex, hit: Hit, worths: SearchAnswer['worths']): Hit {
  const row = rowIn(index.texts, hit.document.id - 1)
  const text = row?.piece[row.at]
  if (text === undefined) return hit
  return { ...hit, document: { ...hit.document, ...chooseExcerpt(text, worths, index.language) } }
}
