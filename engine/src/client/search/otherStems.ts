/** Stems of languages other than French: a file of their own, since most readers of a site want one language. */
import type { SearchLanguage } from '../../search/language.ts'
import type { LanguageName } from '../../words/languageNames.ts'

export type OtherLanguage = Exclude<LanguageName, 'fr'>

const languages: Readonly<
  Record<OtherLanguage, () => Promise<{ readonly language: SearchLanguage }>>
> = {
  en: () => import('../../search/languages/en.ts'),
  de: () => import('../../search/languages/de.ts'),
  es: () => import('../../search/languages/es.ts'),
  it: () => import('../../search/languages/it.ts'),
  nl: () => import('../../search/languages/nl.ts'),
  pt: () => import('../../search/languages/pt.ts'),
  ar: () => import('../../search/languages/ar.ts'),
}

export const loadOtherStem = async (name: OtherLanguage): Promise<SearchLanguage['stem']> =>
  (await languages[name]()).language.stem
