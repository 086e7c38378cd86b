/** A stemmer of the Snowball family and common words → a language to search in. */
import { foldText } from '../foldText.ts'
import type { SearchLanguage } from '../language.ts'

type Parts = {
  readonly stemmer: (word: string) => string
  /** Separated by spaces, as they are written. */
  readonly stopWords: string
  /** Words that a name may have, or not. */
  readonly articles?: string
  /** As readers call title, text, tag and category in a query. */
  readonly fields: string
  readonly splitCompound?: SearchLanguage['splitCompound']
}

/** Words with a digit and short ones are their own stem. A stem is folded, as forms are. */
export function languageOf({
  stemmer,
  stopWords,
  articles = '',
  fields,
  splitCompound,
}: Parts): SearchLanguage {
  const stems = new Map<string, string>()
  return {
    stem: (word) => {
      const known = stems.get(word) ?? (/^\p{L}{4,}$/u.test(word) ? stemOf(word) : word)
      stems.set(word, known)
      return known
    },
    trunkOf: (stem) => stem.replace(/[iy]$/, ''),
    stopWords: foldedSet(stopWords),
    articles: foldedSet(articles),
    fields: parseFieldNames(fields),
    ...(splitCompound && { splitCompound }),
  }

  function stemOf(word: string): string {
    return foldText(stemmer(word)) || word
  }
}

const foldedSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldText))

/** English names are understood everywhere. */
function parseFieldNames(names: string): SearchLanguage['fields'] {
  const [title = '', content = '', tags = '', categories = ''] = names.split(' ').map(foldText)
  return {
    title: [title, 'title'],
    content: [content, 'content', 'text'],
    tags: [tags, 'tag', 'tags'],
    categories: [categories, 'category', 'categories'],
  }
}
