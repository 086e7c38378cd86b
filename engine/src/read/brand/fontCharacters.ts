/** Languages of a site → the characters that a font is cut down to. */

/** Latin with its accents, punctuation, currencies, arrows and signs: in the text and code of every language. */
const everywhere: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x304],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x2000, 0x206f],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x2122],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x2318, 0x2318],
  [0x2500, 0x25ff],
  [0x2713, 0x2717],
]

const lastOfFirstPlane = 0xffff

/** Letters of the script of each language besides; of all Latin, where a language is written with more of it. */
export function charactersOf(languages: readonly string[]): string {
  const scripts = new Set(languages.map(scriptOf))
  const common = everywhere.flatMap(([from, to]) => charactersIn(from, to, /[^]/))
  const own = [...scripts].flatMap((script) =>
    script === 'Latn'
      ? []
      : charactersIn(0x370, lastOfFirstPlane, new RegExp(`\\p{scx=${script}}`, 'u')),
  )
  return [...new Set([...common, ...own])].join('')
}

/** Japanese and Korean are written in several. */
const written: ReadonlyMap<string, string> = new Map([
  ['Jpan', 'Hira'],
  ['Kore', 'Hang'],
  ['Hans', 'Hani'],
  ['Hant', 'Hani'],
])

function scriptOf(language: string): string {
  try {
    const script = new Intl.Locale(language).maximize().script ?? 'Latn'
    return written.get(script) ?? script
  } catch {
    return 'Latn'
  }
}

function charactersIn(from: number, to: number, pattern: RegExp): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCharCode(from + index),
  ).filter((character) => !/[\ud800-\udfff]/.test(character) && pattern.test(character))
}
