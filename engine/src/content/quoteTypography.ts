/** Text as typed → the quotes and apostrophes of a language that sets its other signs as they are typed. */

import type { TypographyState } from './typographyState.ts'

/** Opening and closing, then those of a quote in a quote. */
const QUOTES = {
  en: ['“', '”', '‘', '’'],
  de: ['„', '“', '‚', '‘'],
  es: ['«', '»', '‘', '’'],
  it: ['«', '»', '“', '”'],
} as const

const NO_BREAK = '\u00A0'

/** A number and its unit stay on one line. */
const UNIT =
  /(\d) (?=(?:[kKMGTP]?B|[KMGT]iB|[kMG]?[Bb]it\/s|[kKMG]?B\/s|ms|µs|s|min|h|px|%|€|°C|[kcm]?m|[km]?g|[kMG]?Hz|[km]?W|V|A)(?![\p{L}\d]))/gu

/** `state` is carried from one run of a block to the next, and changed. */
export function typesetQuotes(
  text: string,
  language: keyof typeof QUOTES,
  state: TypographyState,
): string {
  const [open, close, innerOpen, innerClose] = QUOTES[language]
  const curled = text.replace(/["']/g, (quote, offset: number) => {
    const before = text[offset - 1] ?? state.previous
    const rest = text.slice(offset + 1)
    if (quote === '"') {
      if (!state.quoteOpen && /\d/.test(before)) return '″'
      state.quoteOpen = !state.quoteOpen
      return state.quoteOpen ? open : close
    }
    if (state.innerOpen && !/^\p{L}/u.test(rest)) {
      state.innerOpen = false
      return innerClose
    }
    // 'tis, '90s and James' are apostrophes: a quote begins a word and is closed further on.
    const opens = !/[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}][^']*[^\s']'(?!\p{L})/u.test(rest)
    state.innerOpen ||= opens
    return opens ? innerOpen : '’'
  })
  // English keeps the space that is typed.
  return language === 'en' || !/\d /.test(curled) ? curled : curled.replace(UNIT, `$1${NO_BREAK}`)
}
