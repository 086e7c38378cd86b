import { expect, test } from 'vitest'
import { openSearch } from './searchApi.ts'
import { documentsOf, buildFiles } from './testing/smallCorpus.ts'

const english = buildFiles(
  documentsOf({
    '/en/deploy/': {
      title: 'Renewed certificates',
      sections: { 'Renewed certificates': 'Caching is with the deployment.' },
    },
  }),
  { settings: { language: 'en' } },
)
const french = buildFiles(
  documentsOf({
    '/journaux/': {
      title: 'Les journaux',
      sections: { 'Les journaux': 'Un journal avec le site.' },
    },
  }),
)

const searchIn = (files: ReadonlyMap<string, unknown>) =>
  openSearch(async (href) => {
    const name = href.slice(href.lastIndexOf('/') + 1)
    if (!files.has(name)) throw new Error(name)
    return structuredClone(files.get(name))
  }, 'https://docs.example/search-index-essai.json')

const addressesOf = async (search: ReturnType<typeof openSearch>, query: string) =>
  (await search(query))?.hits.map(({ address }) => address)

test('two indexes open at once are each read in their own language, whichever was opened last', async () => {
  const inEnglish = searchIn(english)
  const inFrench = searchIn(french)
  for (const _ of [1, 2]) {
    expect(await addressesOf(inEnglish, 'deploying')).toEqual(['/en/deploy/'])
    expect(await addressesOf(inFrench, 'titre:journal')).toEqual(['/journaux/'])
    expect(await addressesOf(inEnglish, 'caches')).toEqual(['/en/deploy/'])
  }
})
