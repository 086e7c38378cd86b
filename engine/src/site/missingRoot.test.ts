import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'
import { missingRoot } from './missingRoot.ts'

const told = (...given: Parameters<typeof siteOf>) =>
  missingRoot(siteOf(...given)).map(formatProblem)

test('a site whose first address answers nothing is told', () => {
  expect(told({ 'a.md': '# A' }, { config: { baseUrl: '/docs/' } })).toEqual([
    'lucarne.config.ts: no page has the address /docs/, where the site begins\n    Write `slug: /` in the front matter of a page, or redirect / to one.',
  ])
})

test('a doc, a page or a redirect answers there', () => {
  expect(told({ 'index.md': '# A' })).toEqual([])
  expect(told({ 'a.md': '# A' }, { pages: { 'index.md': '# A' } })).toEqual([])
  expect(told({ 'a.md': '# A' }, { config: { redirects: { '/': '/a' } } })).toEqual([])
})
