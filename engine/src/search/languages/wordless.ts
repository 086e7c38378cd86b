import { languageOf } from './languageOf.ts'

/** A language whose words the engine does not know: each is its own stem. */
export const language = languageOf({
  stemmer: (word) => word,
  stopWords: '',
  fields: 'title content tag category',
})
