/** Forms of an index → the last word of each compound among them, where the index holds both of its words. */
import type { SearchLanguage } from './language.ts'
import type { Lexicon } from './lexicon.ts'

/** By the number of the compound, that of its last word. Empty in a language that writes its words apart. */
export function tailsOf(
  held: () => ReadonlySet<number>,
  { forms }: Lexicon,
  { splitCompound, stopWords }: SearchLanguage,
): ReadonlyMap<number, number> {
  const tails = new Map<number, number>()
  if (!splitCompound) return tails
  const numbers = new Map(Array.from(held(), (form) => [forms[form] ?? '', form] as const))
  const isKnown = (part: string) => numbers.has(part) && !stopWords.has(part)
  for (const [text, form] of numbers) {
    const tail = numbers.get(splitCompound(text, isKnown)?.[1] ?? '')
    if (tail !== undefined) tails.set(form, tail)
  }
  return tails
}
