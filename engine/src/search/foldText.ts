/** Text → the form in which words are compared: lower case, without accents or ligatures. */

const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
}

/** Same result for NFC and NFD; may change the length (`œ` → `oe`). */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (isPlain(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßø]/g, (letter) => LETTERS[letter] ?? letter)
}

function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
