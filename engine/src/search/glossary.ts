/** Groups of synonyms → what the words of a query may also be called. */
import { foldText } from './foldText.ts'
import { HOSTING_GLOSSARY } from './hostingGlossary.ts'
import { stemWord } from './stemWord.ts'

/** By the stem of its first word, every expression that has synonyms; every other word has an empty list. */
export type Glossary = ReadonlyMap<string, readonly GlossaryEntry[]>

export type GlossaryEntry = {
  /** Of the whole expression, in order. */
  readonly stems: readonly string[]
  /** Other expressions of its groups, as folded words. */
  readonly synonyms: readonly (readonly string[])[]
}

/**
 * One group a line: `mdp, mot de passe` are the same; `cadenas > certificat` goes one way.
 * The lines of the site come on top of the engine's own. Lines that make no sense are skipped.
 */
export function openGlossary(siteLines: string): Glossary {
  const entries: Drafts = new Map()
  for (const line of foldText(`${HOSTING_GLOSSARY}\n${siteLines}`)
    .replace(ELISIONS, ' ')
    .split('\n')) {
    const [left = '', right] = line.split('>')
    const sources = expressionsOf(left)
    const targets = right === undefined ? sources : expressionsOf(right)
    for (const source of sources) addSynonyms(source, targets, entries)
  }
  const glossary = new Map<string, GlossaryEntry[]>()
  for (const { stems, synonyms } of entries.values()) {
    const first = stems[0] ?? ''
    const entry = { stems, synonyms: [...synonyms.values()] }
    glossary.set(first, [...(glossary.get(first) ?? []), entry])
    for (const stem of stems) if (!glossary.has(stem)) glossary.set(stem, [])
  }
  return glossary
}

/** By their stems, so that one written in two ways is one. */
type Drafts = Map<string, { stems: readonly string[]; synonyms: Map<string, readonly string[]> }>

function addSynonyms(
  source: readonly string[],
  targets: readonly (readonly string[])[],
  entries: Drafts,
) {
  const stems = source.map(stemWord)
  const key = stems.join(' ')
  const entry = entries.get(key) ?? { stems, synonyms: new Map() }
  entries.set(key, entry)
  for (const target of targets) {
    const targetKey = target.map(stemWord).join(' ')
    if (targetKey !== key) entry.synonyms.set(targetKey, target)
  }
}

/** The simple words of `wordsOf`, on text already folded: the glossary is opened with every index. */
function expressionsOf(list: string): string[][] {
  return list
    .split(',')
    .map((text) => text.split(SPACE_OR_JOINT).filter((word) => word !== ''))
    .filter((words) => words.length > 0)
}

const SPACE_OR_JOINT = /[^\p{L}\p{N}]+/u
/** Of folded text. */
const ELISIONS = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/g
