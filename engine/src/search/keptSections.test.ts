import { expect, test } from 'vitest'
import { createWords } from './buildIndex.ts'
import type { WordCounter } from './countWords.ts'
import { keepSections, type KeptSections, packSections, unpackSections } from './keptSections.ts'
import type { Lexicon } from './lexicon.ts'

const texts = { accès: ['Le port, le SERVEUR.', '', 'ﷺ ouvre le port'], vide: [] }

function keepAll(count: WordCounter): Map<string, KeptSections> {
  return new Map(
    Object.entries(texts).map(([page, contents]) => [
      page,
      keepSections(
        contents.map((content, rank) => ({
          title: `Titre ${rank}`,
          anchor: rank === 1 ? 'titre-1' : `a${rank}`,
          content,
          ...(rank === 2 && { linkShare: 0.5 }),
        })),
        count,
      ),
    ]),
  )
}

/** With forms in the place of their numbers. */
function read({ words, texts: bytes, textEnds, ...page }: KeptSections, { forms }: Lexicon) {
  const counted = []
  for (let at = 0; at < words.length;) {
    const [length, size = 0] = words.subarray(at, at + 2)
    const found = Array.from(words.subarray(at + 2, at + 2 + size), (form) => forms[form])
    const counts = [...words.subarray(at + 2 + size, at + 2 + 2 * size)]
    counted.push({ length, forms: found, counts })
    at += 2 + 2 * size
  }
  return { ...page, counted, json: `[${new TextDecoder().decode(bytes)}]`, ends: [...textEnds] }
}

test('pages come back as they were, in a lexicon that has other words already', () => {
  const before = createWords()
  const pages = keepAll(before.count)
  const expected = Array.from(pages.values(), (page) => read(page, before.lexicon))
  expect(expected[0]).toMatchObject({ titles: 'Titre 0\nTitre 1\nTitre 2', anchors: 'a0\n=\na2' })
  expect(JSON.parse(expected[0]?.json ?? '')).toEqual(texts.accès)
  expect(expected[0]?.counted[4]).toEqual({
    forms: ['صلى الله عليه وسلم', 'ouvre', 'le', 'port'],
    counts: [1, 1, 1, 1],
    length: 4,
  })
  const after = createWords()
  for (const form of ['autre', 'serveur']) after.lexicon.numberOf(form)
  const back = unpackSections(packSections(pages, before.lexicon), after.lexicon)
  expect([...back.keys()]).toEqual(['accès', 'vide'])
  expect(Array.from(back.values(), (page) => read(page, after.lexicon))).toEqual(expected)
  expect(after.lexicon.forms.slice(0, 2)).toEqual(['autre', 'serveur'])
})

test('what is kept does not depend on the words that other pages have brought', () => {
  const alone = createWords()
  const among = createWords()
  among.lexicon.numberOf('autre')
  expect(packSections(keepAll(among.count), among.lexicon)).toEqual(
    packSections(keepAll(alone.count), alone.lexicon),
  )
})
