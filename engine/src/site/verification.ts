/**
 * Turns the result of the last verification run into the page's label and the notes under its blocks, in its language.
 */

import type { CodeBlock } from '../content/codeBlock.ts'
import { typographyOf } from '../config/typographyNames.ts'
import { escapeText } from '../content/escapeHtml.ts'
import { typeset } from '../content/typography.ts'
import { formatCount } from '../words/formatCount.ts'
import { fill } from '../words/fill.ts'
import { primaryLanguageOf } from '../words/languageNames.ts'
import type { PageWords } from '../words/wordTable.ts'
import { longDayOf } from './longDay.ts'
import { mergeReleases, type MergedRuns } from './mergeReleases.ts'
import type { Verification } from './page.ts'
import type { VerifiedBlock, VerifiedPage } from './verifiedPage.ts'

const NB = '\u00A0'

/** Says that the code blocks of a page are not those that were run, or that one failed. */
export const toVerifyAgain = ({ toVerify }: PageWords): Verification => ({
  state: 'stale',
  label: toVerify,
})

/** `hash` is `hashBlocks` of the page as it is now; `undefined` when there is nothing to say of it. */
export function verificationOf(
  page: VerifiedPage | undefined,
  hash: string,
  words: PageWords,
): Verification | undefined {
  if (!page) return undefined
  const entry = mergeReleases(page, hash, words.language)
  if (!entry) return toVerifyAgain(words)
  const date = longDayOf(entry.date, words.language)
  const counted = entry.blocks.filter(isCounted)
  if (counted.length === 0) return { state: 'read', label: fill(words.readWhole, { date }) }
  const executed = countVerdicts(entry, 'executed')
  const isWhole = executed === counted.length
  const counts = isWhole
    ? fill(words.blocksOfAll, { counts: countsOf(entry, words), total: executed })
    : countsOf(entry, words)
  const proof =
    executed > 0 ? [formatPrograms(entry, words), counts].filter(Boolean).join(' — ') : counts
  const system = entry.system.replaceAll(' ', NB)
  const label = fill(chooseOpening(entry, words), { date, system, proof })
  const late = lateOf(entry, words)
  if (isWhole) return { state: late ? 'partial' : 'verified', label: `${label}.${late}` }
  return { state: 'partial', label: label + words.seeBlockNote + late }
}

/** A sentence of its own, where the page as it is now has not passed on every release it speaks of. */
const lateOf = ({ lagging }: MergedRuns, { toVerify }: PageWords): string =>
  lagging === '' ? '' : ` ${toVerify}${NB}: ${lagging.replaceAll(' ', NB)}.`

/** The word « vérifié » is kept for what was executed. */
function chooseOpening(entry: MergedRuns, words: PageWords): string {
  if (countVerdicts(entry, 'executed') > 0) return words.verifiedOn
  return countVerdicts(entry, 'checked') > 0 ? words.checkedOn : words.readOn
}

/** Last run of a page, with `hashBlocks` of the current page. */
export type VerifiedNow = { readonly page: VerifiedPage; readonly hash: string }

/**
 * HTML of the note under a block; empty for none. Who runs it and with what rights stands above it, in its caption. A
 * check is only claimed while the page is as it was checked.
 */
export function blockNoteOf(
  block: CodeBlock,
  verified: VerifiedNow | undefined,
  words: PageWords,
): string {
  const runs = verified && mergeReleases(verified.page, verified.hash, words.language)
  const verdict = runs?.blocks[block.index]
  const shown = (text: string) => escapeText(typeset(text, typographyOf(true, words.language)))
  const skip = readMetaText(block, 'skip').replace(/\.$/, '')
  const sentences = [
    verdict?.verdict === 'checked' && checkedNoteOf(verdict.reason, words, shown),
    skip && fill(words.skippedNote, { reason: shown(skip) }),
  ].filter(Boolean)
  return sentences.length > 0 ? `<p class="block-note">${sentences.join(' ')}</p>` : ''
}

/**
 * Returns the note of a checked block. The runner states its reasons in French: readers of other languages only learn
 * that it was checked.
 */
function checkedNoteOf(
  reason: string | undefined,
  words: PageWords,
  shown: (text: string) => string,
): string {
  const isRead = reason !== undefined && primaryLanguageOf(words.language) === 'fr'
  return isRead ? fill(words.checkedNote, { reason: shown(reason) }) : words.checkedOnly
}

/** The first is said of blocks, those that follow without saying so again. */
function countsOf(entry: MergedRuns, words: PageWords): string {
  const kinds = [
    { verdict: 'executed', first: 'blocksExecuted', next: 'blocksExecuted' },
    { verdict: 'checked', first: 'blocksChecked', next: 'alsoChecked' },
    { verdict: 'skipped', first: 'blocksSkipped', next: 'alsoSkipped' },
  ] as const
  return kinds
    .map((kind) => ({ ...kind, count: countVerdicts(entry, kind.verdict) }))
    .filter(({ count }) => count > 0)
    .map(({ count, first, next }, i) => formatCount(words, i === 0 ? first : next, count))
    .join(words.listSeparator)
}

function countVerdicts(entry: MergedRuns, verdict: VerifiedBlock['verdict']): number {
  return entry.blocks.filter((block) => block.verdict === verdict).length
}

function isCounted({ verdict }: VerifiedBlock): boolean {
  return verdict === 'executed' || verdict === 'checked' || verdict === 'skipped'
}

function formatPrograms({ programs }: MergedRuns, { listSeparator }: PageWords): string {
  return programs
    .map(({ name, version }) => `${name}${NB}${version.replaceAll(' ', NB)}`)
    .join(listSeparator)
}

function readMetaText(block: CodeBlock, name: string): string {
  const value = block.meta[name]
  return typeof value === 'string' ? value : ''
}
