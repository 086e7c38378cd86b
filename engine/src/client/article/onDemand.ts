/** Loads a part of the app that only some articles need, and starts it on their elements. */

type Part<Found, Parts> = {
  /** Answers the function to be called when the article goes. */
  bringToLife(found: readonly Found[], parts: Parts): () => void
}

/**
 * Answers the same, also of a part that is still to come. One that cannot be loaded is asked for again once the browser
 * is back on the network: until then the article is as without scripts, which `onMissing` is told.
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
