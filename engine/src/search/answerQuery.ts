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
  readonly limit?: number | undefined
  /** Fetches and parses a piece; rejects when it cannot. */
  readonly fetchPiece: (piece: PieceId) => Promise<unknown>
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
  const lost = new Set<string>()
  const isLost = (piece: PieceId) => lost.has(nameOf(piece))
  let answer = search(index, text, options)
  const tell = (isFinal: boolean) => {
    const { hits, errors, total } = answer
    options.onAnswer({ hits: hits.map((hit) => withExcerpt(index, hit)), errors, total, isFinal })
  }
  for (let round = 0; round < MAX_ROUNDS && !options.isStale(); round++) {
    const { needed, refining } = answer
    const pieces = needed.length > 0 ? needed : refining.filter((piece) => !isLost(piece))
    if (pieces.length === 0 || needed.some(isLost)) break
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

/** The excerpt stays empty while the text has not arrived. */
function withExcerpt(index: SearchIndex, hit: Hit): Hit {
  const row = rowIn(index.texts, hit.document.id - 1)
  const text = row?.piece[row.at]
  if (text === undefined) return hit
  return { ...hit, document: { ...hit.document, excerpt: excerptOf(text, new Set(hit.terms)) } }
}
