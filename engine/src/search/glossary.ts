/** The glossary of an index → what the words of a query may also be called. */
import type { SearchLanguage } from './language.ts'

export type Glossary = {
  /** By the stem of its first word. */
  readonly entries: ReadonlyMap<string, readonly GlossaryEntry[]>
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
  const entries = new Map<string, GlossaryEntry[]>()
  const stems = new Set<string>()
  const [weak = '', ...lines] = text.split('\n')
  for (const line of lines) {
    const weight = Number(line[0]) / GLOSSARY_WEIGHTS
    const [left = '', right = ''] = line.slice(1).split('>')
    const targets = wordsIn(right)
    // What the index does not hold itself, then what both finds and is found.
    const sources = left.endsWith('=') ? [...wordsIn(left.slice(0, -1)), ...targets] : wordsIn(left)
    for (const source of sources) {
      const entry = entryOf(entries, source.map(stem))
      for (const each of entry.stems) stems.add(each)
      for (const target of targets) {
        const key = target.map(stem).join()
        const forms = target.filter((form) => !stopWords.has(form))
        if (key !== entry.stems.join() && weight > (entry.synonyms.get(key)?.weight ?? 0))
          entry.synonyms.set(key, { forms, weight })
      }
    }
  }
  return { entries, stems, weak: new Set(weak.split(',')) }
}

function entryOf(entries: Map<string, GlossaryEntry[]>, stems: readonly string[]): GlossaryEntry {
  const [first = ''] = stems
  const known = entries.get(first) ?? []
  entries.set(first, known)
  const same = known.find((each) => each.stems.join() === stems.join())
  if (same) return same
  const entry = { stems, synonyms: new Map() }
  known.push(entry)
  return entry
}

const wordsIn = (list: string): string[][] =>
  list === '' ? [] : list.split(',').map((expression) => expression.split(' '))
