/** A query → answers as the pieces of the index arrive: a first one, then complete ones. */
import { excerptOf } from './excerptOf.ts'
import { pieceOf, rowIn } from './hitDocument.ts'
import { addPiece, type PieceId, type SearchIndex } from './openIndex.ts'
import { search, type SearchAnswer } from './search.ts'
import type { Hit } from './searchDocument.ts'

export type QueryAnswer = Pick<SearchAnswer, 'hits' | 'errors' | 'total'> & {
  /** No better answer to this query will follow. */
  readonly isFinal: boolean
}

export type AnswerOptions = {
  readonly limit?: number
  /** Fetches and parses a piece; rejects when it cannot. */
  readonly fetchPiece: (piece: PieceId) => Promise<unknown>
  /** Called once or more, best answer last. */
  readonly onAnswer: (answer: QueryAnswer) => void
  /** A query that nobody waits for any more is dropped between two pieces. */
  readonly isStale: () => boolean
}

/** Rounds of fetching for one query: pieces call for others only so many times. */
const MAX_ROUNDS = 5

/** Never rejects: a piece that cannot be had leaves the answer as it is, and is asked for again next time. */
export async function answerQuery(
  index: SearchIndex,
  text: string,
  options: AnswerOptions,
): Promise<void> {
  const lost = new Set<string>()
  const limit = options.limit === undefined ? {} : { limit: options.limit }
  const wanted = (pieces: readonly PieceId[]) => pieces.filter((piece) => !lost.has(nameOf(piece)))
  let answer = search(index, text, limit)
  for (let round = 0; round < MAX_ROUNDS && !options.isStale(); round++) {
    const needed = wanted(answer.needed)
    const pieces = needed.length > 0 ? needed : wanted(answer.refining)
    if (pieces.length === 0) break
    if (needed.length === 0 && answer.hits.length > 0)
      tell(index, answer, { options, isFinal: false })
    await addPieces(index, pieces, { lost, options })
    answer = search(index, text, limit)
  }
  if (options.isStale()) return
  const texts = missingTexts(index, answer.hits)
  if (texts.length > 0) {
    tell(index, answer, { options, isFinal: false })
    await addPieces(index, texts, { lost, options })
  }
  if (!options.isStale()) tell(index, answer, { options, isFinal: true })
}

const nameOf = ({ kind, number }: PieceId): string => `${kind}-${number}`

type Fetching = {
  readonly lost: Set<string>
  readonly options: Pick<AnswerOptions, 'fetchPiece'>
}

/** Never rejects: what cannot be had or opened is noted in `lost`. */
export async function addPieces(
  index: SearchIndex,
  pieces: readonly PieceId[],
  { lost, options }: Fetching,
) {
  const fetched = pieces.map(async (piece) => {
    try {
      addPiece(index, piece, await options.fetchPiece(piece))
    } catch {
      lost.add(nameOf(piece))
    }
  })
  await Promise.all(fetched)
}

/** Hits beyond these show no excerpt: a page of all results does not fetch every text. */
const MAX_EXCERPTS = 24

function missingTexts(index: SearchIndex, hits: readonly Hit[]): PieceId[] {
  const pieces = hits
    .slice(0, MAX_EXCERPTS)
    .filter(({ document }) => !rowIn(index.texts, document.id - 1))
    .map(({ document }) => pieceOf(index.texts, document.id - 1, 'text'))
  return [...new Map(pieces.map((piece) => [piece.number, piece])).values()]
}

type Telling = { readonly options: AnswerOptions; readonly isFinal: boolean }

function tell(
  index: SearchIndex,
  { hits, errors, total }: SearchAnswer,
  { options, isFinal }: Telling,
) {
  options.onAnswer({ hits: hits.map((hit) => withExcerpt(index, hit)), errors, total, isFinal })
}

/** The excerpt stays empty while the text has not arrived. */
export function withExcerpt(index: SearchIndex, hit: Hit): Hit {
  const row = rowIn(index.texts, hit.document.id - 1)
  const text = row?.piece[row.at]
  if (text === undefined) return hit
  return { ...hit, document: { ...hit.document, excerpt: excerptOf(text, new Set(hit.terms)) } }
}
