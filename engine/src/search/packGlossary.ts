/** Groups of synonyms, of the trade and of a site → those that an index has a use for. */
import { GLOSSARY_WEIGHTS } from './glossary.ts'
import type { SearchLanguage } from './language.ts'
import type { IsNamed } from './namedIn.ts'
import { TRADE_GLOSSARY } from './tradeGlossary.ts'
import { formsOf } from './wordsOf.ts'

/** Kinds of relations, each with its share of the weight of a synonym. */
export const KINDS: ReadonlyMap<string, number> = new Map([
  ['same', 1],
  ['near', 0.5],
  ['need', 1],
  ['leads', 0.5],
  ['product', 0.5],
])

export type GlossaryOptions = {
  readonly language: SearchLanguage
  /** Whether a page or a section is named by an expression: what none is named by is no subject of the site. */
  readonly isNamed: IsNamed
  /** Whether texts hold a word, or another form of it. */
  readonly isHeld: (stem: string) => boolean
  /** Characters, about, of what is taken of the engine's own groups: those that tell most by character. */
  readonly maxLength: number
}

/**
 * One group a line: `mdp, mot de passe` are the same; `cadenas > certificat` goes one way. A line `[kind]` tells what
 * relation the lines below it are. Lines that make no sense are skipped.
 *
 * What names no page nor section is never looked for: of each group of the engine, only what does can be found. The
 * groups of a site are taken as they are.
 *
 *     9mdp=>mot passe,password      mdp, which names none, finds both; each of both finds the other
 *     5cadenas>certificat           one way, at five ninths of the weight of a synonym
 */
export function packGlossary(
  siteLines: string,
  { language, isNamed, isHeld, maxLength }: GlossaryOptions,
): string {
  const own = withoutCovered(relationsIn(TRADE_GLOSSARY, language, isNamed), language).map((each) => packed(each, language, isHeld))
  let left = maxLength
  const taken = own
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ line }) => (left -= line.length) > 0)
  const lines = taken.toSorted((a, b) => (targetsIn(a.line) < targetsIn(b.line) ? -1 : 1))
  return [...lines, ...relationsIn(siteLines, language, () => true).map((each) => packed(each, language, isHeld))].map(({ line }) => line).join('\n')
}

/** Those that end alike are packed best together. */
const targetsIn = (line: string): string => line.slice(line.indexOf('>'))

type PackedGroup = {
  readonly line: string
  /** By character. */
  readonly worth: number
}

/** Sources find targets; of those that are alike, targets find each other too. */
type Relation = {
  readonly kind: string
  readonly isAlike: boolean
  readonly sources: readonly Expression[]
  readonly targets: readonly Expression[]
}

type Expression = readonly string[]

function relationsIn(lines: string, language: SearchLanguage, isNamed: IsNamed): Relation[] {
  let kind = 'same'
  return lines.split('\n').flatMap((line): Relation[] => {
    const named = /^\[(\w+)\]$/.exec(line)?.[1]
    if (named !== undefined) kind = named
    const [left = '', right] = named === undefined ? line.split('>') : []
    const sources = expressionsOf(left, language)
    if (right === undefined) {
      const targets = sources.filter(isNamed)
      const others = sources.filter((words) => !targets.includes(words))
      return sources.length < 2 ? [] : keptOf({ kind, isAlike: true, sources: others, targets })
    }
    const targets = expressionsOf(right, language)
    const oneWay = (from: readonly Expression[], to: readonly Expression[]) =>
      keptOf({ kind, isAlike: false, sources: from, targets: to.filter(isNamed) })
    // Who looks for what a product does may find its page.
    return [...oneWay(sources, targets), ...(kind === 'product' ? oneWay(targets, sources) : [])]
  })
}

const keptOf = (relation: Relation): Relation[] =>
  relation.targets.length === 0 || (relation.sources.length === 0 && !relation.isAlike)
    ? []
    : [relation]

const weightOf = (kind: string): number => Math.round(GLOSSARY_WEIGHTS * (KINDS.get(kind) ?? 1))

