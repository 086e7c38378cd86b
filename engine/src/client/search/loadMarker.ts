/** What marks the words looked for: asked for when a result is followed, so that it comes while the page does. */
export const loadMarker = () => import('./highlightArrival.ts')
