/** Language that a site is searched in → what reduces its words, to mark those of an answer. */
import type { SearchLanguage } from '../../search/language.ts'
import { languageNameOf } from '../../words/languageNames.ts'

/** `undefined` is French. Of a language unknown, each word is its own stem. */
export async function loadStem(name = 'fr'): Promise<SearchLanguage['stem']> {
  const known = languageNameOf(name)
  if (known === 'fr') return (await import('../../search/languages/frStems.ts')).stemWord
  return known ? (await import('./otherStems.ts')).loadOtherStem(known) : (word) => word
}
