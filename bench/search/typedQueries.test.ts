import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEngineFiles } from '../../engine/src/build/clientAssets.ts'
import { compileSites } from '../../engine/src/build/compileSites.ts'
import { readSite } from '../../engine/src/build/readSite.ts'
import { openVersionIndex, readSiteGlossary } from '../../engine/src/build/searchIndex.ts'
import { createSiteParser } from '../../engine/src/build/siteParser.ts'
import { loadConfig } from '../../engine/src/config/loadConfig.ts'
import type { SearchIndex } from '../../engine/src/search/openIndex.ts'
import { search } from '../../engine/src/search/search.ts'
import { pagesOf } from './quality.ts'

const siteDir = path.join(import.meta.dirname, '../../site')
const queries = readQueries(
  readFileSync(path.join(import.meta.dirname, 'typedQueries.tsv'), 'utf8'),
)
const answerable = queries.filter(({ pages }) => pages.length > 0)

let index: SearchIndex
let cacheDir: string
beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'lucarne-typed-'))
  index = await openSiteIndex()
}, 60_000)
afterAll(() => rm(cacheDir, { recursive: true }))

/** Of 436. Guides are rewritten: three may change places with a rival. */
const FIRST = 353 - 3
const FIRST_THREE = 407 - 3

test('what is typed finds its page first, or among the first three, as often as it did', () => {
  const ranks = answerable.map(({ query, pages }) => ({ query, rank: rankOf(query, pages) }))
  const missed = (depth: number) => ranks.filter(({ rank }) => rank < 0 || rank >= depth)
  const told = missed(3).map(({ query }) => query)
  expect(answerable.length - told.length, told.join('\n')).toBeGreaterThanOrEqual(FIRST_THREE)
  expect(answerable.length - missed(1).length).toBeGreaterThanOrEqual(FIRST)
})

test('gibberish finds nothing', () => {
  const found = queries.filter(
    ({ query, pages }) => pages.length === 0 && namesFor(query).length > 0,
  )
  expect(found).toEqual([])
})

test('every page that is expected is there', () => {
  const names = new Set(index.pages.routes.map(nameOf))
  expect(answerable.flatMap(({ pages }) => pages.filter((page) => !names.has(page)))).toEqual([])
})

const rankOf = (query: string, pages: readonly string[]): number =>
  namesFor(query).findIndex((name) => pages.includes(name))

const namesFor = (query: string): string[] =>
  pagesOf(search(index, query).hits.map((hit) => hit.document.sectionRoute)).map(nameOf)

/** `/Conteneurs/cicd/` → `cicd` */
const nameOf = (route: string): string =>
  decodeURI(route)
    .split('/')
    .findLast((part) => part !== '') ?? ''

function readQueries(text: string): { query: string; pages: readonly string[] }[] {
  return text
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
  const [compiled] = compileSites(sites, config)
  const version = compiled?.versions.find((each) => each.version.isLatest)
  const settings = compiled?.site.config.search
  if (!compiled || !version || !settings) throw new Error('The site has no search.')
  const { lines: glossary } = readSiteGlossary(siteDir, settings)
  return openVersionIndex(version, { site: compiled.site, search: settings, glossary })
}
