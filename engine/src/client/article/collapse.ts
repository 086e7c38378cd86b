/** `<details>` that open and close by growing and shrinking, wherever they stand in the page. */

/** Milliseconds; the higher the content, the longer, but ever less so (constants of the reference). */
export function collapseDurationMs(heightPx: number): number {
  if (heightPx <= 0) return 0
  const steps = heightPx / 36
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5))
}

/** On `<details>` that are to be closed when they have shrunk; without it they stay open (`keepOpen`). */
const closingMark = 'data-closing'

/** Opens it, or stops it from closing. Answers whether either was needed. */
export function keepOpen(details: HTMLDetailsElement): boolean {
  if (details.open && !details.hasAttribute(closingMark)) return false
  details.open = true
  // The movement may be over and its end not told yet: without its mark, that end closes nothing.
  details.removeAttribute(closingMark)
  for (const movement of details.getAnimations()) movement.cancel()
  return true
}

/** Returns a function that stops it. A reader who asked for less motion gets the browser's own toggle. */
export function animateCollapses(root: Document): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')

  function onClick(event: MouseEvent): void {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const details = summary?.parentElement
    if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented || calm.matches) return
    // A link or a button in the summary is not a press on the summary.
    if (event.target instanceof Element && event.target.closest('a, button')) return
    event.preventDefault()
    toggle(details)
  }

  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/** Clicked again on its way, it goes back. */
function toggle(details: HTMLDetailsElement): void {
  const opens = !details.open || details.hasAttribute(closingMark)
  const fromPx = details.offsetHeight
  for (const movement of details.getAnimations()) movement.cancel()
  const heights = heightsOf(details)
  const toPx = opens ? heights.openPx : heights.closedPx
  const animation = details.animate(
    { height: [`${fromPx}px`, `${toPx}px`], overflow: ['clip', 'clip'] },
    { duration: collapseDurationMs(heights.openPx - heights.closedPx), easing: 'ease-in-out' },
  )
  details.toggleAttribute(closingMark, !opens)
  if (opens) return
  animation.onfinish = () => {
    if (!details.hasAttribute(closingMark)) return
    details.open = false
    details.removeAttribute(closingMark)
  }
}

/** Leaves the element open: closing, it stays so until the end. */
function heightsOf(details: HTMLDetailsElement): { openPx: number; closedPx: number } {
  details.open = false
  const closedPx = details.offsetHeight
  details.open = true
  return { openPx: details.offsetHeight, closedPx }
}
