/** Loads a part of the app that only some articles need, and starts it on their elements. */

type Part<Found, Parts> = {
  /** Returns a function to call when the article is removed. */
  bringToLife(found: readonly Found[], parts: Parts): () => void
}

/**
 * Returns the same function, for a part still to be loaded. One that fails to load is requested again once the browser
 * is back online: until then the article stays as without scripts, and `onMissing` is called.
 */
export function onDemand<Found extends Element, Parts>(
  found: Iterable<Found>,
  load: () => Promise<Part<Found, Parts>>,
  parts: Parts,
  onMissing = () => {},
): () => void {
  const elements = [...found]
  let stop = () => {}
  const ask = () =>
    void load().then(
      (part) => {
        // The article may have gone meanwhile.
        if (elements[0]?.isConnected) stop = part.bringToLife(elements, parts)
      },
      () => {
        addEventListener('online', ask, { once: true })
        onMissing()
      },
    )
  if (elements.length > 0) ask()
  return () => {
    removeEventListener('online', ask)
    stop()
  }
}

/** Calls `act` once the element comes into sight. Returns the function that stops it, and what it began. */
export function whenSeen<Found extends Element>(
  element: Found | null,
  act: (element: Found) => () => void,
): () => void {
  let stop = () => {}
  if (!element) return stop
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    stop = act(element)
  })
  seen.observe(element)
  return () => {
    seen.disconnect()
    stop()
  }
}
