/** Portuguese stems: those of Snowball, of words without accents. `a~` and `o~` are nasal, as `ção` and `ções` are. */
import { cutAdjective, marksOf, type Marks } from './romance.ts'
import { cut } from './stemming.ts'

const NAMED =
  /(?:(ic[ao]s?|os[ao]s?|(?:ist|ez)as?|antes?|ismos?|[ai]mentos?|aça~o|aço~es|ador(?:es|as?)?)|(logias?)|(uça~o|uço~es)|(amente)|(mente)|(idades?)|(iras?)|iv[ao]s?)$/
const DONE =
  /(?:[ai]d[ao]s?|(?:[aei]r)?(?:ia[sm]?|eis?)|[aei](?:ra[sm]?|sse[sm]?|stes?|ndo|s|r|re[ms]|rdes|rmos|mos|remos)|ava[sm]?|[ae]m|ais|[eio]u)$/

export function portugueseStemOf(word: string): string {
  const nasal = word.replace(/cao$/, 'ça~o').replace(/coes$/, 'ço~es')
  const marks = marksOf(nasal)
  const { rv } = marks
  const tensed = nasal.slice(0, rv) + nasal.slice(rv).replace(DONE, '')
  const root = withoutName(nasal, marks) ?? tensed
  const short = root === nasal ? cut(nasal, /(?:os|[aio])$/, rv) : cut(root, /(?<=c)i$/, rv)
  const stem = cut(short, /e$/, rv)
  return (stem === short ? stem : cut(stem, /(?<=g)u$|(?<=c)i$/, rv)).replace('~', '')
}

/** `undefined`: what ends the word is no ending of a name. */
function withoutName(word: string, { rv, r1, r2 }: Marks): string | undefined {
  const found = NAMED.exec(word)
  if (!found) return undefined
  const [, name, logy, ution, adverb, mente, quality, verb] = found
  if (found.index < (verb ? rv : adverb ? r1 : r2)) return undefined
  const root = word.slice(0, found.index)
  if (verb) return root.endsWith('e') ? `${root}ir` : undefined
  if (logy) return `${root}log`
  if (ution) return `${root}u`
  if (adverb) return cutAdjective(root, /(?:ic|ad|os|iv)$/, r2)
  if (mente) return cut(root, /(?:ante|avel)$/, r2)
  if (quality) return cut(root, /(?:ic|abil|iv)$/, r2)
  return name ? root : cut(root, /at$/, r2)
}
