/** The glossary of an index → what the words of a query may also be called. */
import type { IndexFile } from './indexFile.ts'
import type { SearchLanguage } from './language.ts'

export type SearchGlossary = {
  /** One or several for an expression. */
  readonly entries: GlossaryEntry[]
  /** Words that questions are made with, whatever they are about. */
  readonly weak: ReadonlySet<string>
  /** Stem that each of its pieces begins with, and those that have arrived. */
  readonly starts: readonly string[]
  readonly pieces: unknown[]
}

/** An expression, and what else it is called. */
export type GlossaryEntry = {
  /** Stems of the whole expression, in order, without articles. */
  readonly stems: readonly string[]
  readonly synonyms: readonly Synonym[]
}

export type Synonym = {
  /** Folded words, each of which the index holds. */
  readonly forms: readonly string[]
  /** Share of the weight of a synonym, above 0 and up to 1. */
  readonly weight: number
}

/** The weights of a glossary, in ninths: one digit each. */
export const GLOSSARY_WEIGHTS = 9

/** Opens the part of the glossary in the index file; the rest is loaded in pieces. */
export const openGlossary = ({ weak, starts }: IndexFile['glossary']): SearchGlossary => ({
  entries: [],
  weak: new Set(weak.split(',')),
  starts,
  pieces: [],
})

/** `text` is a piece that `packGlossary` gives. */
export function addToGlossary(
  { entries }: SearchGlossary,
  text: string,
  { stem }: SearchLanguage,
): void {
  for (const line of text.split('\n')) {
    const [sources = [], targets = []] = line.slice(1).split('>').map(wordsIn)
    const weight = Number(line[0]) / GLOSSARY_WEIGHTS
    const synonyms = targets.map((forms) => ({ forms, weight }))
    for (const source of sources) entries.push({ stems: source.map(stem), synonyms })
  }
}

const wordsIn = (list: string): string[][] =>
  list.split(',').map((expression) => expression.split(' '))
