/** A scroll → whether the navbar and the back-to-top button are shown. */

export type ScrollPlace = {
  readonly top: number
  readonly previousTop: number
  readonly navbarHeight: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** Near the top always; then hidden on the way down, shown on the way up but for the very end of the page. */
export function isNavbarShown(place: ScrollPlace, wasShown: boolean): boolean {
  const { top, previousTop, navbarHeight, windowHeight, documentHeight } = place
  if (top < navbarHeight) return true
  if (top >= previousTop) return top === previousTop && wasShown
  return top + windowHeight < documentHeight - navbarHeight || wasShown
}

/** Far enough for the way back to be long. */
const FAR_FROM_TOP_PX = 300

/** Only on the way up: a reader going down does not look for it. */
export function isBackToTopShown({ top, previousTop }: ScrollPlace, wasShown: boolean): boolean {
  if (top < FAR_FROM_TOP_PX) return false
  return top === previousTop ? wasShown : top < previousTop
}
