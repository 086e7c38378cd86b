/** Rejects for a failed or non-OK answer. */
export type FetchJson = (href: string, cache?: RequestCache) => Promise<unknown>
