/**
 * Reads a file that a page includes, by its path from the site folder; `undefined` when there is none. `isShown`: its
 * text is published as it is, so that it may be no file that is hidden, secret or ignored by Git.
 */
export type ReadOther = (path: string, isShown?: boolean) => string | undefined
