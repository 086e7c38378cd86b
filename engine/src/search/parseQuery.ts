/** Parses a reader's query into clauses and mistakes. titre:ssl +ssl -plesk ssl~1 ssl^4 "phrase exacte" */
import { foldText } from './foldText.ts'
import type { QueryField, SearchLanguage } from './language.ts'
import { findTypos } from './typos.ts'

export type Query = { readonly clauses: readonly Clause[]; readonly errors: readonly QueryError[] }

export type Clause = {
  readonly text: string
  readonly kind: 'words' | 'phrase'
  readonly presence: 'may' | 'must' | 'mustNot'
  readonly field?: QueryField
  /** Mistakes allowed in each word, 0 to 2; absent: as long words deserve. */
  readonly edits?: number
  readonly boost: number
}

/** Fields of labels, each with its own words, and not of text. */
export const isOfLabels = (field?: QueryField): field is 'tags' | 'categories' =>
  field === 'tags' || field === 'categories'

/** Mistakes in a query, which the theme puts in words: `key` names the sentence. */
export type QueryError =
  | { readonly key: 'unknownField'; readonly found: string; readonly fields: readonly string[] }
  | { readonly key: 'editsNotANumber' | 'boostNotANumber'; readonly found: string }

type FieldNames = SearchLanguage['fields']

/** Longer queries are cut (spec §9). */
export const MAX_QUERY_LENGTH = 512
const MAX_EDITS = 2

/** `root@web1:~# ` or `-bash: `, pasted with what follows. */
const PROMPT = /^\s*(\S+@[^#$]*[#$]|-?bash:)\s/
const CLAUSE = /([+-]?)(?:(\p{L}+):(?=[^\s:/\\]))?(?:"([^"]+)"|«([^»]+)»|“([^”]+)”|(\S+))/gu

/** Never throws; a mistake leaves its text searched as plain words. `fields`: their names, in the language of the index. */
export function parseQuery(text: string, fields: FieldNames): Query {
  const errors: QueryError[] = []
  const clauses = Array.from(
    text.slice(0, MAX_QUERY_LENGTH).normalize('NFC').replace(PROMPT, '').matchAll(CLAUSE),
    (match) => clauseOf(match, fields, errors),
  )
  return { clauses, errors }
}

function clauseOf(match: RegExpMatchArray, fields: FieldNames, errors: QueryError[]): Clause {
  const [whole, sign, fieldName, straight, french, curly, bare = ''] = match
  const phrase = straight ?? french ?? curly
  const presence = presenceOf(sign ?? '', phrase ?? bare)
  const field = fieldName === undefined ? undefined : fieldOf(fieldName, fields)
  if (fieldName !== undefined && !field) {
    if (isNearField(fieldName, fields) && !/^\d/.test(phrase ?? bare))
      errors.push({ key: 'unknownField', found: fieldName, fields: proposedFields(fields) })
    return { text: whole, kind: 'words', presence: 'may', boost: 1 }
  }
  const base = { presence, ...(field && { field }) }
  if (phrase !== undefined) return { ...base, text: phrase, kind: 'phrase', boost: 1 }
  return {
    ...base,
    kind: 'words',
    ...suffixesOf(presence === 'may' ? `${sign}${bare}` : bare, errors),
  }
}

/** `--delete`, `-G` and `-sh` are options, not refusals; `-` alone is nothing. */
function presenceOf(sign: string, text: string): Clause['presence'] {
  if (sign === '' || !/^[\p{L}\p{N}/.'"’]/u.test(text)) return 'may'
  if (sign === '+') return 'must'
  return text.length > 2 ? 'mustNot' : 'may'
}

function fieldOf(name: string, fields: FieldNames): QueryField | undefined {
  const folded = foldText(name)
  const found = Object.entries(fields).find(([, names]) => names.includes(folded))
  return found?.[0] as QueryField | undefined
}

/** `titel` can only be meant for one of ours; `urn`, `proxy` and `unix` were pasted, with what they are in. */
function isNearField(name: string, fields: FieldNames): boolean {
  const folded = foldText(name)
  if (NOT_SLIPS.test(folded)) return false
  const forms = Object.values(fields)
    .flat()
    .filter((known) => known.length >= MIN_NEAR_FIELD && known !== 'texte')
  const dictionary = { forms, shared: new Uint32Array(forms.length) }
  return findTypos(dictionary, folded, { maxEdits: 1, isBegun: false }).length > 0
}

/** A plural (`contents:read`) and `context:prod` are text, though one letter from a field. */
const NOT_SLIPS = /s$|^context$/

/** A shorter name is one letter away from too many words; `texte`, from `text`. */
const MIN_NEAR_FIELD = 5

const proposedFields = (fields: FieldNames): string[] =>
  Object.values(fields).map((names) => names[0] ?? '')

/**
 * `ssl~1^4` → the word, the mistakes allowed, the boost. Nothing after the sign: it is still being typed. What is no
 * number nor word there (`web1:~#`, `HEAD^{}`) was pasted.
 */
function suffixesOf(word: string, errors: QueryError[]): Pick<Clause, 'text' | 'edits' | 'boost'> {
  const match = /^([^~^]*[\p{L}\p{N}])((?:[~^][\p{L}\p{N}.,]*)+)$/u.exec(word)
  if (!match) return { text: word, boost: 1 }
  let edits: number | undefined
  let boost = 1
  for (const [, sign, value = ''] of (match[2] ?? '').matchAll(/([~^])([^~^]*)/g)) {
    if (value === '') continue
    const isEdits = sign === '~'
    if (isEdits && /^\d+$/.test(value)) edits = Math.min(MAX_EDITS, Number(value))
    else if (!isEdits && /^\d+(?:[.,]\d+)?$/.test(value)) boost = Number(value.replace(',', '.'))
    else if (/^\p{L}+$/u.test(`${match[1]}${value}`))
      errors.push({ key: isEdits ? 'editsNotANumber' : 'boostNotANumber', found: value })
  }
  return { text: match[1] ?? word, boost, ...(edits !== undefined && { edits }) }
}
