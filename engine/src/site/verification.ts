/** What the last verification run proved → the label of a page and the note under a block, in French. */

import type { CodeBlock } from '../content/codeBlock.ts'
import { escapeText } from '../content/escapeHtml.ts'
import { typeset } from '../content/typography.ts'
import { longDayOf } from './longDay.ts'
import type { Verification } from './page.ts'
import type { VerifiedBlock, VerifiedPage } from './verifiedPage.ts'

const NB = '\u00A0'

/** A page whose code blocks are not those that were run, or that failed. */
export const toVerify: Verification = { state: 'stale', label: 'À revérifier' }

/** `hash` is `hashBlocks` of the page as it is now; `undefined` when there is nothing to say of it. */
export function verificationOf(
  entry: VerifiedPage | undefined,
  hash: string,
): Verification | undefined {
  if (!entry) return undefined
  if (entry.hash !== hash) return toVerify
  const date = longDayOf(entry.date, 'fr')
  const counted = entry.blocks.filter(isCounted)
  if (counted.length === 0) {
    const label = `Page relue le ${date}\u202F; elle ne contient pas de commande exécutable.`
    return { state: 'read', label }
  }
  const executed = countOf(entry, 'executed')
  const isWhole = executed === counted.length
  const counts = isWhole ? `${countsOf(entry)} sur${NB}${executed}` : countsOf(entry)
  const what = executed > 0 ? [programsOf(entry), counts].filter(Boolean).join(' — ') : counts
  const label = `${openingOf(entry)} ${date}${executed > 0 ? ` sur ${spaced(entry.system)}` : ''}${NB}: ${what}`
  if (isWhole) return { state: 'verified', label: `${label}.` }
  return { state: 'partial', label: `${label} (voir la mention sous le bloc).` }
}

/** The word « vérifié » is kept for what was executed. */
function openingOf(entry: VerifiedPage): string {
  if (countOf(entry, 'executed') > 0) return 'Vérifié le'
  return countOf(entry, 'checked') > 0 ? 'Contrôlé le' : 'Page relue le'
}

/**
 * HTML of the note under a block; empty for none. Who runs it and with what rights stands above it, in its caption. A
 * check is only claimed while the page is as it was checked.
 */
export function blockNoteOf(
  block: CodeBlock,
  entry: VerifiedPage | undefined,
  hash: string,
): string {
  const verdict = entry?.hash === hash ? entry.blocks[block.index] : undefined
  const reason = escapeText(typeset(verdict?.reason ?? ''))
  const skip = escapeText(typeset(textOf(block, 'skip').replace(/\.$/, '')))
  const sentences = [
    verdict?.verdict === 'checked' && `Syntaxe contrôlée, non exécuté${NB}: ${reason}.`,
    skip && `Non exécuté${NB}: ${skip}.`,
  ].filter(Boolean)
  return sentences.length > 0 ? `<p class="block-note">${sentences.join(' ')}</p>` : ''
}

function countsOf(entry: VerifiedPage): string {
  const parts: [VerifiedBlock['verdict'], string, string][] = [
    ['executed', 'exécuté', ''],
    ['checked', 'contrôlé', ' sans exécution'],
    ['skipped', 'non exécuté', ''],
  ]
  return parts
    .map(([verdict, word, rest]) => ({ count: countOf(entry, verdict), word, rest }))
    .filter(({ count }) => count > 0)
    .map(({ count, word, rest }, i) => {
      const plural = count > 1 ? 's' : ''
      return `${count}${NB}${i === 0 ? `bloc${plural} ` : ''}${word}${plural}${rest}`
    })
    .join(', ')
}

function countOf(entry: VerifiedPage, verdict: VerifiedBlock['verdict']): number {
  return entry.blocks.filter((block) => block.verdict === verdict).length
}

function isCounted({ verdict }: VerifiedBlock): boolean {
  return verdict === 'executed' || verdict === 'checked' || verdict === 'skipped'
}

function programsOf({ programs }: VerifiedPage): string {
  return programs.map(({ name, version }) => `${name}${NB}${version}`).join(', ')
}

function spaced(text: string): string {
  return text.replaceAll(' ', NB)
}

function textOf(block: CodeBlock, name: string): string {
  const value = block.meta[name]
  return typeof value === 'string' ? value : ''
}
