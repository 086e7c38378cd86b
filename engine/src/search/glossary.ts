/** The glossary of an index → what the words of a query may also be called. */
import type { SearchLanguage } from './language.ts'

export type Glossary = {
  /** By their stems. */
  readonly entries: ReadonlyMap<string, GlossaryEntry>
  /** Of every word that is in some expression. */
  readonly stems: ReadonlySet<string>
  /** Words that questions are made with, whatever they are about. */
  readonly weak: ReadonlySet<string>
}

/** An expression, and what else it is called. */
export type GlossaryEntry = {
  /** Of the whole expression, in order, without articles. */
  readonly stems: readonly string[]
  /** Other expressions of its groups, by their stems. */
  readonly synonyms: Map<string, Synonym>
}

export type Synonym = {
  /** Folded words, each of which the index holds. */
  readonly forms: readonly string[]
  /** Share of the weight of a synonym, above 0 and up to 1. */
  readonly weight: number
}

/** The weights of a glossary, in ninths: one digit each. */
export const GLOSSARY_WEIGHTS = 9

/** `text` is what `packGlossary` gives. */
export function openGlossary(text: string, { stem, stopWords }: SearchLanguage): Glossary {
  const entries = new Map<string, GlossaryEntry>()
  const [weak = '', ...lines] = text.split('\n')
  for (const line of lines) {
    const weight = Number(line[0]) / GLOSSARY_WEIGHTS
    const [left = '', right = ''] = line.slice(1).split('>')
    const targets = wordsIn(right)
    // What the index does not hold itself, then, after `=`, what both finds and is found.
    for (const source of wordsIn(left.replace('=', `,${right}`))) {
      const stems = source.map(stem)
      const key = stems.join()
      const entry = entries.get(key) ?? { stems, synonyms: new Map() }
      entries.set(key, entry)
      for (const target of targets) {
        const name = target.map(stem).join()
        const forms = target.filter((form) => !stopWords.has(form))
        if (name !== key && weight > (entry.synonyms.get(name)?.weight ?? 0))
          entry.synonyms.set(name, { forms, weight })
      }
    }
  }
  return {
    entries,
    stems: new Set([...entries.values()].flatMap(({ stems }) => stems)),
    weak: new Set(weak.split(',')),
  }
}

const wordsIn = (list: string): string[][] =>
  list.split(',').map((expression) => expression.split(' '))
