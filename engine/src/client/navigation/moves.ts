/** A move, and where the reader is → the step to take. Pure: `navigation.ts` takes it. */
import type { PageData } from '../../site/page.ts'
import type { Arrival } from './arrival.ts'
import { readTop } from './historyEntry.ts'
import { cleanPathOf, linkIntentOf } from './linkIntent.ts'

/** A page on its way. */
export type Opening = { readonly to: URL; readonly arrival: Arrival; readonly sinceMs: number }

export type Whereabouts = {
  /** Address of what is shown, as the history has it. */
  readonly here: URL
  /** Address of the page shown, as the site has it. */
  readonly shownHref: string
  readonly opening: Opening | undefined
  /** A menu or a dialog has an entry of its own on top of the history. */
  readonly hasLayer: boolean
  readonly baseUrl: string
  readonly nowMs: number
}

export type Move =
  | { readonly kind: 'link'; readonly to: URL }
  | HistoryMove
  /** The site has changed under the page shown. */
  | { readonly kind: 'edit'; readonly page: PageData }

/** The browser has gone to another entry of the history, which holds this state. */
type HistoryMove = { readonly kind: 'history'; readonly to: URL; readonly state: unknown }

export type MoveStep =
  | { readonly kind: 'leave'; readonly to: URL }
  /** `isAnew`: what was asked for first may be lost on the way. */
  | { readonly kind: 'open'; readonly opening: Opening; readonly isAnew: boolean }
  | { readonly kind: 'jump'; readonly to: URL }
  /** Only the query changes: the content stays, the view too unless nothing changes at all. */
  | { readonly kind: 'query'; readonly to: URL; readonly isSame: boolean }
  /** The browser itself has jumped to an anchor of the page: the new entry bears no mark of ours yet. */
  | { readonly kind: 'markEntry'; readonly hash: string }
  | { readonly kind: 'closeLayer' }
  | { readonly kind: 'scrollBack'; readonly top: number }
  | { readonly kind: 'refresh'; readonly page: PageData }

/** No double click takes so long. */
const STALLED_MS = 1000

export function stepFor(move: Move, at: Whereabouts): MoveStep {
  if (move.kind === 'link') return stepForLink(move.to, at)
  if (move.kind === 'history') return stepForHistory(move, at)
  const { page } = move
  // A page on its way, or reached since the edit was told, may be of before.
  if (at.opening) return open(at.opening.to, at.opening.arrival, at)
  if (page.href !== at.shownHref) return open(new URL(at.here), { kind: 'refresh' }, at)
  return { kind: 'refresh', page }
}

function stepForLink(to: URL, at: Whereabouts): MoveStep {
  const link = { href: to.href, target: '', isDownload: false }
  const intent = linkIntentOf(link, at.here.href, at.baseUrl)
  if (intent === 'browser') return { kind: 'leave', to }
  if (intent === 'otherPage') return open(to, { kind: 'link' }, at)
  if (to.hash !== '') return { kind: 'jump', to }
  return { kind: 'query', to, isSame: to.search === at.here.search }
}

function stepForHistory({ to, state }: HistoryMove, at: Whereabouts): MoveStep {
  const isHere = cleanPathOf(to.pathname) === cleanPathOf(at.here.pathname)
  if (state === null && isHere) return { kind: 'markEntry', hash: to.hash }
  if (at.hasLayer) return { kind: 'closeLayer' }
  if (isHere) return { kind: 'scrollBack', top: readTop(state) }
  return open(to, { kind: 'back', top: readTop(state) }, at)
}

function open(to: URL, arrival: Arrival, { opening, nowMs }: Whereabouts): MoveStep {
  const isAnew = opening?.to.href === to.href && nowMs - opening.sinceMs > STALLED_MS
  return { kind: 'open', opening: { to, arrival, sinceMs: nowMs }, isAnew }
}
