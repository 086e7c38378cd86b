import { expect, test } from 'vitest'
import { createWordCounter } from './countWords.ts'
import { keepPage, type KeptPage, packKept, unpackKept, wordsOfPage } from './keptWords.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'

const texts = { accès: ['Le port, le SERVEUR.', '', 'ﷺ ouvre le port'], vide: [] }

function countAll(lexicon: Lexicon): Map<string, KeptPage> {
  const count = createWordCounter(lexicon)
  return new Map(
    Object.entries(texts).map(([page, sections]) => [page, keepPage(sections.map(count))]),
  )
}

const read = (pages: ReadonlyMap<string, KeptPage>, { forms }: Lexicon) =>
  Array.from(pages, ([page, kept]) => ({
    page,
    sections: wordsOfPage(kept).map((section) => ({
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
  const expected = read(pages, before)
  expect(expected[0]?.sections[2]).toEqual({
    forms: ['صلى الله عليه وسلم', 'ouvre', 'le', 'port'],
    counts: [1, 1, 1, 1],
    length: 4,
  })
  expect(read(unpackKept(packKept(pages, before), after), after)).toEqual(expected)
  expect(after.forms.slice(0, 2)).toEqual(['autre', 'serveur'])
})

test('what is kept does not depend on the words that other pages have brought', () => {
  const alone = createLexicon()
  const among = createLexicon()
  among.numberOf('autre')
  expect(packKept(countAll(among), among)).toEqual(packKept(countAll(alone), alone))
})
