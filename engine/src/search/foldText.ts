/** Text → the form in which words are compared: lower case, without accents, ligatures or what is invisible. */

/** Same result for NFC and NFD; may change the length (`œ` → `oe`). */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most words: nothing to fold.
  if (!/[^\0-\x7F]/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}
