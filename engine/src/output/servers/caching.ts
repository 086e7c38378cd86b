/** An address of the output → how long it may be kept. */

import { isNamedByContent } from '../../offline/namedByContent.ts'

export const immutableCache = 'public, max-age=31536000, immutable'
/** Pages, and whatever keeps its name when it changes: `assets/builds.json`, search indexes, static files of other names. */
export const pageCache = 'public, max-age=0, must-revalidate'

/** The `Cache-Control` of a path from the root of the output, with its leading slash. */
export const cacheControlOf = (path: string): string =>
  isNamedByContent(path.slice(1)) ? immutableCache : pageCache
