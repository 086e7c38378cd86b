import { expect, test } from 'vitest'
import { docPageAt, siteOf } from '../testing/siteOf.ts'

const typed = `L'accès : quoi ?`
const shown = `L’accès\u00A0: quoi\u202F?`

const docs = {
  'a.md': `---\nsidebar_label: "${typed}"\ntags: ["${typed}"]\n---\n# A`,
  'b/c.md': `---\npagination_label: "${typed}"\n---\n# C`,
}
const input = {
  categories: { b: { label: typed, link: { type: 'generated-index' as const } } },
  config: {
    navbar: { items: [{ label: typed, to: '/a' }] },
    footer: { links: [{ title: typed, items: [{ label: typed, to: '/a' }] }] },
  },
}

test('names follow typography wherever they are written: menus, categories, neighbours, tags, bar and footer', () => {
  const site = siteOf(docs, input)
  const frame = site.frames.get('current')
  const [page, category] = frame?.sidebars.tutorialSidebar ?? []
  expect([page, category]).toMatchObject([{ label: shown }, { label: shown }])
  expect(frame?.navbar.items[0]).toMatchObject({ label: shown })
  expect(frame?.footer?.columns).toMatchObject([{ title: shown, items: [{ label: shown }] }])
  expect(docPageAt(site, '/a/')).toMatchObject({ tags: [{ label: shown }] })
  const index = site.plans.find(({ path }) => path === '/category/l-accès-quoi/')?.make()
  expect(index).toMatchObject({ title: shown, next: { label: shown } })
})

test('and those of a sidebars file; typography: false leaves them all', () => {
  const sidebars = { guides: [{ type: 'category', label: typed, items: ['a'] }] }
  const firstNode = (typography: boolean) =>
    siteOf(docs, { config: { typography, docs: { sidebars } } }).frames.get('current')?.sidebars
      .guides?.[0]
  expect(firstNode(true)).toMatchObject({ label: shown })
  expect(firstNode(false)).toMatchObject({ label: typed })
})
