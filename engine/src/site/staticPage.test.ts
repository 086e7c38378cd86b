import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { docPageAt, siteOf } from '../testing/siteOf.ts'
import { missingRoot } from './missingRoot.ts'

test('a static folder that has an index is a page to lead to, from articles, menus and redirects', () => {
  const site = siteOf(
    { 'index.md': '# A\n\n[x](/api/?v=1#b) [y](/api) [z](api/)' },
    {
      files: ['/api/index.html'],
      config: {
        navbar: { items: [{ label: 'API', href: '/api/' }] },
        redirects: { '/ancienne-api': '/api' },
      },
    },
  )
  expect(docPageAt(site, '/').html).toContain('<a href="/assets//api/?v=1#b">x</a>')
  expect(site.problems.map(formatProblem)).toEqual([])
})

test('a site may begin with an index of its static folder', () => {
  expect(missingRoot(siteOf({ 'a.md': '# A' }, { files: ['/index.html'] }))).toEqual([])
})
