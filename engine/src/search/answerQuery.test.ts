import { expect, test } from 'vitest'
import { indexHref, serviceOver } from '../testing/serviceOver.ts'
import { documentsOf, buildFiles } from '../testing/smallCorpus.ts'
import { languageNamed } from './languages/allLanguages.ts'
import { openIndex } from './openIndex.ts'
import { search } from './search.ts'

/** A section fills its piece: another one's text comes in another. */
const FULL = 'Un certificat.\n' + 'remplissage '.repeat(800)

const corpus = Object.fromEntries(
  Array.from({ length: 40 }, (_, page) => [
    `/page-${page}/`,
    {
      title: page === 0 ? 'Le certificat' : `Page ${page}`,
      sections: Object.fromEntries(['Début', 'Milieu', 'Fin'].map((name) => [name, FULL])),
    },
  ]),
)

test('a phrase is looked for in as many texts', () => {
  const index = openIndex(
    buildFiles(documentsOf(corpus)).get('search-index-essai.json'),
    languageNamed,
  )
  const { needed } = search(index, '"certificat remplissage"')
  expect(needed.filter((piece) => piece.startsWith('text-'))).toHaveLength(24)
})

test('what answers on the first pages shows an excerpt before the pages far below', async () => {
  const { service, asked, replies } = serviceOver(buildFiles(documentsOf(corpus)))
  await service({ channel: 'page', id: 1, indexHref, text: 'certificat', limit: 200 })
  const last = replies.at(-1)
  const hits = last?.state === 'answered' ? last.hits : []
  const excerptsOf = (page: string) =>
    hits
      .filter(({ document }) => document.sectionRoute.startsWith(page))
      .map(({ document }) => document.excerpt !== '')
  expect(hits).toHaveLength(120)
  expect(excerptsOf('/page-0/')).toEqual([true, true, true])
  const best = hits[39]?.document.sectionRoute.split('#', 1)[0] ?? ''
  expect(excerptsOf(best)).toEqual([false, false, false])
  expect(asked.filter((name) => name.includes('.text-'))).toHaveLength(24)
})
