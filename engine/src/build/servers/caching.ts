/** An address of the output → how long it may be kept. */

/**
 * Files named by what they hold, from the root of the output, compressed copies included: hashed files (8 characters
 * from the bundler, 16 from a build) and the pieces of search indexes. Read by JavaScript, PCRE and RE2 alike.
 */
export const namedByContent = String.raw`(assets/[^/]+-([\w-]{8}|[0-9a-f]{16})(\.\w+)*|(.+/)?search-index-[^/]+\.[0-9a-f]+\.[a-z]+-\d+\.json(\.\w+)?)$`

export const immutableCache = 'public, max-age=31536000, immutable'
/** Pages, and whatever keeps its name when it changes: `assets/builds.json`, search indexes, static files of other names. */
export const pageCache = 'public, max-age=0, must-revalidate'

const immutablePath = new RegExp(`^/${namedByContent}`)

/** The `Cache-Control` of a path from the root of the output, with its leading slash. */
export const cacheControlOf = (path: string): string =>
  immutablePath.test(path) ? immutableCache : pageCache
