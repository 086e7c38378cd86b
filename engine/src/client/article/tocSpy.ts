/** Marks, in the table of contents, the heading being read. */
import { decodeLoosely } from '../../site/paths.ts'
import { showInside } from '../../theme/showInside.ts'

/** Distances in pixels from the top of the window; `tops` in page order. */
export type ScrollReading = {
  readonly tops: readonly number[]
  readonly navbarPx: number
  readonly windowPx: number
  readonly isAtEnd: boolean
}

/**
 * Index of the heading being read, -1 above the first: the first one still under the navbar when it is
 * in the upper half of the window, else the one before.
 */
export function headingRead({ tops, navbarPx, windowPx, isAtEnd }: ScrollReading): number {
  const last = tops.length - 1
  if (isAtEnd && last >= 0 && (tops[last] ?? 0) < windowPx) return last
  const next = tops.findIndex((top) => top >= navbarPx)
  if (next === -1) return last
  return (tops[next] ?? 0) < windowPx / 2 ? next : next - 1
}

/** Returns a function that stops it. */
export function spyOnToc(main: HTMLElement): () => void {
  const links = [...main.querySelectorAll<HTMLAnchorElement>('[data-toc] a[href^="#"]')]
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeLoosely(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  if (entries.length === 0) return () => {}
  let frame = 0
  let marked: HTMLAnchorElement | undefined

  function mark(): void {
    frame = 0
    // A heading in a hidden tab or a folded section stands nowhere.
    const shown = entries.filter(
      ({ heading }) => heading.getClientRects().length > 0 && !heading.closest('[hidden]'),
    )
    const index = headingRead(readingOf(shown.map(({ heading }) => heading)))
    const link = shown[index]?.link
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
    marked = link
    const scroller = link?.closest('details')
    if (link && scroller) showInside(scroller, link)
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(mark)
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onScroll, { passive: true })
  onScroll()
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onScroll)
  }
}

function readingOf(headings: readonly HTMLElement[]): ScrollReading {
  const root = document.documentElement
  // A heading that is jumped to stands where the bar was.
  const bar = 'barHidden' in root.dataset ? null : document.querySelector('header')
  return {
    tops: headings.map((heading) => heading.getBoundingClientRect().top),
    navbarPx: bar?.offsetHeight ?? 0,
    windowPx: innerHeight,
    isAtEnd: scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1,
  }
}
