import { inLanguage } from './inLanguage.ts'

/** What marks the words looked for: asked for when a result is followed, so that it comes while the page does. */
export const loadMarker = (language: string | undefined) =>
  inLanguage(import('./highlightArrival.ts'), language)
