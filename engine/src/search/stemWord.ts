/** Folded French word → its stem: light, suffixes only, so that a stem is (nearly) a prefix of its forms. */

/** Words with a digit, acronyms (`https`), and words of three letters or fewer are their own stem. */
export function stemWord(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word) || !/[aeiouy]/.test(word)) return word
  const singular = dropPlural(word)
  const bare = dropVerbEnding(dropNounEnding(singular))
  return bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare
}

/** `journaux` → `journal`, `reseaux` → `reseau`, `certificats` → `certificat`. */
function dropPlural(word: string): string {
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (word.endsWith('aux') && word.length > 5) return `${word.slice(0, -2)}l`
  if (/(?:[^s]s|eux|oux)$/.test(word)) return word.slice(0, -1)
  return word
}

/** `[ending, what remains of it, letters needed before it]`, longest first. */
const NOUN_ENDINGS: readonly (readonly [ending: string, rest: string, minLength: number])[] = [
  ['issement', 'iss', 4],
  ['ication', 'i', 3],
  ['ation', '', 4],
  ['ement', '', 4],
  ['age', '', 4],
]

/** Words of which `age` is no ending: without it they would be taken for others. */
const TRUE_AGES = /^(?:langage|passage|partage|message|village|package)$/

/** `planification` → `planifi`, `installation` → `install`, `deploiement` → `deploi`, `demarrage` → `demarr`. */
function dropNounEnding(word: string): string {
  if (TRUE_AGES.test(word)) return word
  for (const [ending, rest, minLength] of NOUN_ENDINGS) {
    if (word.length - ending.length >= minLength && word.endsWith(ending)) {
      return word.slice(0, -ending.length) + rest
    }
  }
  return word
}

/** `sauvegarder`, `sauvegardez`, `sauvegardee`, `sauvegarde` → `sauvegard`. */
function dropVerbEnding(word: string): string {
  if (word.length > 4 && /e[rze]$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1)
  return word
}
