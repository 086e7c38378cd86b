/** Italian stems: those of Snowball, of words without accents. */
import { cutAdjective, marksOf, type Marks } from './romance.ts'
import { asConsonant, cut } from './stemming.ts'

const PRONOUN = /(?:(?:(?:gli|[cmtv])e)?l[aeio]|(?:(?:gli|[cmstv])e)?ne|gli|[cmstv]i)$/
const NAMED =
  /(?:(ic[aeio]|ich[ei]|os[aeio]|ist[aei]|anz[ae]|atric[ei]|[ai]bil[ei]|ant[ei]|mente|ism[oi])|(a(?:zion|tor)[ei])|(logi[ae])|(u[sz]ion[ei])|(enz[ae])|([ai]ment[io])|(amente)|iv[aeio])$/
const DONE =
  /(?:isc(?:[aeio]|[ao]no)|end[aeio]|ando|[aiu]t[aeio]|[aei]v(?:[aio]|amo|ano|ate)|[ei]r(?:ebbe(?:ro)?|est[ei]|[ae]i|emm?o|anno)|[aei]re|ass(?:e|i|imo)|[aei](?:ssero|mmo|rono)|(?:[ei]r)?ete|iamo|[ao]no|[ai]r)$/

export function italianStemOf(word: string): string {
  const marked = asConsonant(word.replaceAll('qu', 'qU'), /[aeiou][ui](?=[aeiou])/g)
  const marks = marksOf(marked)
  const { rv } = marks
  const bare = withoutPronoun(marked, rv)
  const root = withoutName(bare, marks) ?? bare.slice(0, rv) + bare.slice(rv).replace(DONE, '')
  const stem = cut(root, /[aeio]$/, rv)
  const short = stem === root ? stem : cut(stem, /i$/, rv)
  return short.search(/[cg]h$/) < rv ? short : short.slice(0, -1)
}

function withoutPronoun(word: string, rv: number): string {
  const at = word.search(PRONOUN)
  const verb = word.slice(0, Math.max(at, 0))
  if (verb.search(/(?:[ae]ndo|[aei]r)$/) < rv) return word
  return verb.endsWith('r') ? `${verb}e` : verb
}

/** `undefined`: what ends the word is no ending of a name. */
function withoutName(word: string, { rv, r1, r2 }: Marks): string | undefined {
  const found = NAMED.exec(word)
  if (!found) return undefined
  const [, name, agent, logy, usion, ence, deed, adverb] = found
  if (found.index < (deed ? rv : adverb ? r1 : r2)) return undefined
  const root = word.slice(0, found.index)
  if (logy) return `${root}log`
  if (usion) return `${root}u`
  if (ence) return `${root}ente`
  if (adverb) return cutAdjective(root, /(?:ic|abil|os|iv)$/, r2)
  if (agent) return cut(root, /ic$/, r2)
  if (name || deed) return root
  const rest = cut(root, /at$/, r2)
  return rest === root ? rest : cut(rest, /ic$/, r2)
}
