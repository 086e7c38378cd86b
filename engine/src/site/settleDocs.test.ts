import { expect, test } from 'vitest'
import { listPagesToIndex } from '../indexing/searchDocuments.ts'
import { formatProblem } from '../problem.ts'
import { docPageAt, drawSidebar, siteOf } from '../testing/siteOf.ts'

const docs = {
  'a.md': '---\nslug: /x\ntags: [t]\n---\n# A\n\n[b](b.md)',
  'b.md': '---\nslug: /x\ntags: [t]\n---\n# B\n\n:::nope\nc\n:::',
  'c.md': '# C',
}

test('no menu, tag, search nor neighbour leads to a page that does not get its address', () => {
  const site = siteOf(docs)
  const [version] = site.versions
  expect(drawSidebar(site.frames.get('current')?.sidebars['tutorialSidebar'] ?? [])).toBe('\nA\nC')
  expect(version && listPagesToIndex(version, site.site).map(({ facts }) => facts.title)).toEqual([
    'A',
    'C',
  ])
  expect(site.plans.find(({ path }) => path === '/tags/t/')?.make().title).toBe(
    'Un document tagué avec «\u00A0t\u00A0»',
  )
  expect(docPageAt(site, '/x/').next).toEqual({ label: 'C', href: '/c/' })
})

test('what is wrong in it is told all the same, and to name it is no mistake of its own', () => {
  const config = { docs: { sidebars: { main: ['a', 'b', 'c'] } } }
  expect(siteOf(docs, { config }).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^docs\/b\.md:7:1: Unknown admonition type/),
    expect.stringMatching(/^docs\/b\.md:2: the address \/x\/ is already that of docs\/a\.md/),
  ])
})
