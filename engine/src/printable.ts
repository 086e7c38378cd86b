/**
 * Text for a terminal, a log or a report, names of files in it: what a terminal would obey, or what would turn letters
 * around, is shown by its number. Lines and tabs stay.
 */
export const printable = (text: string): string => text.replace(OBEYED, shownByNumber)

/** As `printable`, of what stands in one line: a name of a file may hold a line end. */
export const printableLine = (text: string): string =>
  printable(text).replace(/[\t\n]/g, shownByNumber)

// oxlint-disable-next-line no-control-regex -- those of C0 and C1, and of bidirectional text
const OBEYED = /[\0-\x08\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g

/** As JSON and JavaScript write it. */
const shownByNumber = (sign: string): string =>
  `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
