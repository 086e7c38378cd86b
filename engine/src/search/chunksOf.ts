/** Text → the runs that `wordsOf` reads apart from each other, each with the dash that makes it an option. */
import { CHUNK } from './wordsOf.ts'

/** As they stand in `CHUNK`. */
const LETTER = String.raw`[\p{L}\p{N}\p{M}\p{Cf}]`
/** Letters, Latin-1 first: V8 looks the others up in a list, one by one. */
const letters = `(?:[a-zA-Z0-9à-öø-ÿ]+|${LETTER})+`

/** Exported for its test. */
export const LONE_CHUNK = new RegExp(
  `(?:(?<!\\S)-)?${CHUNK.source.replaceAll(`${LETTER}+`, letters)}`,
  'gu',
)

/** The words of a text are those of its chunks, in order; only their places are lost. */
export function chunksOf(text: string): readonly string[] {
  return text.match(LONE_CHUNK) ?? []
}
