/** `"phrase exacte"`: which sections hold the words one after the other. */
import { pageTitleOf, pieceNumberOf, rowIn, readSectionTitle } from './hitDocument.ts'
import type { SearchContext } from './matchQueryTerm.ts'
import type { Clause } from './parseQuery.ts'
import { formsOf } from './wordsOf.ts'

/** Texts that one query may fetch: sections beyond are judged by their titles. */
const MAX_TEXT_PIECES = 24

/** `undefined` without phrase. A section whose text has not arrived is refused, and its piece needed. */
export function checkPhrases(
  { index, needed }: SearchContext,
  clauses: readonly Clause[],
): ((section: number) => boolean) | undefined {
  const phrases = clauses
    .filter((clause) => clause.kind === 'phrase')
    .map((clause) => ({ clause, forms: formsOf(clause.text) }))
    .filter(({ forms }) => forms.length > 1)
  if (phrases.length === 0) return undefined
  let asked = 0
  const readSectionText = (section: number): string => {
    const row = rowIn(index.texts, section)
    if (row) return row.piece[row.at] ?? ''
    const piece = `text-${pieceNumberOf(index.texts, section)}` as const
    if (!needed.has(piece) && asked++ < MAX_TEXT_PIECES) needed.add(piece)
    return ''
  }
  const holds = (section: number, { clause, forms }: (typeof phrases)[number]): boolean => {
    const titles = [pageTitleOf(index, section), readSectionTitle(index, section)]
    const inTitle = titles.some((title) => follows(formsOf(title), forms))
    if (clause.field === 'title' || inTitle) return inTitle
    return follows(formsOf(readSectionText(section)), forms)
  }
  return (section) =>
    phrases.every((phrase) => holds(section, phrase) !== (phrase.clause.presence === 'mustNot'))
}

const follows = (forms: readonly string[], wanted: readonly string[]): boolean =>
  forms.some((form, at) => form === wanted[0] && wanted.every((word, i) => forms[at + i] === word))
