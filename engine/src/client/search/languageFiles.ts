/** The language of an index → the worker that searches in it, and what reduces its words: a file each, which knows no other language. */
import { languageNameOf, type LanguageName } from '../../words/languageNames.ts'
import type { SearchWorker } from './searchClient.ts'
import type { SearchLanguage } from '../../search/language.ts'

const module = { type: 'module' } as const

/** Each address is written whole: the bundler makes a file of it. */
const workers: Readonly<Record<LanguageName | 'none', () => Worker>> = {
  fr: () => new Worker(new URL('../../search/workers/frWorker.ts', import.meta.url), module),
  en: () => new Worker(new URL('../../search/workers/enWorker.ts', import.meta.url), module),
  de: () => new Worker(new URL('../../search/workers/deWorker.ts', import.meta.url), module),
  es: () => new Worker(new URL('../../search/workers/esWorker.ts', import.meta.url), module),
  it: () => new Worker(new URL('../../search/workers/itWorker.ts', import.meta.url), module),
  nl: () => new Worker(new URL('../../search/workers/nlWorker.ts', import.meta.url), module),
  pt: () => new Worker(new URL('../../search/workers/ptWorker.ts', import.meta.url), module),
  ar: () => new Worker(new URL('../../search/workers/arWorker.ts', import.meta.url), module),
  none: () =>
    new Worker(new URL('../../search/workers/wordlessWorker.ts', import.meta.url), module),
}

/** Creates a worker. One that cannot be loaded fires an `error` event later. */
export const createWorker = (htmlLang: string): SearchWorker =>
  workers[languageNameOf(htmlLang) ?? 'none']()

/** `undefined` is French. Of a language unknown, each word is its own stem. */
export async function loadStem(name = 'fr'): Promise<SearchLanguage['stem']> {
  const known = languageNameOf(name)
  if (known === 'fr') return (await import('../../search/languages/frStems.ts')).stemWord
  return known ? (await import('./otherStems.ts')).loadOtherStem(known) : (word) => word
}
