/** A result opened in another tab or window → an address that tells what to mark there. */
import type { MouseEvent } from 'react'

export type LinkHrefs = {
  /** The address shown, and followed here. */
  readonly own: string
  readonly elsewhere: string
}

/** Maximum delay between the press and the opening of the tab. */
const PRESS_MS = 2000

/** The address shown stays that of the section: the other replaces it for the time of the press, or of the menu. */
export function swapHref(
  event: MouseEvent<HTMLAnchorElement>,
  { own, elsewhere }: LinkHrefs,
): void {
  const link = event.currentTarget
  if (event.type !== 'contextmenu' && !isForElsewhere(event)) {
    // Perhaps swapped a moment ago.
    link.href = own
    return
  }
  link.href = elsewhere
  setTimeout(() => {
    link.href = own
  }, PRESS_MS)
}

export const isForElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey
