/** Code → HTML with a class per kind of word. */

/**
 * HTML of `code`, escaped; no element spans two lines. `undefined` when the language is not known.
 * `language` is what the author wrote, lower case.
 */
export type Highlight = (code: string, language: string) => string | undefined
