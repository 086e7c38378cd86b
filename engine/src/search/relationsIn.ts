/** Lines of a glossary → relations between expressions, of which only what an index can find is kept. */
import { GLOSSARY_WEIGHTS } from './glossary.ts'
import type { SearchLanguage } from './language.ts'
import type { IsNamed } from './namedIn.ts'
import { formsOf } from './wordsOf.ts'

/** Kinds of relations, each with its share of the weight of a synonym. */
export const KINDS: ReadonlyMap<string, number> = new Map([
  ['same', 1],
  ['near', 0.5],
  ['akin', 1 / 3],
  ['need', 1],
  ['leads', 0.5],
  ['product', 0.5],
])

/** Folded words, without articles. */
export type Expression = readonly string[]

/** Sources find targets; of those that are alike, targets find each other too. */
export type Relation = {
  readonly kind: string
  readonly isAlike: boolean
  readonly sources: readonly Expression[]
  readonly targets: readonly Expression[]
}

/** One digit: how much a synonym of this kind weighs. */
export const weighKind = (kind: string): number =>
  Math.round(GLOSSARY_WEIGHTS * (KINDS.get(kind) ?? 1))

export type ExpressionLookup = {
  /** Says whether an expression names a page or a section. */
  readonly isNamed: IsNamed
  /** Tells if texts hold a word of this stem; without it, nothing stands in for words that none holds. */
  readonly isHeld?: (stem: string) => boolean
}

/**
 * The form of each line is that of `packGlossary`; those that make no sense are skipped. What names a page is found; for
 * a word that no text holds, so is one that some text does.
 */
export function relationsIn(
  lines: string,
  language: SearchLanguage,
  found: ExpressionLookup,
): Relation[] {
  const { isNamed } = found
  let kind = 'same'
  return lines.split('\n').flatMap((line): Relation[] => {
    const named = /^\[(\w+)\]$/.exec(line)?.[1]
    if (named !== undefined) kind = named
    const [left = '', right] = named === undefined ? line.split('>') : []
    const sources = expressionsOf(left, language)
    if (right === undefined) {
      if (sources.length < 2) return []
      const targets = sources.filter(isNamed)
      const others = sources.filter((words) => !targets.includes(words))
      return [
        ...usefulOf({ kind, isAlike: true, sources: others, targets }),
        ...standIns(sources, sources, { language, ...found }),
      ]
    }
    const targets = expressionsOf(right, language)
    const oneWay = (from: readonly Expression[], to: readonly Expression[]) =>
      usefulOf(
        withoutHeld({ kind, isAlike: false, sources: from, targets: to.filter(isNamed) }, language),
      )
    return [
      ...standIns(sources, targets, { language, ...found }),
      ...oneWay(sources, targets),
      // Who looks for what a product does may find its page.
      ...(kind === 'product' ? oneWay(targets, sources) : []),
    ]
  })
}

function standIns(
  sources: readonly Expression[],
  targets: readonly Expression[],
  { language, isNamed, isHeld }: ExpressionLookup & { readonly language: SearchLanguage },
): Relation[] {
  if (!isHeld) return []
  const isWordHeld = ([word = '', ...others]: Expression, isIt: boolean) =>
    others.length === 0 && isHeld(language.stem(word)) === isIt
  return usefulOf({
    kind: 'near',
    isAlike: false,
    sources: sources.filter((words) => isWordHeld(words, false)),
    targets: targets.filter((words) => !isNamed(words) && isWordHeld(words, true)),
  })
}

const usefulOf = (relation: Relation): Relation[] =>
  relation.targets.length === 0 || (relation.sources.length === 0 && !relation.isAlike)
    ? []
    : [relation]

/** Who has typed all the words of the targets finds them already. */
function withoutHeld(relation: Relation, { stem, stopWords }: SearchLanguage): Relation {
  const stemsOf = (words: Expression) => words.filter((word) => !stopWords.has(word)).map(stem)
  const targets = relation.targets.map(stemsOf)
  const sources = relation.sources.filter((source) => {
    const stems = stemsOf(source)
    return targets.some((target) => target.some((each) => !stems.includes(each)))
  })
  return { ...relation, sources }
}

/** Without articles; an expression of stop words alone is none. Of those with the same stems, the first. */
function expressionsOf(
  list: string,
  { articles, stopWords, stem }: SearchLanguage,
): readonly Expression[] {
  const known = new Map<string, Expression>()
  for (const expression of list.split(',')) {
    const words = formsOf(expression).filter((word) => !articles.has(word))
    const key = words.map(stem).join(' ')
    if (words.some((word) => !stopWords.has(word)) && !known.has(key)) known.set(key, words)
  }
  return [...known.values()]
}
