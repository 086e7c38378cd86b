/** The example values of a guide → where they stand in a command, whole, and what the reader puts there. */
import { escapePattern } from '../../escapePattern.ts'

/** Matches any of the values, the longest that stands at a place. Without values, it matches nothing. */
export function valuePattern(values: readonly string[]): RegExp {
  const longestFirst = values.toSorted((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(whole).join('|') || '(?!)', 'gu')
}

/**
 * Returns the replacement of each example that has one: the reader's own value or, for an example that contains others,
 * the same text with their values (`www.agence.example` follows `agence.example`).
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

/**
 * Builds a pattern that matches a value only as a whole word; a path that ends with `/` may be followed by anything.
 */
function whole(value: string): string {
  const text = escapePattern(value)
  if (/^\d[\d.]*$/.test(value)) return String.raw`(?<![\d.])${text}(?!\d|\.\d)`
  const before = /^[\p{L}\p{N}]/u.test(value) ? String.raw`(?<![\p{L}\p{N}_$-])` : ''
  // A file named after a domain has it whole (`agence.example_error.log`), one named after a word may be another.
  const more = value.includes('.') ? String.raw`[\p{L}\p{N}-]` : String.raw`[\p{L}\p{N}_-]`
  // `agence` is not the name of the site in `agence.example`, the domain of every example.
  const after = String.raw`(?!${more}|\.example(?![\p{L}\p{N}-]))`
  return before + text + (/[\p{L}\p{N}]$/u.test(value) ? after : '')
}
