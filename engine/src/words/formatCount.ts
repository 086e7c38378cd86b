/** A count → the sentence that says it, in the number of its language. */

import { fill } from './fill.ts'
import type { InLanguage } from './wordTable.ts'

/** In the order in which a table separates its forms by `|`: those of them that the language has. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** `{count}` is filled in; French takes the singular for 0 and 1, English for 1, Arabic has six forms. */
export function formatCount<Key extends string>(
  words: Readonly<Record<Key, string>> & InLanguage,
  key: Key,
  count: number,
): string {
  return fill(formOf(words[key], count, words.wordsOf ?? words.language), { count })
}

function formOf(sentence: string, count: number, language: string): string {
  const forms = sentence.split('|')
  const rules = new Intl.PluralRules(language)
  const category = rules.select(count)
  const last = forms.length - 1
  // A singular and a plural, where the language may tell more of them apart (French has one for millions).
  if (last === 1) return forms[category === 'one' ? 0 : 1] ?? sentence
  const { pluralCategories } = rules.resolvedOptions()
  const rank = CATEGORIES.filter((each) => pluralCategories.includes(each)).indexOf(category)
  return forms[Math.min(rank, last)] ?? sentence
}