/** An expression says nothing that one of its words, or other expressions of them, do not say already. */
function withoutCovered(
  relations: readonly Relation[],
  { stem, stopWords }: SearchLanguage,
): Relation[] {
  const stemsOf = (words: Expression) => words.filter((word) => !stopWords.has(word)).map(stem)
  const keyOf = (words: Expression) => stemsOf(words).join(' ')
  const found = new Map<string, Map<string, number>>()
  for (const { kind, isAlike, sources, targets } of relations)
    for (const source of isAlike ? [...sources, ...targets] : sources) {
      const known = found.get(keyOf(source)) ?? new Map<string, number>()
      found.set(keyOf(source), known)
      for (const target of targets)
        known.set(keyOf(target), Math.max(known.get(keyOf(target)) ?? 0, weightOf(kind)))
    }
  const isCovered = (source: Expression, target: Expression, weight: number) => {
    const stems = stemsOf(source)
    const wanted = stemsOf(target)
    return (
      (process.env.P1 !== '0' ? wanted.every((each) => stems.includes(each)) : process.env.P1 === '2' && stems.join() === wanted.join()) ||
      (process.env.PARTS !== undefined && stems.length > 1 &&
        partsOf(stems).some((part) => (found.get(part)?.get(wanted.join(' ')) ?? 0) >= weight))
    )
  }
  return relations.flatMap((relation) => {
    const sources = relation.sources.filter((source) =>
      relation.targets.some((target) => !isCovered(source, target, weightOf(relation.kind))),
    )
    if (relation.isAlike && sources.length + relation.targets.length < 2) return []
    return keptOf({ ...relation, sources })
  })
}

/** Runs of words shorter than the whole. */
const partsOf = (stems: readonly string[]): string[] =>
  stems.flatMap((_, from) =>
    stems.slice(from, stems.length - (from === 0 ? 1 : 0)).map((__, rest) =>
      stems.slice(from, from + rest + 1).join(' '),
    ),
  )

function packed(
  { kind, isAlike, sources, targets }: Relation,
  { stem, stopWords }: SearchLanguage,
  isHeld: (stem: string) => boolean,
): PackedGroup {
  const line = `${weightOf(kind)}${listOf(sources.map((words) => stemmed(words, stem)))}${isAlike ? '=' : ''}>${listOf(targets)}`
  const worthOf = (words: Expression) =>
    words.every((word) => stopWords.has(word) || isHeld(stem(word))) ? 1 : UNHELD_WORTH
  const names =
    sources.reduce((sum, words) => sum + saidOf(words) * worthOf(words), 0) +
    (isAlike ? FOUND_WORTH * targets.length : 0)
  const worth = kind === 'need' ? NEED_WORTH : 1
  return { line, worth: (worth * weightOf(kind) * names) / line.length }
}

const UNHELD_WORTH = Number(process.env.UNHELD ?? 1)

/** Shorter, and the same to who looks them up. */
const stemmed = (words: Expression, stem: SearchLanguage['stem']): Expression =>
  words.map((word) => (stem(stem(word)) === stem(word) ? stem(word) : word))

/** How often a reader says just that: of three words, hardly ever. */
const saidOf = (words: Expression): number => Number(process.env.SAID ?? 1) ** (words.length - 1)

/** What readers say of a need takes more words, and nothing else on the page may be said so. */
const NEED_WORTH = Number(process.env.NEED ?? 1.5)

/** A word that pages are named by finds them as it is. */
const FOUND_WORTH = 0.5

const listOf = (expressions: readonly (readonly string[])[]): string =>
  expressions.map((words) => words.join(' ')).join()

/** Without articles; an expression of stop words alone is none. */
const expressionsOf = (list: string, { articles, stopWords, stem }: SearchLanguage): string[][] =>
  list
    .split(',')
    .map((expression) => formsOf(expression).filter((word) => !articles.has(word)))
    .filter((words) => words.some((word) => !stopWords.has(word)))
    .filter((words, rank, all) => {
      const keyOf = (each: readonly string[]) => each.map(stem).join(' ')
      return all.findIndex((each) => keyOf(each) === keyOf(words)) === rank
    })
