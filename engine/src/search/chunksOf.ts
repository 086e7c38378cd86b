/** Text → the runs that `wordsOf` reads apart from each other, each with the dash that makes it an option. */
import { CHUNK } from './wordsOf.ts'

const LONE_CHUNK = new RegExp(`(?:(?<!\\S)-)?${CHUNK.source}`, 'gu')

/** The words of a text are those of its chunks, in order; only their places are lost. */
export function chunksOf(text: string): readonly string[] {
  return text.match(LONE_CHUNK) ?? []
}
