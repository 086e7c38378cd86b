/** Reports addresses that are too long for a folder of the output, which would end the build. */

/** Bytes of UTF-8: what Linux and macOS take between two slashes. */
const longestName = 255
/** macOS takes 1,024, with the folders that lead to the output. */
const longestPath = 800

/** Says whether a decoded path can be a folder of the output. */
export function fitsDisk(path: string): boolean {
  // A UTF-16 unit is three bytes at most: nearly all paths are told by their length.
  if (path.length * 3 <= longestName) return true
  if (bytesIn(path) > longestPath) return false
  return path.split('/').every((name) => bytesIn(name) <= longestName)
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).length

/** The first part of a problem's message; `subject` names what makes the address. */
export function tooLong(subject: string): string {
  return `${subject} is too long for an address (${longestName} bytes between two slashes, ${longestPath} in all)`
}

/** Quoted, enough of it to be found again. */
export const quoteShort = (text: string): string =>
  `"${text.length <= 60 ? text : `${text.slice(0, 60)}…`}"`
