import { expect, test } from 'vitest'
import { planPrecache } from './precachePlan.ts'
import type { SiteList } from './siteList.ts'

const app = 'assets/app-12345678.js'
const oldApp = 'assets/app-00000000.js'
const list: SiteList = {
  build: 'b2',
  isWhole: true,
  bytes: 10,
  files: { [app]: '', 'a/': 'a2', 'b/': 'b2' },
  locales: {},
}

const planFor = (changes: Partial<SiteList>, kept: Record<string, string>, read = 'a/') => {
  const { fetched, forgotten } = planPrecache(
    { ...list, ...changes },
    new Map(Object.entries(kept)),
    read,
  )
  return { fetched: fetched.map(({ address, stamp }) => `${address} ${stamp}`), forgotten }
}

test('a first visit fetches the site, in the order of its list', () => {
  expect(planFor({}, {})).toEqual({ fetched: [`${app} `, 'a/ a2', 'b/ b2'], forgotten: [] })
})

test('what is kept and has not changed is not fetched again; what is gone is forgotten', () => {
  expect(planFor({}, { [oldApp]: '', 'a/': 'a1', 'b/': 'b2', 'disparue/': 'd1' })).toEqual({
    fetched: [`${app} `, 'a/ a2'],
    forgotten: [oldApp, 'disparue/'],
  })
})

test('a file named by what it holds is right, whoever kept it', () => {
  expect(planFor({ files: { [app]: '' } }, { [app]: 'from a page' }).fetched).toEqual([])
})

const heavy = { isWhole: false, files: { [app]: '' } }

test('of a heavy site, what pages need and the pages read are kept, of one build', () => {
  expect(planFor(heavy, { [oldApp]: '', 'vue/': 'b1', 'lue/': 'b2' })).toEqual({
    fetched: [`${app} `, 'vue/ b2', 'a/ b2'],
    forgotten: [oldApp],
  })
  expect(planFor(heavy, { [app]: '', 'a/': 'b2' }).fetched).toEqual([])
})

test('of a heavy site, a reader of many pages keeps the last ones', () => {
  const kept = Object.fromEntries(Array.from({ length: 80 }, (_, page) => [`${page}-lue/`, 'b2']))
  const { fetched, forgotten } = planFor(heavy, { [app]: '', ...kept })
  expect(fetched).toEqual(['a/ b2'])
  expect(forgotten).toHaveLength(21)
  expect(forgotten).toContain('0-lue/')
})
