/** Groups of synonyms, of the trade and of a site → those that an index has a use for. */
import type { SearchLanguage } from './language.ts'
import type { IsNamed } from './namedIn.ts'
import { relationsIn, weightOf, type Expression, type Relation } from './relationsIn.ts'
import { WEAK_WORDS } from './trade/weakWords.ts'
import { TRADE_GLOSSARY } from './tradeGlossary.ts'
import { formsOf } from './wordsOf.ts'

export type GlossaryOptions = {
  readonly language: SearchLanguage
  /** Whether a page or a section is named by an expression: what none is named by is no subject of the site. */
  readonly isNamed: IsNamed
  /** Tells if texts hold a word of this stem. */
  readonly isHeld: (stem: string) => boolean
  /** Characters, about, of what is taken of the engine's own groups: those that tell most by character. */
  readonly maxLength: number
}

/**
 * One group a line: `mdp, mot de passe` are the same; `cadenas > certificat` goes one way. A line `[kind]` tells what
 * relation the lines below it are. Lines that make no sense are skipped.
 *
 * What names no page nor section is never looked for: of each group of the engine, only what does can be found. The
 * groups of a site are taken as they are. Sources are packed by their stems.
 *
 *     savoir,mettre                 first, weak words that texts hold
 *     9mdp=>mot passe,password      mdp, which names none, finds both; each of both finds the other
 *     5cadena>certificat            one way, at five ninths of the weight of a synonym
 */
export function packGlossary(
  siteLines: string,
  { language, isNamed, isHeld, maxLength }: GlossaryOptions,
): string {
  const pack = (relation: Relation) => packed(relation, language)
  let left = maxLength
  const own = relationsIn(TRADE_GLOSSARY, language, isNamed)
  const best = own.toSorted((a, b) => pack(b).worth - pack(a).worth)
  const taken = withoutRepeated(best, language)
    .map(pack)
    .filter(({ line }) => (left -= line.length) > 0)
    // Lines that end alike compress best together.
    .toSorted((a, b) => (a.targets < b.targets ? -1 : Number(a.targets > b.targets)))
  const weak = formsOf(WEAK_WORDS).filter((form) => isHeld(language.stem(form)))
  const groups = [...taken, ...relationsIn(siteLines, language, () => true).map(pack)]
  return [weak.join(), ...groups.map(({ line }) => line)].join('\n')
}

/** Keeps the first of several relations by which an expression finds the same. */
function withoutRepeated(relations: readonly Relation[], { stem }: SearchLanguage): Relation[] {
  const known = new Set<string>()
  return relations.flatMap((relation) => {
    const keysOf = (source: Expression) =>
      relation.targets.map((target) => [...source.map(stem), '>', ...target.map(stem)].join(' '))
    const sources = relation.sources.filter((source) =>
      keysOf(source).some((key) => !known.has(key)),
    )
    for (const source of sources) for (const key of keysOf(source)) known.add(key)
    return sources.length > 0 || relation.isAlike ? { ...relation, sources } : []
  })
}

type PackedGroup = {
  readonly line: string
  /** The end of the line. */
  readonly targets: string
  /** By character. */
  readonly worth: number
}

function packed(relation: Relation, { stem }: SearchLanguage): PackedGroup {
  const { kind, isAlike, sources, targets: found } = relation
  const targets = `${isAlike ? '=' : ''}>${listOf(found)}`
  const line = `${weightOf(kind)}${listOf(sources.map((words) => stemmed(words, stem)))}${targets}`
  const said = sources.reduce((sum, words) => sum + SAID_SHARE ** (words.length - 1), 0)
  const names = said + (isAlike ? FOUND_WORTH * found.length : 0)
  const worth = kind === 'need' ? NEED_WORTH : 1
  return { line, targets, worth: (worth * weightOf(kind) * names) / line.length }
}

/** Factor by which each further word makes an expression less likely to be typed. */
const SAID_SHARE = 0.8

/** What readers say of a need takes more words, and nothing else on the page may be said so. */
const NEED_WORTH = 1.5

/** A word that pages are named by finds them as it is. */
const FOUND_WORTH = 0.5

/** Shorter, and the same to who looks it up. */
const stemmed = (words: Expression, stem: SearchLanguage['stem']): Expression =>
  words.map((word) => (stem(stem(word)) === stem(word) ? stem(word) : word))

const listOf = (expressions: readonly Expression[]): string =>
  expressions.map((words) => words.join(' ')).join()
