/** German stems: those of Snowball, of words without accents. */
import { asConsonant, cut, findRegion } from './stemming.ts'

export function germanStemOf(word: string): string {
  const marked = asConsonant(word, /[aeiouy][uy](?=[aeiouy])/g)
  const r1 = Math.max(3, findRegion(marked, /^.*?[aeiouy][^aeiouy]/))
  const r2 = findRegion(marked, /^.*?[aeiouy][^aeiouy].*?[aeiouy][^aeiouy]/)
  return derived(inflected(marked, r1), r1, r2)
}

/** Without what a plural, a case or a comparison puts at the end. */
function inflected(word: string, r1: number): string {
  const at = word.search(/(?:e[mns]?|ern?|(?<=[bdfghklmnrt])s)$/)
  const bare = at < r1 ? word : word.slice(0, at)
  return bare
    ? compared(/e[ns]?$/.test(word) && bare !== word ? bare.replace(/niss$/, 'nis') : bare, r1)
    : word
}

const compared = (word: string, r1: number): string =>
  cut(word, /(?:e[nr]|(?:e|(?<=...[bdfghklmnt]))st)$/, r1)

function derived(word: string, r1: number, r2: number): string {
  const found = /(?:(end|ung)|(ig|isch|ik)|(lich|heit)|keit)$/.exec(word)
  if (!found || found.index < r2) return word
  const root = word.slice(0, found.index)
  if (found[1]) return cut(root, /(?<!e)ig$/, r2)
  if (found[2]) return root.endsWith('e') ? word : root
  return found[3] ? cut(root, /e[rn]$/, r1) : cut(root, /(?:lich|ig)$/, r2)
}
