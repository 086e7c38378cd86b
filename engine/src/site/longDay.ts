/** A day → as it is written in a sentence, the same for every reader and every build machine. */

/** `2027-05-01` → `1er mai 2027`, with no-break spaces: French counts the first of a month, and that one only. */
export function longDayOf(isoDay: string, htmlLang: string): string {
  // Engines keep the last format that was asked for in this way; a format of our own would be made for each page.
  const day = new Date(isoDay).toLocaleDateString(htmlLang, { dateStyle: 'long', timeZone: 'UTC' })
  const counted = /^fr\b/i.test(htmlLang) ? day.replace(/^1 /, '1er ') : day
  return counted.replaceAll(' ', '\u00A0')
}
