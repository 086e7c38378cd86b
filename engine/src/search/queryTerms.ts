/** Clauses → queryTerms: one per word of the query, with everything the word may be called. */
import { hasForm as isInPieces, TEXT_SHARE } from './findForms.ts'
import { STOP_MARK } from './stopMark.ts'
import type { Clause } from './parseQuery.ts'
import type { SearchIndex } from './openIndex.ts'
import { wordsOf } from './wordsOf.ts'

/** One word of the query: an answer is looked for under each of its names. */
export type QueryTerm = {
  readonly form: string
  /** As it was typed. */
  readonly text: string
  readonly stem: string
  readonly clause: Clause
  /** Perhaps still being typed: how it may end matters most. */
  isLast: boolean
  /** A stop word among others counts little, and alone none of them finds anything. */
  isStop: boolean
  /** The glossary knows it: it is not mistyped. */
  isKnown: boolean
  readonly names: Name[]
}

/** Words that stand for a queryTerm: one, or several that must come together. */
export type Name = {
  readonly forms: readonly string[]
  readonly weight: number
  /** The reader has written it, together or apart. */
  readonly isTyped?: boolean
}

const MAX_SLOTS = 24

/** Says whether the index holds a form or, given `to`, any from `form` to `to`. */
type HasForm = (form: string, to?: string) => boolean

export function queryTermsOf(
  clauses: readonly Clause[],
  index: SearchIndex,
  hasForm: HasForm,
): QueryTerm[] {
  const { settings } = index
  const queryTerms = clauses
    .flatMap((clause) => slotsOfClause(clause, index, hasForm))
    .slice(0, MAX_SLOTS)
  const last = queryTerms.at(-1)
  if (last) last.isLast = true
  neglectWeakWords(queryTerms, index)
  askStopWords(queryTerms)
  addJoined(queryTerms, settings.joinedWeight, hasForm)
  addSynonyms(queryTerms, index, hasForm)
  return queryTerms
}

function slotsOfClause(clause: Clause, index: SearchIndex, hasForm: HasForm): QueryTerm[] {
  const { settings, language } = index
  // Fetches nothing: each of its beginnings and ends would be in another piece.
  const isHere = (part: string) => isInPieces({ index, missing: new Set(), maxMissing: 0 }, part)
  const words = wordsOf(clause.text)
  const simple = words.filter((word) => word.span === 1 && !word.form.startsWith('-'))
  return simple.map(({ form, position, start, end }) => {
    const wholes = words.filter(
      (word) =>
        word.form !== form && word.position <= position && position < word.position + word.span,
    )
    const names: Name[] = [{ forms: [form], weight: 1 }]
    // `ERR_TOO_MANY_REDIRECTS` whole says more than each of its words.
    for (const whole of wholes) {
      if (hasForm(whole.form))
        // But an option, no more than its command.
        names.push({ forms: [whole.form], weight: whole.form[0] === '-' ? 1 : 2, isTyped: true })
    }
    const parts = /^(\p{L}{2,})(\d+)(\p{L}*)$/u
      .exec(form)
      ?.slice(1)
      .filter((part) => part !== '')
    const compound = hasForm(form) ? undefined : language.splitCompound?.(form, isHere)
    if (compound) names.push({ forms: compound, weight: settings.splitWeight, isTyped: true })
    if (parts) names.push({ forms: parts, weight: settings.splitWeight, isTyped: true })
    return {
      form,
      text: clause.text.slice(start, end),
      stem: language.stem(form),
      clause,
      isLast: false,
      isStop: language.stopWords.has(form),
      isKnown: false,
      names,
    }
  })
}

/** `comment garder mes mails`: beside words that tell more, those that any question is made with count as stop words. */
function neglectWeakWords(queryTerms: readonly QueryTerm[], { glossary }: SearchIndex): void {
  const isWeak = ({ form, clause, isStop }: QueryTerm) =>
    isStop || (glossary.weak.has(form) && clause.presence === 'may')
  if (!queryTerms.every(isWeak))
    for (const queryTerm of queryTerms) queryTerm.isStop = isWeak(queryTerm)
}

/** Stop words alone, or in a field, are asked for as any word is; in texts, they weigh as little as a beginning. */
function askStopWords(queryTerms: readonly QueryTerm[]): void {
  const isAlone = queryTerms.every(({ isStop }) => isStop)
  for (const queryTerm of queryTerms) {
    if (!queryTerm.isStop || !(isAlone || queryTerm.clause.field)) continue
    queryTerm.isStop = false
    queryTerm.isKnown = true
    queryTerm.names.push({ forms: [STOP_MARK + queryTerm.form], weight: TEXT_SHARE, isTyped: true })
  }
}

/** `php my admin` may be written `phpmyadmin`, and `fail 2 ban` `fail2ban`. */
function addJoined(queryTerms: readonly QueryTerm[], weight: number, hasForm: HasForm): void {
  for (let from = 0; from < queryTerms.length; from++) {
    for (let to = from + 2; to <= Math.min(queryTerms.length, from + 3); to++) {
      const joined = queryTerms.slice(from, to)
      const form = joined.map((queryTerm) => queryTerm.form).join('')
      if (form.length < 4 || joined.some((queryTerm) => queryTerm.clause.field) || !hasForm(form))
        continue
      for (const queryTerm of joined) queryTerm.names.push({ forms: [form], weight, isTyped: true })
    }
  }
}

function addSynonyms(
  queryTerms: readonly QueryTerm[],
  { glossary, settings, language }: SearchIndex,
  hasForm: HasForm,
): void {
  // `monit` may become `monitoring`, when no text holds what begins so.
  const begun = queryTerms.find(({ isLast, stem }) => isLast && !hasForm(stem, `${stem}\uFFFF`))
  const words = queryTerms.filter(({ form }) => !language.articles.has(form))
  words.forEach((queryTerm, rank) => {
    const rest = words.slice(rank)
    for (const { stems, synonyms } of glossary.entries) {
      queryTerm.isKnown ||= stems.includes(queryTerm.stem)
      const span = spanOf(rest, stems, begun)
      // A field is asked for by someone who means that very word.
      if (!span || span.some((word) => word.clause.field)) continue
      const telling = span.filter(({ isStop }) => !isStop).length
      const sureness = 1 + SURER * Math.max(0, telling - 1)
      for (const word of span) {
        if (word.isStop && span.length > 1) continue
        for (const { forms, weight } of synonyms)
          word.names.push({ forms, weight: settings.synonymWeight * weight * sureness })
      }
    }
  })
}

/** The words of an expression, from the first of `words` on; between them, stop words and one other word may stand. */
function spanOf(
  words: readonly QueryTerm[],
  stems: readonly string[],
  begun: QueryTerm | undefined,
): QueryTerm[] | undefined {
  const span: QueryTerm[] = []
  let others = 0
  for (const word of words) {
    const stem = stems[span.length] ?? ''
    if (word.stem === stem || (word === begun && stem.startsWith(word.stem))) span.push(word)
    else if (span.length === 0 || (!word.isStop && others++ === MAX_BETWEEN)) return undefined
    if (span.length === stems.length) return span
  }
  return undefined
}

const MAX_BETWEEN = 1

/**
 * Extra weight of an expression's synonyms for each word after the first: longer expressions seldom match by chance.
 */
const SURER = 0.1
