/** The page has been scrolled → something to do, once it stands still. */

/** Longer than the time between two events of one scroll. */
const STILL_MS = 100

/** For the life of the page. Safari tells of the end of a scroll from 26.2 on: until then, events that cease do. */
export function onScrollEnd(act: () => void): void {
  if ('onscrollend' in window) {
    addEventListener('scrollend', act)
    return
  }
  let still: ReturnType<typeof setTimeout> | undefined
  addEventListener('scroll', () => {
    clearTimeout(still)
    still = setTimeout(act, STILL_MS)
  })
}
