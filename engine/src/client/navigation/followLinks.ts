/** The reader's hand on links → navigation, and pages loaded ahead of it. */
import { canSpend } from '../canSpend.ts'
import { isPlainPress, linkIntentOf, type LinkIntent } from './linkIntent.ts'

export type LinkFollower = {
  readonly baseUrl: string
  readonly navigate: (href: string) => void
  readonly prefetch: (href: string) => void
  /** The reader points at the link: most likely the next page. */
  readonly prepare: (href: string) => void
  /** The link is held down: answers the function that tells that it no longer is. */
  readonly press: (href: string) => () => void
}

/** Let go sooner, it is the tap of a touchpad, which must not wait for what it has no time for. */
const HOLD_MS = 20
/** A finger or a pen may be about to scroll. */
const TOUCH_HOLD_MS = 40

/** For the life of the page. Links that come and go need nothing: the document hears for them. */
export function followLinks({ baseUrl, navigate, prepare, press }: LinkFollower): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    if (intentOf(link, baseUrl) === 'browser') return
    event.preventDefault()
    fold(link)
    navigate(link.href)
  })

  const wantedOf = (event: Event) => {
    const link = linkOf(event)
    return link && intentOf(link, baseUrl) === 'otherPage' && canSpend() ? link.href : undefined
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    const options = { passive: true }
    document.addEventListener(
      type,
      (event) => {
        const href = wantedOf(event)
        if (href !== undefined) prepare(href)
      },
      options,
    )
  }
  document.addEventListener('pointerdown', (event) => {
    const href = isPlainPress(event) ? wantedOf(event) : undefined
    if (href === undefined) return
    let letGo = () => {}
    const holdMs = event.pointerType === 'mouse' ? HOLD_MS : TOUCH_HOLD_MS
    const start = setTimeout(() => (letGo = press(href)), holdMs)
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(start)
      letGo()
    }
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, end, { signal: over.signal })
  })
}

const PREFETCHED_PER_PAGE = 10
/** An article that is left sooner loads nothing ahead. */
const PREFETCH_DELAY_MS = 500

/** Loads the first few pages that links of the article in view lead to. Returns a function that stops it. */
export function prefetchInView(main: HTMLElement, { baseUrl, prefetch }: LinkFollower): () => void {
  if (!canSpend()) return () => {}
  let left = PREFETCHED_PER_PAGE
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      if (left-- > 0) prefetch((target as HTMLAnchorElement).href)
      else inView.disconnect()
    }
  })
  const start = setTimeout(() => {
    for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (intentOf(link, baseUrl) === 'otherPage') inView.observe(link)
  }, PREFETCH_DELAY_MS)
  return () => {
    clearTimeout(start)
    inView.disconnect()
  }
}

/** Returns the intent of a link on the shown page. */
function intentOf(link: HTMLAnchorElement, baseUrl: string): LinkIntent {
  const { href, target } = link
  const followed = { href, target, isDownload: link.hasAttribute('download') }
  return linkIntentOf(followed, location.href, baseUrl)
}

/** A table of contents above its article: what it leads to then stands where it will when the reader comes back. */
function fold(link: HTMLAnchorElement): void {
  const contents = link.closest<HTMLDetailsElement>('[data-toc] details')
  if (contents) contents.open = false
}

function linkOf(event: Event): HTMLAnchorElement | null {
  // An SVG link has no `target` of text, and no place in a guide.
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : null
}
