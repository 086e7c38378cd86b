/** The terms that a site explains: which of them a text names, each once a page. Pure. */

import { escapePattern } from '../escapePattern.ts'

/** Plain data: it is sent to worker threads. */
export type Glossary = {
  /** From the site folder: what problems call it. */
  readonly file: string
  /** In the author's order. */
  readonly terms: readonly GlossaryTerm[]
}

export type GlossaryTerm = {
  readonly name: string
  /** Other names of the term. */
  readonly also: readonly string[]
  /** Markdown of one paragraph. */
  readonly definition: string
  /** 1-based, of the file. */
  readonly line: number
}

/** Occurrence of a term in a text. */
export type TermMention = {
  readonly term: GlossaryTerm
  readonly start: number
  readonly end: number
}

type Pattern = {
  readonly expression: RegExp
  /** By name, as `normalizeName` has it. */
  readonly byKey: ReadonlyMap<string, GlossaryTerm>
}

/** One a glossary, which lasts as long as a command. */
const patterns = new WeakMap<Glossary, Pattern>()

/** Returns the mentions of terms that are not in `known`, in reading order, each term once. */
export function mentionsIn(
  text: string,
  glossary: Glossary,
  known: ReadonlySet<GlossaryTerm>,
): readonly TermMention[] {
  const pattern = patterns.get(glossary) ?? buildPattern(glossary)
  patterns.set(glossary, pattern)
  const found: TermMention[] = []
  for (const { 0: typed, index } of text.matchAll(pattern.expression)) {
    const term = pattern.byKey.get(normalizeName(typed))
    if (!term || known.has(term) || found.some((each) => each.term === term)) continue
    found.push({ term, start: index, end: index + typed.length })
  }
  return found
}

/** Letters, digits and what names are made of: `dns` is not in `/etc/dns.conf`. */
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}_/\\@.~-])`
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}_/\\@-]|[.:]\p{L}|\.\p{N})`

function buildPattern({ terms }: Glossary): Pattern {
  const named = terms.flatMap((term) => [term.name, ...term.also].map((name) => ({ name, term })))
  const byKey = new Map<string, GlossaryTerm>()
  for (const { name, term } of named)
    if (!byKey.has(normalizeName(name))) byKey.set(normalizeName(name), term)
  // The longest first: « nom de domaine » is no « domaine ».
  const sources = named
    .map(({ name }) => name.trim())
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(patternSource)
  const expression = new RegExp(`${BEFORE}(?:${sources.join('|') || '(?!)'})${AFTER}`, 'gu')
  return { expression, byKey }
}

/** A first letter in the other case, an `s` after each word of three letters, other spaces and apostrophes. */
function patternSource(name: string): string {
  const words = name.split(/\s+/).map((word) => {
    const source = escapePattern(word).replace(/['’]/g, "['’]")
    return /\p{L}{2}[^\P{Ll}sx]$/u.test(word) ? `${source}s?` : source
  })
  const [first = ''] = words
  return [withEitherCase(first), ...words.slice(1)].join(String.raw`[\s\u00A0\u202F]+`)
}

function withEitherCase(source: string): string {
  const [initial = '', second = ''] = source
  if (!/\p{L}/u.test(initial) || !/\p{Ll}/u.test(second)) return source
  return `[${initial.toLowerCase()}${initial.toUpperCase()}]${source.slice(initial.length)}`
}

/** The same for all that `patternSource` takes for one name. */
const normalizeName = (name: string): string =>
  name
    .trim()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll('’', "'")
    .replace(/(\p{Ll})s(?=\s|$)/gu, '$1')
    .toLowerCase()
