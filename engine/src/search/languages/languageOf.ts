/** A stemmer of the Snowball family and common words → a language to search in. */
import { foldText } from '../foldText.ts'
import type { SearchLanguage } from '../language.ts'

type Parts = {
  readonly stemmer: (word: string) => string
  /** Separated by spaces, as they are written. */
  readonly stopWords: string
  /** As readers call title, text, tag and category in a query. */
  readonly fields: string
  /** Gives a folded ending back the letters that the stemmer knows it by. */
  readonly unfold?: (word: string) => string
}

/** Words with a digit and short ones are their own stem. A stem is folded, as forms are. */
export function languageOf({
  stemmer,
  stopWords,
  fields,
  unfold = (word) => word,
}: Parts): SearchLanguage {
  const stems = new Map<string, string>()
  return {
    stem: (word) => {
      const known = stems.get(word) ?? (/^\p{L}{4,}$/u.test(word) ? stemOf(word) : word)
      stems.set(word, known)
      return known
    },
    stopWords: new Set(stopWords.split(' ').map(foldText)),
    fields: fieldsOf(fields),
  }

  function stemOf(word: string): string {
    return foldText(stemmer(unfold(word))) || word
  }
}

/** English names are understood everywhere. */
function fieldsOf(names: string): Readonly<Record<string, readonly string[]>> {
  const [title = '', content = '', tags = '', categories = ''] = names.split(' ').map(foldText)
  return {
    title: [title, 'title'],
    content: [content, 'content', 'text'],
    tags: [tags, 'tag', 'tags'],
    categories: [categories, 'category', 'categories'],
  }
}
