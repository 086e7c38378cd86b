/** Dutch stems: those of Snowball, of words without accents. */
import { asConsonant, cut, findRegion } from './stemming.ts'

const undoubled = (word: string): string => word.replace(/(?:dd|kk|tt)$/, (pair) => pair.slice(1))

/** Cuts a plural, unless what is left would end with a vowel or `gem`. */
function withoutEnding(word: string, ending: RegExp, r1: number): string {
  const rest = cut(word, ending, r1)
  return rest === word ? word : undoubled(rest)
}
const PLURAL = /(?<=[^aeiouy])(?<!gem)ene?$/
const FINAL_E = /(?<=[^aeiouy])e$/

export function dutchStemOf(word: string): string {
  const marked = asConsonant(asConsonant(word, /^y/), /[aeiouy](?:i(?=[aeiouy])|y)/g)
  const r1 = Math.max(3, findRegion(marked, /^.*?[aeiouy][^aeiouy]/))
  const r2 = findRegion(marked, /^.*?[aeiouy][^aeiouy].*?[aeiouy][^aeiouy]/)
  const singular = inflected(marked, r1)
  const bare = withoutEnding(singular, FINAL_E, r1)
  const quality = cut(bare, /(?<!c)heid$/, r2)
  const named = quality === bare ? bare : withoutEnding(quality, /(?<=[^aeiouy])(?<!gem)en$/, r1)
  const stem = derived(named, { r1, r2, hadE: bare !== singular })
  return stem.replace(/([^aeiouy])([aeou])\2([^aeiouyI])$/, '$1$2$3')
}

function inflected(word: string, r1: number): string {
  if (word.endsWith('heden')) return cut(word, /heden$/, r1, 'heid')
  if (/ene?$/.test(word)) return withoutEnding(word, PLURAL, r1)
  const at = word.search(/se?$/)
  return at >= r1 && /[^aeiouyj]$/.test(word.slice(0, at)) ? word.slice(0, at) : word
}

type State = { readonly r1: number; readonly r2: number; readonly hadE: boolean }

function derived(word: string, { r1, r2, hadE }: State): string {
  const found = /(?:(end|ing)|(ig)|(lijk)|(baar)|bar)$/.exec(word)
  if (!found || found.index < r2) return word
  const root = word.slice(0, found.index)
  if (found[1]) {
    const rest = cut(root, /(?<!e)ig$/, r2)
    return rest === root ? undoubled(root) : rest
  }
  if (found[2]) return root.endsWith('e') ? word : root
  if (found[3]) return withoutEnding(root, FINAL_E, r1)
  return found[4] || hadE ? root : word
}
