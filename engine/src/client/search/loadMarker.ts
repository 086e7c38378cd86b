/** Loads the code that highlights search terms, when a result is followed, in parallel with its page. */
export const loadMarker = () => import('./highlightArrival.ts')
