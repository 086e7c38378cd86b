/** TermScores for each word → pages by their best section, best first. */
import { pageTitleOf, readSectionTitle } from './hitDocument.ts'
import type { QueryTermMatch } from './matchQueryTerm.ts'
import type { SearchIndex } from './openIndex.ts'
import { addScore, createScoreTable, type ScoreTable } from './scoreTable.ts'
import { formsOf } from './wordsOf.ts'

export type RankedSection = { readonly section: number; readonly score: number }

export type Ranking = {
  /** The best section of each page, best first. */
  readonly firsts: readonly RankedSection[]
  /** The score of any section that answers, and how many do. */
  readonly sections: ScoreTable
}

/** `accepts` drops the sections that a `+`, a `-` or a phrase rules out. */
export function rankSections(
  index: SearchIndex,
  matches: readonly QueryTermMatch[],
  accepts: ((section: number) => boolean) | undefined,
): Ranking {
  const { settings, pageOfSection, sectionCount, pages } = index
  const { sum: sections, cover } = sumOf(matches, {
    kind: 'sections',
    size: sectionCount,
    settings,
  })
  const onPages = sumOf(matches, { kind: 'pages', size: pages.titles.length, settings })
  const best = new Int32Array(pages.titles.length).fill(-1)
  const { scores, touched, count } = sections
  for (let i = 0; i < count; i++) {
    const section = touched[i] ?? 0
    const page = pageOfSection[section] ?? 0
    if (accepts && !accepts(section)) {
      scores[section] = 0
      sections.count--
      continue
    }
    const own = (scores[section] ?? 0) * covered(cover[section], settings.coverage)
    const shared = (onPages.sum.scores[page] ?? 0) * covered(onPages.cover[page], settings.coverage)
    // As it is kept: of two that are the same, neither is more.
    const score = Math.fround((1 - settings.pageShare) * own + settings.pageShare * shared)
    scores[section] = score
    const known = best[page] ?? -1
    const knownScore = scores[known] ?? -1
    if (score > knownScore || (score === knownScore && section < known)) best[page] = section
  }
  const firsts = Array.from(best)
    .filter((section) => section >= 0)
    .map((section) => ({ section, score: scores[section] ?? 0 }))
  const ranked = favourTitles(index, matches, firsts.sort(byScore))
  const preferTop = (section: number, top: number) =>
    (scores[top] ?? 0) >= settings.topShare * (scores[section] ?? 0) ? top : section
  const topOf = (section: number) => pages.starts[pageOfSection[section] ?? 0] ?? section
  return {
    firsts: ranked.map(({ section, score }) => ({
      section: preferTop(section, topOf(section)),
      score,
    })),
    sections,
  }
}

/** 1 when the whole query is there. */
const covered = (cover = 0, coverage: number): number => 1 - coverage + coverage * cover

export const byScore = (a: RankedSection, b: RankedSection): number =>
  b.score - a.score || a.section - b.section

type SumOptions = {
  readonly kind: 'sections' | 'pages'
  readonly size: number
  readonly settings: SearchIndex['settings']
}

/** Scores of all the words, and the share of the query found, by rarity. Stop words only add to what others find. */
function sumOf(matches: readonly QueryTermMatch[], { kind, size, settings }: SumOptions) {
  const sum = createScoreTable(size)
  const cover = new Float32Array(size)
  const weights = matches.map(
    ({ queryTerm }) => queryTerm.clause.boost * (queryTerm.isStop ? settings.stopWordWeight : 1),
  )
  const whole = matches.reduce((total, { rarity }, i) => total + rarity * (weights[i] ?? 0), 0) || 1
  const hasTelling = matches.some(({ queryTerm }) => !queryTerm.isStop)
  const inOrder = [...matches.entries()].toSorted(
    ([, a], [, b]) => Number(a.queryTerm.isStop) - Number(b.queryTerm.isStop),
  )
  for (const [rank, match] of inOrder) {
    const weight = weights[rank] ?? 0
    if (weight === 0) continue
    const share = (match.rarity * weight) / whole
    const isAid = hasTelling && match.queryTerm.isStop
    const { scores, touched, count } = match[kind]
    for (let i = 0; i < count; i++) {
      const at = touched[i] ?? 0
      if (isAid && (sum.scores[at] ?? 0) === 0) continue
      addScore(sum, at, weight * (scores[at] ?? 0))
      cover[at] = (cover[at] ?? 0) + share
    }
  }
  return { sum, cover }
}

/** Factor of a score when the query is the whole title of the page: its name is asked for. */
const WHOLE_TITLE = 3
/** The same for the title of a section, of which several pages may have one. */
const WHOLE_SECTION_TITLE = 1.25
/** Factor of such a title in the very forms that were typed: `Index` is no `Indexe`. */
const SAME_FORMS = 1.1

/** Puts first the pages asked for by their titles, then those with the words in order in a title. */
function favourTitles(
  index: SearchIndex,
  matches: readonly QueryTermMatch[],
  ranked: RankedSection[],
): RankedSection[] {
  const pairs = matches.slice(1).map((match, i) => [matches[i]?.stems, match.stems] as const)
  const telling = matches.filter(({ queryTerm }) => !queryTerm.isStop)
  const { proximityBoost, reversedShare, proximityPages } = index.settings
  const { stem, stopWords } = index.language
  const factorOf = (title: string, whole: number): number => {
    const forms = formsOf(title)
    const own = forms.filter((form) => !stopWords.has(form)).map(stem)
    const isWhole =
      own.length === telling.length &&
      telling.every(({ typed }) => own.some((each) => typed.has(each)))
    const met = followedPairs(forms.map(stem), pairs, reversedShare)
    const hasForms = isWhole && telling.every(({ queryTerm }) => forms.includes(queryTerm.form))
    return (
      (isWhole ? whole : 1) *
      (hasForms ? SAME_FORMS : 1) *
      (1 + (proximityBoost * met) / (pairs.length || 1))
    )
  }
  const best = ranked.slice(0, proximityPages).map(({ section, score }) => ({
    section,
    score:
      score *
      Math.max(
        factorOf(pageTitleOf(index, section), WHOLE_TITLE),
        // That of the page, while the section's own has not arrived.
        factorOf(readSectionTitle(index, section), WHOLE_SECTION_TITLE),
      ),
  }))
  return [...best.sort(byScore), ...ranked.slice(proximityPages)]
}

type StemPair = readonly [ReadonlySet<string> | undefined, ReadonlySet<string>]

/** Counts the pairs of query words that follow each other in the title, with at most one word between. */
function followedPairs(
  stems: readonly string[],
  pairs: readonly StemPair[],
  reversedShare: number,
): number {
  const follow = (
    first: ReadonlySet<string> | undefined,
    second: ReadonlySet<string> | undefined,
  ) =>
    stems.some(
      (stem, i) => first?.has(stem) && stems.slice(i + 1, i + 3).some((next) => second?.has(next)),
    )
  return pairs.reduce(
    (sum, [first, second]) =>
      sum + (follow(first, second) ? 1 : follow(second, first) ? reversedShare : 0),
    0,
  )
}
