/** A page just shown → where the view goes and what has the focus. */
import { decodeLoosely } from '../../site/paths.ts'
import type { AppLocation } from '../../theme/appContext.ts'

/** Way in which the shown page was reached, which decides how to scroll and focus. */
export type Arrival =
  /** `top`: how far it was scrolled when the reader left it, in pixels; 0 where they never were. */
  | { readonly kind: 'first'; readonly top: number }
  | { readonly kind: 'link' }
  | { readonly kind: 'back'; readonly top: number }
  /** The same page with another content: an edit seen live. */
  | { readonly kind: 'refresh' }

export type ViewGoal =
  | { readonly kind: 'stay' }
  | { readonly kind: 'top'; readonly top: number }
  | { readonly kind: 'anchor'; readonly id: string }

export function viewGoalOf(arrival: Arrival, { hash }: Pick<AppLocation, 'hash'>): ViewGoal {
  if (arrival.kind === 'first' || arrival.kind === 'refresh') return { kind: 'stay' }
  if (arrival.kind === 'back') return { kind: 'top', top: arrival.top }
  const id = decodeAnchor(hash)
  return id ? { kind: 'anchor', id } : { kind: 'top', top: 0 }
}

/** The id that `#…` points to; a hash that is not well encoded is taken as it is. */
export function decodeAnchor(hash: string): string {
  return decodeLoosely(hash.slice(1))
}
