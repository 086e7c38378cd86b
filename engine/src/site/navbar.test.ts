import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'

const navbarOf = (items: Record<string, unknown>[], docs: Record<string, string> = {}) => {
  const { frames, problems } = siteOf(docs, { config: { navbar: { items } } })
  return {
    items: frames.get('current')?.navbar.items,
    printed: problems.map(formatProblem).join('\n'),
  }
}

test.each([
  [
    'a doc that does not exist',
    { type: 'doc', docId: 'apach' },
    `lucarne.config.ts: navbar.items[0] ({"type":"doc","position":"left","docId":"apach"}): no doc has the id "apach" in version "current"
    Did you mean "apache"? The ids are apache.`,
  ],
  [
    'a sidebar that does not exist',
    { type: 'docSidebar', sidebarId: 'guides' },
    `lucarne.config.ts: navbar.items[0] ({"type":"docSidebar","position":"left","sidebarId":"guides"}): no sidebar "guides" in version "current"
    The sidebars are tutorialSidebar.`,
  ],
  [
    'the same, in a dropdown',
    { type: 'dropdown', label: 'Plus', items: [{ type: 'docSidebar', sidebarId: 'guides' }] },
    `lucarne.config.ts: navbar.items[0] ({"type":"dropdown","position":"left","label":"Plus","items":[{"type":"docSidebar","position":"left","sidebarId":"guides"}]}): no sidebar "guides" in version "current"
    The sidebars are tutorialSidebar.`,
  ],
])('%s is told, and its item shown as broken', (_, item, message) => {
  const { items, printed } = navbarOf([item], { 'apache.md': '# Apache' })
  expect(printed).toBe(message)
  expect(items?.map(({ kind }) => kind)).toEqual(['broken', 'search'])
})

test('a version without docs has nothing to link to', () => {
  const { printed } = navbarOf([
    { type: 'docsVersion' },
    { type: 'docSidebar', sidebarId: 'tutorialSidebar' },
  ])
  expect(printed).toBe(
    `lucarne.config.ts: navbar.items[0] ({"type":"docsVersion","position":"left"}): the version "current" has no doc to link to
lucarne.config.ts: navbar.items[1] ({"type":"docSidebar","position":"left","sidebarId":"tutorialSidebar"}): the sidebar "tutorialSidebar" has no link to lead to`,
  )
})

test('items name docs, sidebars and versions, and become links', () => {
  const { items } = navbarOf(
    [
      { type: 'doc', docId: 'apache' },
      { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Guides' },
      { label: 'État', href: 'https://etat.exemple.example/', position: 'right' },
      { type: 'search', position: 'left' },
    ],
    { 'apache.md': '# Apache' },
  )
  const drawn = items?.map((item) =>
    item.kind === 'link' ? `${item.position}: ${item.label} → ${item.href}` : item.kind,
  )
  expect(drawn).toEqual([
    'left: Apache → /apache/',
    'left: Guides → /apache/',
    'right: État → https://etat.exemple.example/',
    'search',
  ])
})
