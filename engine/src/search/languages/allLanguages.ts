/** Every language that an index may be made in: for who builds, not for browsers. */
import type { SearchLanguage } from '../language.ts'
import { language as arabic } from './ar.ts'
import { language as german } from './de.ts'
import { language as english } from './en.ts'
import { language as spanish } from './es.ts'
import { language as italian } from './it.ts'
import { language as dutch } from './nl.ts'
import { language as portuguese } from './pt.ts'
import { language as wordless } from './wordless.ts'

const languages: ReadonlyMap<string, SearchLanguage> = new Map([
  ['en', english],
  ['de', german],
  ['es', spanish],
  ['it', italian],
  ['nl', dutch],
  ['pt', portuguese],
  ['ar', arabic],
])

/** Those with a file of their own, named by them. */
export const searchedLanguages: ReadonlySet<string> = new Set(languages.keys())

/** As `loadLanguage` has it: `undefined` is French, whose rules are in the engine. */
export const languageNamed = (name: string | undefined): SearchLanguage | undefined =>
  name === undefined ? undefined : (languages.get(name) ?? wordless)
