/** Test fixture: queries made to be slow, each with what it is. */
export const HOSTILE_QUERIES: readonly (readonly [what: string, query: string])[] = [
  ['one letter', 'a'.repeat(512)],
  ['one letter, spaced', 'a '.repeat(256)],
  ['dashes', '-'.repeat(512)],
  ['a word joined to itself', 'pare-feu-'.repeat(56)],
  ['quotes', '"a" '.repeat(128)],
  ['signs', '~1^2'.repeat(128)],
  ['combining marks', `e${'\u0301'.repeat(511)}`],
  ['lone surrogates', '\uD800'.repeat(512)],
  ['a field of a field', 'titre:'.repeat(85)],
  ['other scripts', '検索エンジン поиск بحث 🔍'.repeat(20)],
  ['mistyped words', 'certificta demarage reparttiteur sauvegrade '.repeat(11)],
  ['words of many synonyms', 'erreur installer configurer sauvegarde certificat '.repeat(10)],
  ['too long', 'certificat '.repeat(10_000)],
]
