/** Folded word → its stem, in the language of the index; in French: light, suffixes only, so that a stem is (nearly) a prefix of its forms. */

import { spokenLanguage } from './language.ts'

/** In turn, what each finds is replaced; letters that must come before an ending keep short words whole. */
const REPLACED: readonly (readonly [ending: RegExp, by: string])[] = [
  // `reseaux` → `reseau`, `noyaux` → `noyau`, `certificats` → `certificat`; `journaux` → `journal`, `travaux` and
  // `travail` → `traval`.
  [/(?<=[eo]u|[ey]au)x$|(?<=[^s])s$/, ''],
  [/(?<=..)aux$|(?<=...)ail$|(?<=^b)(?:aux|ail)$/, 'al'],
  // `planification` → `planifi`, `installation` → `install`, `deploiement` → `deploi`, `demarrage` → `demarr`;
  // without `age`, some words would be taken for others.
  [/(?<=.{3}i)cation$|(?<=.{4})(?:ation|ement|(?<!^(?:lang|mess|pack|part|pass|vill))age)$/, ''],
  // `sauvegarder`, `sauvegardez`, `sauvegardee`, `sauvegarde` → `sauvegard`.
  [/(?<=.{3})e[erz]$|(?<=.{4})e$/, ''],
  [/y$/, 'i'],
]

/** Words with a digit, acronyms (`https`), and words of three letters or fewer are their own stem. */
export function stemWord(word: string): string {
  const language = spokenLanguage()
  if (language) return language.stem(word)
  if (!/^(?=.*[aeiouy])[a-z]{4,}$/.test(word)) return word
  return REPLACED.reduce((stem, [ending, by]) => stem.replace(ending, by), word)
}

/** What may follow the root of a word in those of its family. */
const ENDING =
  /^(?:[iy]?(?:qu|[cs]*))?(?:at)?e?r?(?:[ai]b(?:le|ilite)|a(?:ge|i(?:en)?t|nte?|nce)?|e(?:e|z|u?r|use|m?ent|nce)?|i?o?nt?|i[fv]e?|ite|rice|t)?s?$/

export const isEnding = (end: string): boolean => ENDING.test(end)

/** A family that is found whatever else is has a root of at least so many letters. */
export const SURE_ROOT = 5

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

/** What the forms of a stem all begin with: `reseau` of `reseaux`, `journa` of `journaux`, `deplo` of `deployer`. */
export const trunkOf = (stem: string): string => stem.replace(/i$|(?<=a)l$/, '')
