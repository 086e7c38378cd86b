/** Folded French word → its stem: light, suffixes only, so that a stem is (nearly) a prefix of its forms. */

/** In turn, what each finds is replaced; letters that must come before an ending keep short words whole. */
const REPLACED: readonly (readonly [ending: RegExp, by: string])[] = [
  // `reseaux` → `reseau`, `noyaux` → `noyau`, `certificats` → `certificat`; `journaux` → `journal`, `ideaux` →
  // `ideal`, `travaux` and `travail` → `traval`.
  [/(?<=[eo]u|(?<!^(?:bor|id))eau|yau)x$|(?<=[^s])s$/, ''],
  [/(?<=..|^m)aux$|(?<=...)ail$|(?<=^b|^em)(?:aux|ail)$/, 'al'],
  // `planification` → `planifi`, `installation` → `install`, `deploiement` → `deploi`, `demarrage` → `demarr`;
  // without `age`, some words would be taken for others.
  [/(?<=.{3}i)cation$|(?<=.{4})(?:ation|ement|(?<!^(?:lang|mess|pack|part|pass|vill))age)$/, ''],
  // `sauvegarder`, `sauvegardez`, `sauvegardee`, `sauvegarde` → `sauvegard`.
  [/(?<=.{3})e[erz]$|(?<=.{4})e$/, ''],
  [/y$/, 'i'],
]

/** Words with a digit, acronyms (`https`), and words of three letters or fewer are their own stem. */
export function stemWord(word: string): string {
  if (!/^(?=.*[aeiouy])[a-z]{4,}$/.test(word)) return word
  return REPLACED.reduce((stem, [ending, by]) => stem.replace(ending, by), word)
}

/**
 * Returns the common beginning of a stem's forms: `reseau` for `reseaux`, `journa` for `journaux`, `deplo` for
 * `deployer`.
 */
export const trunkOf = (stem: string): string => stem.replace(/i$|(?<=a)l$/, '')
