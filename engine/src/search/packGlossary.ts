/** Groups of synonyms, of the trade and of a site → those that an index has a use for. */
import { GLOSSARY_WEIGHTS } from './glossary.ts'
import { isArticle, isStopWord } from './stopWords.ts'
import { stemWord } from './stemWord.ts'
import { TRADE_GLOSSARY } from './tradeGlossary.ts'
import { formsOf } from './wordsOf.ts'

/** Kinds of relations, each with its share of the weight of a synonym. */
const KINDS: ReadonlyMap<string, number> = new Map([['same', 1]])

/** `isHeld`: whether the index holds a stem. */
export type GlossaryOptions = { readonly isHeld: (stem: string) => boolean }

/**
 * One group a line: `mdp, mot de passe` are the same; `cadenas > certificat` goes one way. A line `[kind]` tells what
 * relation the lines below it are. Those of the site come on top of the engine's own. Lines that make no sense are
 * skipped.
 *
 * What the index does not hold is never looked for: of each group, only what it holds can be found.
 *
 *     9mdp=>mot passe,password      mdp, which no page holds, finds both; each of both finds the other
 *     5cadenas>certificat           one way, at five ninths of the weight of a synonym
 */
export function packGlossary(siteLines: string, { isHeld }: GlossaryOptions): string {
  const holds = (words: readonly string[]) =>
    words.every((word) => isStopWord(word) || isHeld(stemWord(word)))
  let weight = GLOSSARY_WEIGHTS
  const packed = `${TRADE_GLOSSARY}\n[same]\n${siteLines}`.split('\n').flatMap((line): string[] => {
    const kind = /^\[(\w+)\]$/.exec(line)?.[1]
    if (kind !== undefined) {
      weight = Math.round(GLOSSARY_WEIGHTS * (KINDS.get(kind) ?? 1))
      return []
    }
    const [left = '', right] = line.split('>')
    const sources = expressionsOf(left)
    const found = (right === undefined ? sources : expressionsOf(right)).filter((words) =>
      holds(words),
    )
    if (found.length === 0) return []
    if (right !== undefined) return [`${weight}${listOf(sources)}>${listOf(found)}`]
    const others = sources.filter((words) => !found.includes(words))
    if (others.length === 0 && found.length < 2) return []
    return [`${weight}${listOf(others)}=>${listOf(found)}`]
  })
  return packed.join('\n')
}

const listOf = (expressions: readonly (readonly string[])[]): string =>
  expressions.map((words) => words.join(' ')).join()

/** Without articles; an expression of stop words alone is none. */
const expressionsOf = (list: string): string[][] =>
  list
    .split(',')
    .map((expression) => formsOf(expression).filter((word) => !isArticle(word)))
    .filter((words) => words.some((word) => !isStopWord(word)))
