/** Text → the runs that `wordsOf` reads apart from each other, each with the dash that makes it an option. */
import { CHUNK } from './wordsOf.ts'

/** The letters of Latin-1 first: V8 looks the others up in a list, one by one. */
const letters = '(?:[a-zA-Z0-9à-öø-ÿ]+|[\\p{L}\\p{N}\\p{M}])+'
const LONE_CHUNK = new RegExp(
  `(?:(?<!\\S)-)?${CHUNK.source.replaceAll('[\\p{L}\\p{N}\\p{M}]+', letters)}`,
  'gu',
)

/** The words of a text are those of its chunks, in order; only their places are lost. */
export function chunksOf(text: string): readonly string[] {
  return text.match(LONE_CHUNK) ?? []
}
