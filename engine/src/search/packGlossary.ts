/** Groups of synonyms, of the trade and of a site → those that an index has a use for. */
import type { SearchLanguage } from './language.ts'
import type { IndexFile } from './indexFile.ts'
import type { IsNamed } from './namedIn.ts'
import { relationsIn, weighKind, type Expression, type Relation } from './relationsIn.ts'
import { WEAK_WORDS } from './trade/weakWords.ts'
import { TRADE_GLOSSARY } from './tradeGlossary.ts'
import { formsOf } from './wordsOf.ts'

export type GlossaryOptions = {
  readonly language: SearchLanguage
  /** Says whether an expression names a page or a section. One that names none is not a subject of the site. */
  readonly isNamed: IsNamed
  /** Tells if texts hold a word of this stem. */
  readonly isHeld: (stem: string) => boolean
  /** Others that an expression finds, at most. */
  readonly synonymCount: number
  /** Characters, about, of one piece. */
  readonly pieceLength: number
}

export type PackedGlossary = IndexFile['glossary'] & {
  /** One string each. */
  readonly pieces: readonly string[]
}

/**
 * One group a line: `mdp, mot de passe` are the same; `cadenas > certificat` goes one way. A line `[kind]` tells what
 * relation the lines below it are. Lines that make no sense are skipped.
 *
 * The groups of a site are taken as they are. In those of the engine, an expression that names a page or a section is
 * found by the others of its group; a word that texts only mention, by words that none holds.
 *
 * A piece holds the expressions whose first significant word has a stem from its start on. An entry is a weight in
 * ninths of that of a synonym, expressions, then, after `>`, what they find:
 *
 *     9mdp,password>mot passe,password      each of the two finds what the page is named by
 *     5cadena>certificat                    at five ninths of the weight of a synonym
 */
export function packGlossary(siteLines: string, options: GlossaryOptions): PackedGlossary {
  const { language, isNamed, isHeld, pieceLength } = options
  const weak = formsOf(WEAK_WORDS).filter((form) => isHeld(language.stem(form)))
  const relations = [
    ...relationsIn(siteLines, language, { isNamed: () => true }),
    ...relationsIn(TRADE_GLOSSARY, language, { isNamed, isHeld }),
  ]
  const entries = buildGlossaryEntries(relations, {
    ...options,
    isWeak: (word) => weak.includes(word),
  })
  const slices: Entry[][] = []
  let length = Infinity
  let last = ''
  for (const entry of entries.toSorted((a, b) => order(a.start, b.start))) {
    length += entry.source.length + entry.targets.join().length / TOGETHER
    // A beginning (`monit`) is looked for in one piece.
    const beginning = entry.start.slice(0, BEGINNING)
    if (length > pieceLength && beginning !== last) {
      slices.push([])
      length = 0
    }
    last = beginning
    slices.at(-1)?.push(entry)
  }
  return {
    weak: weak.join(),
    starts: slices.map(([first], rank) => (rank === 0 ? '' : (first?.start ?? ''))),
    pieces: slices.map(packPiece),
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Letters by which expressions are kept together. */
const BEGINNING = 4
/** Expressions of a piece that find the same, about. */
const TOGETHER = 2

/** An expression, and what it finds with one weight. */
type Entry = {
  /** Stem of its first word that tells something. */
  readonly start: string
  readonly source: string
  readonly weight: number
  readonly targets: readonly string[]
}

type EntryOptions = GlossaryOptions & { readonly isWeak: (word: string) => boolean }

/** Each expression finds another one once, with the best weight, and only so many: those of most weight, then the first. */
function buildGlossaryEntries(
  relations: readonly Relation[],
  { language, isWeak, synonymCount }: EntryOptions,
): Entry[] {
  const { stem, stopWords } = language
  const joinStems = (words: Expression) => words.map(stem).join(' ')
  const known = new Map<string, { words: Expression; targets: Map<string, Found> }>()
  for (const { kind, isAlike, sources, targets } of relations)
    for (const words of [...sources, ...(isAlike ? targets : [])]) {
      const key = joinStems(words)
      const entry = known.get(key) ?? { words, targets: new Map() }
      known.set(key, entry)
      for (const target of targets) {
        const name = joinStems(target)
        const weight = weighKind(kind)
        const text = target.filter((word) => !stopWords.has(word)).join(' ')
        if (name !== key && weight > (entry.targets.get(name)?.weight ?? 0))
          entry.targets.set(name, { text, weight })
      }
    }
  return [...known.values()].flatMap(({ words, targets }) => {
    const best = [...targets.values()]
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, synonymCount)
    const telling = words.find((word) => !stopWords.has(word) && !isWeak(word)) ?? words[0] ?? ''
    const entry = { start: stem(telling), source: stemmed(words, stem).join(' ') }
    return Array.from(new Set(best.map(({ weight }) => weight)), (weight): Entry => {
      const ofWeight = best.filter((each) => each.weight === weight)
      return { ...entry, weight, targets: ofWeight.map(({ text }) => text) }
    })
  })
}

type Found = { readonly text: string; readonly weight: number }

/** Lines that end alike compress best together. */
function packPiece(entries: readonly Entry[]): string {
  const sources = new Map<string, string[]>()
  for (const { source, weight, targets } of entries) {
    const end = `${targets.join()}>${weight}`
    sources.set(end, [...(sources.get(end) ?? []), source])
  }
  return [...sources]
    .toSorted(([a], [b]) => order(a, b))
    .map(([end, list]) => {
      const [targets, weight] = end.split('>')
      return `${weight}${list.join()}>${targets}`
    })
    .join('\n')
}

/** Shorter, and the same to who looks it up. */
const stemmed = (words: Expression, stem: SearchLanguage['stem']): Expression =>
  words.map((word) => (stem(stem(word)) === stem(word) ? stem(word) : word))
