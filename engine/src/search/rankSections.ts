/** Evidence for each word → sections, best first. */
import { addScore, sheetOf } from './evidence.ts'
import { isLoaded, titleOf } from './hitDocument.ts'
import type { SlotMatch } from './matchSlot.ts'
import type { SearchIndex } from './openIndex.ts'
import { stemWord } from './stemWord.ts'
import { wordsOf } from './wordsOf.ts'

export type RankedSection = { readonly section: number; readonly score: number }

/** Sections whose titles are compared with the order of the words. */
const PROXIMITY_CANDIDATES = 30

/** `accepts` drops the sections that a `+`, a `-` or a phrase rules out. */
export function rankSections(
  index: SearchIndex,
  matches: readonly SlotMatch[],
  accepts: (section: number) => boolean,
): RankedSection[] {
  const { settings, pageOfSection } = index
  const sections = sheetOf(index.sectionCount)
  const sectionCover = new Float32Array(index.sectionCount)
  const pages = sheetOf(index.pages.titles.length)
  const pageCover = new Float32Array(index.pages.titles.length)
  let wholeCover = 0
  for (const match of matches) {
    const weight = weightOf(match, settings.stopWordWeight)
    const share = weight * match.rarity
    wholeCover += share
    for (const at of match.sections.touched) {
      addScore(sections, at, weight * (match.sections.scores[at] ?? 0))
      sectionCover[at] = (sectionCover[at] ?? 0) + share
    }
    for (const at of match.pages.touched) {
      addScore(pages, at, weight * (match.pages.scores[at] ?? 0))
      pageCover[at] = (pageCover[at] ?? 0) + share
    }
  }
  const coverOf = (cover: number) => (wholeCover > 0 ? (cover / wholeCover) ** settings.coverage : 1)
  const ranked: RankedSection[] = []
  for (const section of sections.touched) {
    const page = pageOfSection[section] ?? 0
    if (!accepts(section)) continue
    const own = (sections.scores[section] ?? 0) * coverOf(sectionCover[section] ?? 0)
    const shared = (pages.scores[page] ?? 0) * coverOf(pageCover[page] ?? 0)
    ranked.push({ section, score: (1 - settings.pageShare) * own + settings.pageShare * shared })
  }
  return favourProximity(index, matches, ranked.sort(byScore))
}

const byScore = (a: RankedSection, b: RankedSection): number => b.score - a.score || a.section - b.section

function weightOf({ slot }: SlotMatch, stopWordWeight: number): number {
  return slot.clause.boost * (slot.isStop ? stopWordWeight : 1)
}

function favourProximity(
  index: SearchIndex,
  matches: readonly SlotMatch[],
  ranked: RankedSection[],
): RankedSection[] {
  const pairs = matches.slice(1).map((match, i) => [matches[i]?.stems, match.stems] as const)
  if (pairs.length === 0) return ranked
  const best = ranked.slice(0, PROXIMITY_CANDIDATES).map(({ section, score }) => {
    const pageTitle = index.pages.titles[index.pageOfSection[section] ?? 0] ?? ''
    const titles = isLoaded(index, section) ? [pageTitle, titleOf(index, section)] : [pageTitle]
    const met = Math.max(...titles.map((title) => followedPairs(title, pairs)))
    return { section, score: score * (1 + (index.settings.proximityBoost * met) / pairs.length) }
  })
  return [...best.sort(byScore), ...ranked.slice(PROXIMITY_CANDIDATES)]
}

type StemPair = readonly [ReadonlySet<string> | undefined, ReadonlySet<string>]

/** How many pairs of words of the query follow each other in the title, with at most one word between. */
function followedPairs(title: string, pairs: readonly StemPair[]): number {
  const stems = wordsOf(title)
    .filter((word) => word.span === 1)
    .map((word) => stemWord(word.form))
  return pairs.filter(([first, second]) =>
    stems.some((stem, i) => first?.has(stem) && stems.slice(i + 1, i + 3).some((next) => second.has(next))),
  ).length
}
