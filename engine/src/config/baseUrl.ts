/** `/`, or `/docs/`: of what addresses hold as it is, so that one text stands for it wherever it is compared. */
export const baseUrlPattern = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/

export const expectedBaseUrl =
  'expected a path that starts and ends with `/`, of letters without accents, digits, `-`, `.`, `_` and `~`'
