/**
 * Text as typed on an ordinary keyboard → the typography of a language: ’, « », no-break spaces in French.
 * Applied to text nodes only, never to code. Idempotent.
 */

import type { Typography } from '../config/typographyNames.ts'
import { typesetQuotes } from './quoteTypography.ts'
import { freshTypography, type TypographyState } from './typographyState.ts'

const NO_BREAK = '\u00A0'
const NARROW = '\u202F'

/** `state` is carried from one run of a block to the next, and changed. */
export function typeset(
  text: string,
  typography: Typography,
  state: TypographyState = freshTypography(),
): string {
  if (text === '' || typography === 'none') return text
  const result =
    typography === 'fr' ? typesetFrench(text, state) : typesetQuotes(text, typography, state)
  state.previous = result.at(-1) ?? ''
  return result
}

function typesetFrench(text: string, state: TypographyState): string {
  let result = text
  if (/['"]/.test(result)) result = curlQuotes(result, state)
  if (/[:;!?%€«»]/.test(result)) result = spacePunctuation(result, state.previous)
  return /\d/.test(result) ? spaceNumbers(result) : result
}

/** `'` → ’ (or ‘ ’ around words), `"` → « » by turns; after a digit, `"` without an opening one is ″. */
function curlQuotes(text: string, state: TypographyState): string {
  return text.replace(/ ?["']/g, (match, offset: number) => {
    const quote = match.at(-1)
    const space = match.length > 1 ? ' ' : ''
    const before = space || text[offset - 1] || state.previous
    const after = text[offset + match.length] ?? ''
    if (quote === "'") return space + curlApostrophe(before, text.slice(offset + match.length))
    if (!state.quoteOpen && /\d/.test(before)) return '″'
    state.quoteOpen = !state.quoteOpen
    if (state.quoteOpen) return `${space}«${/\s/.test(after) ? '' : NO_BREAK}`
    return `${NO_BREAK}»`
  })
}

function curlApostrophe(before: string, rest: string): string {
  const opens = !/[\p{L}\p{N}\p{P}]/u.test(before) || /[([{«—–]/.test(before)
  return opens && /^\p{L}[^']*\p{L}'(?!\p{L})/u.test(rest) ? '‘' : '’'
}

/** A mark is spaced when nothing but space, closing marks or the end follows: `a:b`, `!important`, `?x=1` are not. */
function spacePunctuation(text: string, previous: string): string {
  let result = text
  if (/[«»]/.test(result))
    result = result
      .replace(/«[ \u00A0\u202F]?(?=\S|$)/g, `«${NO_BREAK}`)
      .replace(/[ \u00A0\u202F]?»/g, `${NO_BREAK}»`)
  if (/[:;!?]/.test(result)) {
    // From the start of a run only: thousands of marks would take the square of it.
    const marks =
      /(?:(?<![ \u00A0\u202F])[ \u00A0\u202F]+|(?<![ \u00A0\u202F:;!?]))[:;!?]+(?=[\s\u00A0\u202F)\]»”’…]|$)/g
    result = result.replace(marks, (match, offset: number, whole: string) =>
      spaceMark(match, offset === 0 ? previous : whole.slice(Math.max(0, offset - 60), offset)),
    )
  }
  return /\d ?[%€]/.test(result)
    ? result.replace(/(\d) ?([%€])(?![\p{L}\d])/gu, `$1${NO_BREAK}$2`)
    : result
}

/** `match` is the marks and the spaces before them, if any; `before` the text that leads to both. */
function spaceMark(match: string, before: string): string {
  const marks = match.replace(/^[ \u00A0\u202F]+/, '')
  const touches = marks === match
  if (touches && !/[\p{L}\p{N}»’”)\]%]$/u.test(before)) return match
  // `:name:`, `2001:db8::` and `C:` are not a word and its colon.
  if (
    touches &&
    marks.startsWith(':') &&
    /(?:^|\s)(?:\S*[:/\\]\S*|[A-Z])$|^$/.test(before + match.slice(1))
  )
    return match
  // Of `mailto:aide@exemple.example`, whose address is a link of its own.
  if (touches && marks === ':' && /(?<![\p{L}\d])(?:mailto|sips?|xmpp)$/u.test(before)) return match
  return (marks.startsWith(':') ? NO_BREAK : NARROW) + marks
}

const UNITS =
  'o|[kKMGTP]o|[KMGT]io|[kMG]?bit/s|[kKMG]?o/s|ms|µs|s|min|h|j|px|%|€|°C|[kcm]?m|[km]?g|[kMG]?Hz|[km]?W|V|A|' +
  'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?'
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')

/** 10 000 with a narrow space, 64 Mo and 9 h 30 with no-break ones. */
function spaceNumbers(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:[ \u00A0]\d{3})+(?!\d)/g, (number) =>
      number.replace(/[ \u00A0]/g, NARROW),
    )
    .replace(NUMBER_AND_UNIT, `$1${NO_BREAK}`)
    .replace(/(\d\u00A0h) (?=\d\d?(?!\d))/g, `$1${NO_BREAK}`)
}
