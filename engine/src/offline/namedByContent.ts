/**
 * Files named by what they hold, from the root of the output, compressed copies included: hashed files (8 characters
 * from the bundler, 16 from a build) and the pieces of search indexes. Read by JavaScript, PCRE and RE2 alike.
 */
export const namedByContent = String.raw`(assets/[^/]+-([\w-]{8}|[0-9a-f]{16})(\.\w+)*|(.+/)?search-index-[^/]+\.[0-9a-f]+\.[a-z]+-\d+\.json(\.\w+)?)$`

const pattern = new RegExp(`^${namedByContent}`)

/** `address` is from the base URL, decoded or not. */
export const isNamedByContent = (address: string): boolean => pattern.test(address)
