/** State of a history entry: its address, and how far it was scrolled. */
import type { AppLocation } from '../../theme/appContext.ts'

export function pickLocation({ pathname, search, hash }: AppLocation): AppLocation {
  return { pathname, search, hash }
}

/** 0 for an entry that bears no mark of ours. */
export function readTop(state: unknown): number {
  const top = (state as { readonly top?: unknown } | null)?.top
  return typeof top === 'number' ? top : 0
}
