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
  { language, isNamed, maxLength }: GlossaryOptions,
): string {
  const own = groupsIn(TRADE_GLOSSARY, language, isNamed)
  let left = maxLength
  const taken = own
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ line }) => (left -= line.length) > 0)
  return [...taken, ...groupsIn(siteLines, language, () => true)].map(({ line }) => line).join('\n')
}

type PackedGroup = {
  readonly line: string
  /** By character. */
  readonly worth: number
}

function groupsIn(lines: string, language: SearchLanguage, isNamed: IsNamed): PackedGroup[] {
  let kind = 'same'
  return lines.split('\n').flatMap((line): PackedGroup[] => {
    const named = /^\[(\w+)\]$/.exec(line)?.[1]
    if (named !== undefined) kind = named
    const [left = '', right] = named === undefined ? line.split('>') : []
    if (right === undefined) return packAlike(expressionsOf(left, language), { kind, isNamed })
    const sources = expressionsOf(left, language)
    const targets = expressionsOf(right, language)
    return [
      ...packOneWay(sources, targets, { kind, isNamed }),
      // Who looks for what a product does may find its page.
      ...(kind === 'product' ? packOneWay(targets, sources, { kind, isNamed }) : []),
    ]
  })
}

type Packing = { readonly kind: string; readonly isNamed: IsNamed }

const weightOf = (kind: string): number => Math.round(GLOSSARY_WEIGHTS * (KINDS.get(kind) ?? 1))

/** Each finds the others that name something. */
function packAlike(
  expressions: readonly (readonly string[])[],
  { kind, isNamed }: Packing,
): PackedGroup[] {
  const found = expressions.filter(isNamed)
  const others = expressions.filter((words) => !found.includes(words))
  if (found.length === 0 || expressions.length < 2) return []
  const line = `${weightOf(kind)}${listOf(others)}=>${listOf(found)}`
  const names = others.length + FOUND_WORTH * found.length
  return [{ line, worth: (weightOf(kind) * names) / line.length }]
}

function packOneWay(
  sources: readonly (readonly string[])[],
  targets: readonly (readonly string[])[],
  { kind, isNamed }: Packing,
): PackedGroup[] {
  const found = targets.filter(isNamed)
  if (found.length === 0 || sources.length === 0) return []
  const line = `${weightOf(kind)}${listOf(sources)}>${listOf(found)}`
  const worth = kind === 'need' ? NEED_WORTH : 1
  return [{ line, worth: (worth * weightOf(kind) * sources.length) / line.length }]
}

/** What readers say of a need takes more words, and nothing else on the page may be said so. */
const NEED_WORTH = 1.5

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
