/** French words of one root, told by their endings: `duplication` and `dupliquer`, `deployer` and `deployons`. */
import type { WordFamilies } from '../language.ts'

/** Matches the endings that may follow a word's root within its family. */
const ENDING =
  /^(?:[iy]?(?:qu|[cs]*))?(?:at)?e?r?(?:[ai]b(?:le|ilite)|a(?:ge|i(?:en)?t|nte?|nce)?|e(?:e|z|u?r|use|m?ent|nce)?|i?o?nt?|i[fv]e?|ite|rice|t)?s?$/

export const isEnding = (end: string): boolean => ENDING.test(end)

/** A family that is found whatever else is has a root of at least so many letters. */
const SURE_ROOT = 5

/** Beginnings that words of several families share: `comptable` is no `compte`, nor `publier` what is `public`. */
const SHARED_ROOTS: ReadonlySet<string> = new Set(
  (
    'capit,centr,commu,compt,condi,conte,contr,criti,depos,direc,donne,expor,forma,inter,local,locat,machi,' +
    'messa,model,modul,offic,ordin,organ,parti,passe,porta,posit,prati,premi,princ,proce,propr,publi,repor,repos,' +
    'serve,servi,stati,suppo,techn,utili'
  ).split(','),
)

/** `duplication` and `dupliquer` have a root in common, and endings. */
export function isOfFamily(word: string, other: string): boolean {
  const start = word.slice(0, SURE_ROOT)
  if (word === other || !other.startsWith(start) || SHARED_ROOTS.has(start)) return false
  for (let length = SURE_ROOT; word.slice(0, length) === other.slice(0, length); length++) {
    if (isEnding(word.slice(length)) && isEnding(other.slice(length))) return true
    if (length > word.length) return false
  }
  return false
}

export const sureRelatives: WordFamilies['sure'] = (word, formsFrom) =>
  word.length < SURE_ROOT || !/^[a-z]+$/.test(word)
    ? []
    : formsFrom(word.slice(0, SURE_ROOT)).filter((form) => isOfFamily(word, form))

/** A root has at least so many letters. */
const MIN_ROOT = 3

/** `re-`, `pré-`, and `dé-` (`dés-` before a vowel), before what may be a word by itself. */
const PREFIX = /^(?:re|pre|de(?:s(?=[aeiouy]))?)(?=.{7})/

/**
 * Finds relatives of the word or, if it has none, of the word without its prefix: `reconfigurer` for `configuration`.
 */
export const nearRelatives: WordFamilies['near'] = (word, formsFrom) => {
  for (const whole of [word, word.replace(PREFIX, '')])
    for (let length = MIN_ROOT; length < whole.length; length++) {
      if (!isEnding(whole.slice(length))) continue
      const found = formsFrom(whole.slice(0, length)).filter((form) => isEnding(form.slice(length)))
      if (found.length > 0) return found
    }
  return []
}
