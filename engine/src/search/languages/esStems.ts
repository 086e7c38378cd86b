/** Spanish stems: those of Snowball, of words without accents. */
import { cutAdjective, marksOf, type Marks } from './romance.ts'
import { cut } from './stemming.ts'

const PRONOUN = /(?:(?:se)?l[ao]s?|les?|[ms]e|nos)$/
const NAMED =
  /(?:(ic[ao]s?|os[ao]s?|istas?|anzas?|[ai]bles?|ismos?|[ai]mientos?)|((?:anci|ador)as?|antes?|acion(?:es)?|ador(?:es)?)|(logias?)|(ucion(?:es)?)|(encias?)|(amente)|(mente)|(idad(?:es)?)|iv[ao]s?)$/
const DONE =
  /(?:(en|es|emos)|(?:[ai]d|a[br]|ier)as?|[aei]d|(?:a|ie)se[sn]?|[ai]ste(?:is)?|(?:a[br]|ier)?an|(?:a|ie)(?:ron|ndo|seis)|[ai]dos?|[aei]r|as|(?:a[br]|ier)ais|[ai]mos|[aei]remos)$/

export function spanishStemOf(word: string): string {
  const marks = marksOf(word)
  const { rv } = marks
  const bare = withoutPronoun(word, rv)
  const named = withoutName(bare, marks) ?? withoutTense(bare, rv)
  const stem = cut(named, /(?:os|[aoe])$/, rv)
  return named.endsWith('e') && stem !== named ? cut(stem, /(?<=g)u$/, rv) : stem
}

function withoutPronoun(word: string, rv: number): string {
  const at = word.search(PRONOUN)
  const verb = word.slice(0, Math.max(at, 0))
  return verb.search(/(?:ando|iendo|(?<=u)yendo|[aei]r)$/) < rv ? word : verb
}

/** `undefined`: what ends the word is no ending of a name. */
function withoutName(word: string, { r1, r2 }: Marks): string | undefined {
  const found = NAMED.exec(word)
  if (!found) return undefined
  const [, , agent, logy, ution, ence, adverb, mente, quality] = found
  if (found.index < (adverb ? r1 : r2)) return undefined
  const root = word.slice(0, found.index)
  if (logy) return `${root}log`
  if (ution) return `${root}u`
  if (ence) return `${root}ente`
  if (adverb) return cutAdjective(root, /(?:ic|ad|os|iv)$/, r2)
  if (mente) return cut(root, /(?:[ai]ble|ante)$/, r2)
  if (quality) return cut(root, /(?:ic|abil|iv)$/, r2)
  return found[1] ? root : cut(root, agent ? /ic$/ : /at$/, r2)
}

function withoutTense(word: string, rv: number): string {
  const part = word.slice(rv)
  const yielding = part.search(/y(?:[aeo]|[ae]n|eron|endo|[ae]s|ais|amos)$/) + rv
  if (yielding >= rv && word[yielding - 1] === 'u') return word.slice(0, yielding)
  // `-ía` is known by its accent, which only `-logía` is given back.
  const found = (/logias?$/.test(word) && /ias?$/.exec(part)) || DONE.exec(part)
  if (!found) return word
  const stem = word.slice(0, rv + found.index)
  return found[1] ? stem.replace(/gu$/, 'g') : stem
}
