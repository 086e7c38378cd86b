/** A page just put in the document → its view at once; its title and its focus once it is seen. */
import type { PageFacts } from '../../site/page.ts'
import { afterPaint } from '../../theme/afterPaint.ts'
import { showRest } from '../article/articles.ts'
import { openAround, revealAnchor } from '../article/revealAnchor.ts'
import { decodeAnchor, type Arrival, viewGoalOf } from './arrival.ts'
import { mainId } from '../../theme/elementIds.ts'

/** The first page shows itself. */
export function showArrival(page: PageFacts, arrival: Arrival): void {
  const goal = viewGoalOf(arrival, location)
  const main = document.getElementById(mainId)
  const isFromTop = goal.kind === 'top' && goal.top === 0
  if (main && !isFromTop) showRest(main)
  if (goal.kind === 'stay') {
    updateHead(page)
    return
  }
  const target = goal.kind === 'anchor' ? revealAnchor(goal.id) : undefined
  if (!target) scrollTo({ top: goal.kind === 'top' ? goal.top : 0, behavior: 'instant' })
  afterPaint(() => {
    if (main) showRest(main)
    updateHead(page)
    focusPlace(target ?? document.querySelector<HTMLElement>('main h1'))
  })
}

/** The browser jumps there by itself, unless a closed section or a tab hides it. */
export function showAnchor(hash: string): void {
  // Firefox warns of a search for nothing.
  const target = hash && document.getElementById(decodeAnchor(hash))
  if (target && openAround(target)) target.scrollIntoView({ behavior: 'instant' })
}

/** The next Tab goes on from there, and screen readers say it: that is how they hear of the new page. */
export function focusPlace(place: HTMLElement | null): void {
  const target = place ?? document.getElementById(mainId)
  if (!target) return
  // What has the focus by itself, as a link does, stays among what Tab leads to.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function updateHead({ title, description, noIndex, href }: PageFacts): void {
  document.title = title
  setTag('meta[name=description]', 'meta', { name: 'description', content: description })
  setTag('meta[name=robots]', 'meta', noIndex && { name: 'robots', content: 'noindex' })
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const absolute = new URL(href, canonical?.href ?? location.href).href
  setTag('link[rel=canonical]', 'link', !noIndex && { rel: 'canonical', href: absolute })
  // Of the page that was loaded: this one has its link under its article.
  document.head.querySelector('[type="text/markdown"]')?.remove()
}

/** `false` takes the tag away. */
function setTag(
  selector: string,
  name: string,
  attributes: Readonly<Record<string, string>> | false,
): void {
  const found = document.head.querySelector(selector)
  if (!attributes) {
    found?.remove()
    return
  }
  const tag = found ?? document.head.appendChild(document.createElement(name))
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
}
