/** The example values of a guide → where they stand in a command, whole, and what the reader puts there. */

/** A value is a word, a path, an address: what continues it on either side makes another word of it. */
const startsInside = { word: String.raw`(?<![\p{L}\p{N}_-])`, number: String.raw`(?<![\d.])` }
/** `agence` is not the name of the site in `agence.example`, the domain of every example. */
const endsInside = {
  word: String.raw`(?![\p{L}\p{N}_-]|\.example\b)`,
  number: String.raw`(?!\d|\.\d)`,
}

/** Matches any of the values, the longest that stands at a place. Without values, it matches nothing. */
export function valuePattern(values: readonly string[]): RegExp {
  const longestFirst = values.toSorted((a, b) => b.length - a.length)
  const whole = longestFirst.map(
    (value) => edge(value.at(0), startsInside) + escaped(value) + edge(value.at(-1), endsInside),
  )
  return new RegExp(whole.join('|') || '(?!)', 'gu')
}

/**
 * What takes the place of each example, when something does: the reader's own value; else, for an example that holds
 * others, the same with theirs (`www.agence.example` follows `agence.example`).
 */
export function settleValues(
  examples: readonly string[],
  own: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const given = valuePattern(examples.filter((example) => own.has(example)))
  const settled = examples.map((example) => {
    const filled = example.replace(given, (inner) => own.get(inner) ?? inner)
    return [example, own.get(example) ?? filled] as const
  })
  return new Map(settled.filter(([example, value]) => value !== example))
}

/** A value that ends with `/` or `_` goes on with anything. */
function edge(character = '', sides: typeof startsInside): string {
  if (/\d/.test(character)) return sides.number
  return /\p{L}/u.test(character) ? sides.word : ''
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
