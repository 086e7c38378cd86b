import { expect, test } from 'vitest'
import { parseQuery } from '../../search/parseQuery.ts'
import { language } from '../../search/languages/fr.ts'
import { appWordsOf } from '../../words/languageWords.ts'
import { formatQueryError } from './querySentences.ts'

test.each([
  [
    'titel:ssl',
    'Le champ « titel » n’existe pas. Champs possibles : titre, contenu, tag, categorie.',
  ],
  ['ssl~deux', 'Après « ~ », le nombre de fautes permises doit être un nombre, et non « deux ».'],
  ['ssl^fort', 'Après « ^ », le poids du mot doit être un nombre, et non « fort ».'],
])('%s: %s', (query, sentence) => {
  const said = parseQuery(query, language.fields).errors.map((error) =>
    formatQueryError(error, appWordsOf('fr')),
  )
  expect(said.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([sentence])
})
