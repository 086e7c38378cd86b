/** Groups of synonyms → what the words of a query may also be called. */
import { HOSTING_GLOSSARY } from './hostingGlossary.ts'
import { stemWord } from './stemWord.ts'
import { formsOf } from './wordsOf.ts'

export type Glossary = {
  readonly entries: readonly GlossaryEntry[]
  /** Of every word that is in some expression. */
  readonly stems: ReadonlySet<string>
}

/** An expression, and what else it is called. */
export type GlossaryEntry = {
  /** Of the whole expression, in order. */
  readonly stems: readonly string[]
  /** Other expressions of its groups, as folded words, by their stems. */
  readonly synonyms: Map<string, readonly string[]>
}

/**
 * One group a line: `mdp, mot de passe` are the same; `cadenas > certificat` goes one way.
 * The lines of the site come on top of the engine's own. Lines that make no sense are skipped.
 */
export function openGlossary(siteLines: string): Glossary {
  const entries = new Map<string, GlossaryEntry>()
  for (const line of `${HOSTING_GLOSSARY}\n${siteLines}`.split('\n')) {
    const [left = '', right = left] = line.split('>')
    const targets = expressionsOf(right)
    for (const source of expressionsOf(left)) {
      const stems = source.map(stemWord)
      const key = stems.join(' ')
      const entry = entries.get(key) ?? { stems, synonyms: new Map() }
      entries.set(key, entry)
      for (const target of targets) {
        const targetKey = target.map(stemWord).join(' ')
        if (targetKey !== key) entry.synonyms.set(targetKey, target)
      }
    }
  }
  return {
    entries: [...entries.values()],
    stems: new Set([...entries.values()].flatMap(({ stems }) => stems)),
  }
}

function expressionsOf(list: string): string[][] {
  return list
    .split(',')
    .map(formsOf)
    .filter((words) => words.length > 0)
}
