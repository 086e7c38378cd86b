/** Makes elements reachable with Tab as long as they can scroll sideways. */

const scrollers = '.code > pre, .table-scroll, .diagram'

/** Follows changes of width, of the window and of what is written there. Returns a function that stops it. */
export function markScrollStops(main: HTMLElement): () => void {
  const all = [...main.querySelectorAll<HTMLElement>(scrollers)]
  let frame = 0
  const mark = () => {
    // All measures, then all changes: one layout.
    const scrolling = all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    for (const [index, each] of all.entries()) {
      if (scrolling[index]) each.setAttribute('tabindex', '0')
      else each.removeAttribute('tabindex')
    }
  }
  const markSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  }
  const sizes = new ResizeObserver(markSoon)
  for (const each of all) sizes.observe(each)
  const texts = new MutationObserver(markSoon)
  for (const each of all)
    texts.observe(each, { subtree: true, childList: true, characterData: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    texts.disconnect()
  }
}
