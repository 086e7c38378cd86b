/** Every language that an index may be made in: for who builds, not for browsers. */
import { languageNameOf, type LanguageName } from '../../words/languageNames.ts'
import type { SearchLanguage } from '../language.ts'
import { language as arabic } from './ar.ts'
import { language as german } from './de.ts'
import { language as english } from './en.ts'
import { language as spanish } from './es.ts'
import { language as french } from './fr.ts'
import { language as italian } from './it.ts'
import { language as dutch } from './nl.ts'
import { language as portuguese } from './pt.ts'
import { language as wordless } from './wordless.ts'

const languages: Readonly<Record<LanguageName, SearchLanguage>> = {
  fr: french,
  en: english,
  de: german,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ar: arabic,
}

/** `undefined` is French, as in the settings of an index; of a language unknown, each word is its own stem. */
export function languageNamed(name = 'fr'): SearchLanguage {
  const known = languageNameOf(name)
  return known ? languages[known] : wordless
}
