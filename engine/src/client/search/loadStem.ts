/** Language that a site is searched in → what reduces its words, to mark those of an answer. */
import type { SearchLanguage } from '../../search/language.ts'
import { languageNameOf, type LanguageName } from '../../words/languageNames.ts'

type Stem = SearchLanguage['stem']
type LoadLanguage = () => Promise<{ readonly language: SearchLanguage }>

const languages: Readonly<Record<Exclude<LanguageName, 'fr'>, LoadLanguage>> = {
  en: () => import('../../search/languages/en.ts'),
  de: () => import('../../search/languages/de.ts'),
  es: () => import('../../search/languages/es.ts'),
  it: () => import('../../search/languages/it.ts'),
  nl: () => import('../../search/languages/nl.ts'),
  pt: () => import('../../search/languages/pt.ts'),
  ar: () => import('../../search/languages/ar.ts'),
}

/** `undefined` is French. Of a language unknown, each word is its own stem. */
export async function loadStem(name = 'fr'): Promise<Stem> {
  const known = languageNameOf(name)
  if (known === 'fr') return (await import('../../search/languages/frStems.ts')).stemWord
  return known ? (await languages[known]()).language.stem : (word) => word
}
