import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  compileSites,
  createSiteParser,
  loadConfig,
  openVersionIndex,
  readEngineFiles,
  readSite,
  readSiteGlossary,
  search,
  type SearchIndex,
} from '../engineInternals.ts'
import { listPages } from './quality.ts'

const siteDir = path.join(import.meta.dirname, '../../site')
const queries = readQueries('typedQueries.tsv')
const begun = readQueries('begunQueries.tsv')
const isAnswerable = ({ pages }: TypedQuery) => pages.length > 0
const answerable = queries.filter(isAnswerable)

let index: SearchIndex
let cacheDir: string
beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'lucarne-typed-'))
  index = await openSiteIndex()
}, 60_000)
afterAll(() => rm(cacheDir, { recursive: true }))

/** Minimum results of 436 queries, and of 161. Since guides are rewritten, three may lose a place to a rival. */
const FIRST = 359 - 3
const FIRST_THREE = 411 - 3
const BEGUN_FIRST = 148 - 3
const BEGUN_FIRST_THREE = 153 - 3

test('what is typed finds its page first, or among the first three, as often as it did', () => {
  const { first, firstThree, missed } = countFound(answerable)
  expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(FIRST_THREE)
  expect(first).toBeGreaterThanOrEqual(FIRST)
})

test('what is mistyped and but half typed finds its page as often as it did', () => {
  const { first, firstThree, missed } = countFound(begun.filter(isAnswerable))
  expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(BEGUN_FIRST_THREE)
  expect(first).toBeGreaterThanOrEqual(BEGUN_FIRST)
})

test('gibberish finds nothing', () => {
  const gibberish = [...queries, ...begun].filter((query) => !isAnswerable(query))
  expect(gibberish.filter(({ query }) => namesFor(query).length > 0)).toEqual([])
})

test('every page that is expected is there', () => {
  const names = new Set(index.pages.routes.map(lastName))
  const expected = [...queries, ...begun].flatMap(({ pages }) => pages)
  expect(expected.filter((page) => !names.has(page))).toEqual([])
})

function countFound(asked: readonly TypedQuery[]) {
  const ranks = asked.map(({ query, pages }) => ({ query, rank: findRank(query, pages) }))
  const within = (depth: number) => ranks.filter(({ rank }) => rank >= 0 && rank < depth)
  const three = within(3)
  const missed = ranks.filter((each) => !three.includes(each)).map(({ query }) => query)
  return { first: within(1).length, firstThree: three.length, missed }
}

const findRank = (query: string, pages: readonly string[]): number =>
  namesFor(query).findIndex((name) => pages.includes(name))

const namesFor = (query: string): string[] =>
  listPages(search(index, query).hits.map((hit) => hit.document.sectionRoute)).map(lastName)

/** `/Conteneurs/cicd/` → `cicd` */
const lastName = (route: string): string =>
  decodeURI(route)
    .split('/')
    .findLast((part) => part !== '') ?? ''

type TypedQuery = { readonly query: string; readonly pages: readonly string[] }

function readQueries(file: string): TypedQuery[] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length === 2)
    .map(([query = '', pages = '']) => ({
      query,
      pages: pages.split(' | ').filter((page) => page !== ''),
    }))
}

async function openSiteIndex(): Promise<SearchIndex> {
  const { config } = await loadConfig(siteDir)
  if (!config) throw new Error('The site has no configuration.')
  const { fingerprint } = await readEngineFiles()
  const parser = createSiteParser({ siteDir, config, fingerprint, cacheDir, onFound: () => {} })
  const { sites } = await readSite({ siteDir, config, parser, withDrafts: false })
  const [compiled] = compileSites(sites)
  const version = compiled?.versions.find((each) => each.version.isLatest)
  const settings = compiled?.site.config.search
  if (!compiled || !version || !settings) throw new Error('The site has no search.')
  const { lines: glossary } = readSiteGlossary(siteDir, compiled.site)
  return openVersionIndex(version, { site: compiled.site, search: settings, glossary })
}
