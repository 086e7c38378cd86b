/** Text → HTML that says the same. */

/** For the content of an element. Most texts have nothing to escape: those are not copied. */
export const escapeText = (text: string): string =>
  /[&<>]/.test(text)
    ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    : text

/** For a value between double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;')
