/**
 * A corpus → thousands of queries whose page is known, made by rule: titles said with other words of the glossary,
 * headings with a word replaced, lines of errors cut, questions made of headings. Deterministic; a part is kept aside.
 */
import { TRADE_GLOSSARY, formsOf, stemWord, type SearchDocument } from '../engineInternals.ts'
import type { KnownItem } from './knownItems.ts'

export type UnseenQuery = KnownItem & {
  readonly kind: 'word replaced' | 'question' | 'error cut' | 'words only'
  /** No choice may look at it. */
  readonly isKeptAside: boolean
}

/** One in so many is kept aside. */
const ASIDE = 3

const QUESTIONS = [
  'comment',
  'comment faire pour',
  'je voudrais',
  'est-ce que je peux',
  'où trouver',
]

export function unseenQueriesOf(documents: readonly SearchDocument[]): UnseenQuery[] {
  const names = otherNames()
  const made = documents.flatMap((document, rank): Omit<UnseenQuery, 'isKeptAside'>[] => {
    const page = document.sectionRoute.split('#', 1)[0] ?? ''
    const title = document.sectionTitle
    const words = formsOf(title)
    if (words.length < 2) return []
    const replaced = words.flatMap((word, at) =>
      (names.get(stemWord(word)) ?? []).slice(0, 2).map((other) => words.with(at, other).join(' ')),
    )
    const errors = (document.content.match(/^.*(?:error|erreur|failed|denied|refused).*$/gim) ?? [])
      .slice(0, 1)
      .map((line) => line.trim().split(/\s+/).slice(0, 7).join(' '))
    const question = QUESTIONS[rank % QUESTIONS.length] ?? ''
    return [
      ...replaced.map((query) => ({ kind: 'word replaced', query, page }) as const),
      ...errors.map((query) => ({ kind: 'error cut', query, page }) as const),
      { kind: 'question', query: `${question} ${title.toLowerCase()} ?`, page },
      {
        kind: 'words only',
        query: words
          .filter((word) => word.length > 3)
          .toReversed()
          .join(' '),
        page,
      },
    ]
  })
  const seen = new Set<string>()
  return made
    .filter(({ query }) => query !== '' && !seen.has(query) && seen.add(query))
    .map((each, rank) => ({ ...each, isKeptAside: rank % ASIDE === 0 }))
}

/** By stem: single words of the same groups. */
function otherNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const line of TRADE_GLOSSARY.split('\n')) {
    if (line.startsWith('[') || line.includes('>')) continue
    const words = line
      .split(',')
      .map(formsOf)
      .filter((forms) => forms.length === 1)
      .flat()
    for (const word of words) {
      const others = words.filter((other) => stemWord(other) !== stemWord(word))
      names.set(stemWord(word), [...(names.get(stemWord(word)) ?? []), ...others])
    }
  }
  return names
}
