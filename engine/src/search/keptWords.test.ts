import { expect, test } from 'vitest'
import { createWordCounter } from './countWords.ts'
import { packPages, type PageWords, unpackPages } from './keptWords.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'

const texts = { accès: ['Le port, le SERVEUR.', '', 'ﷺ ouvre le port'], vide: [] }

function countAll(lexicon: Lexicon): Map<string, PageWords> {
  const count = createWordCounter(lexicon)
  return new Map(Object.entries(texts).map(([page, sections]) => [page, sections.map(count)]))
}

const read = (pages: ReadonlyMap<string, PageWords>, { forms }: Lexicon) =>
  Array.from(pages, ([page, sections]) => ({
    page,
    sections: sections.map((section) => ({
      forms: Array.from(section.forms, (form) => forms[form]),
      counts: Array.from(section.counts),
      length: section.length,
    })),
  }))

test('pages come back as they were, in a lexicon that has other words already', () => {
  const before = createLexicon()
  const pages = countAll(before)
  const after = createLexicon()
  for (const form of ['autre', 'serveur']) after.numberOf(form)
  expect(read(unpackPages(packPages(pages, before), after), after)).toEqual(read(pages, before))
  expect(after.forms.slice(0, 2)).toEqual(['autre', 'serveur'])
})

test('what is kept does not depend on the words that other pages have brought', () => {
  const alone = createLexicon()
  const among = createLexicon()
  among.numberOf('autre')
  expect(packPages(countAll(among), among)).toEqual(packPages(countAll(alone), alone))
})
