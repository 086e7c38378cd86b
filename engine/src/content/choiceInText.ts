/**
 * Values of a choice within the plain text that search shows: `8.2/8.4` to the eye and to the index, with invisible
 * characters that tell where they begin, part and end. The box shows the one that the reader has chosen.
 */

/** Invisible times, plus and separator: `wordsOf` reads over them. */
const begin = '\u2062'
const part = '\u2064/'
const end = '\u2063'

/** In the order of the choices; once where all are the same. */
export const choiceInText = (values: readonly string[]): string =>
  new Set(values).size === 1 ? (values[0] ?? '') : begin + values.join(part) + end

/** `index`: of the choice made. What an excerpt cut through stays as it is. */
export const textForChoice = (text: string, index: number): string =>
  text.replace(
    /\u2062([^\u2063]*)\u2063/g,
    (whole, values: string) => values.split(part)[index] ?? whole,
  )

/** `8.2/8.4`, for programs. */
export const withoutChoiceMarks = (text: string): string => text.replace(/[\u2062-\u2064]/g, '')
