import { expect, test } from 'vitest'
import { docPageAt, drawSidebar, siteOf } from '../testing/siteOf.ts'
import type { SiteInput } from '../testing/siteOf.ts'

const drawTutorial = (docs: Record<string, string>, input: SiteInput = {}) =>
  drawSidebar(siteOf(docs, input).frames.get('current')?.sidebars.tutorialSidebar ?? [])

test('siblings follow their position, then the French alphabet', () => {
  expect(
    drawTutorial({
      'a.md': '# Zone',
      'b.md': '# Éditer',
      'c.md': '---\nsidebar_position: 1\n---\n# Venir',
      'd.md': '# Fin',
    }),
  ).toBe(`
Venir
Éditer
Fin
Zone`)
})

test('a folder is a category, named by its file, its index or itself', () => {
  expect(
    drawTutorial(
      {
        'FTP/a.md': '# Accès',
        'Plesk/plesk.md': '# Découvrir',
        'Plesk/b.md': '# Base',
        '02-ssh/a.md': '# Clé',
      },
      { categories: { FTP: { label: 'Transferts', position: 1 } } },
    ),
  ).toBe(`
Transferts
  Accès
ssh
  Clé
Découvrir → /Plesk/
  Base`)
})

test('a category whose link is null has no page, even with an index', () => {
  const drawn = drawTutorial(
    { 'a/index.md': '# Tout', 'a/b.md': '# Un' },
    { categories: { a: { link: null } } },
  )
  expect(drawn).toBe(`
a
  Tout
  Un`)
})

test('an unlisted page keeps its place, which shows while it is read alone', () => {
  const unlisted = (title: string) => `---\nunlisted: true\n---\n# ${title}`
  const site = siteOf(
    {
      'a.md': '# A',
      'guides/b.md': unlisted('B'),
      'guides/c.md': '# C',
      'secret/index.md': unlisted('Secret'),
      'tout/d.md': '# D',
      'tout/e.md': unlisted('E'),
    },
    { categories: { tout: { link: { type: 'generated-index' } } } },
  )
  const sidebar = site.frames.get('current')?.sidebars.tutorialSidebar
  expect(sidebar).toMatchObject([
    { label: 'A' },
    { label: 'guides', items: [{ label: 'B', unlisted: true }, { label: 'C' }] },
    { label: 'secret', unlisted: true, items: [{ label: 'Secret', unlisted: true }] },
    { label: 'tout', items: [{ label: 'D' }, { label: 'E' }] },
  ])
  expect(sidebar?.[1]).not.toHaveProperty('unlisted')
  const { breadcrumbs, previous, next } = docPageAt(site, '/guides/b/')
  expect([breadcrumbs, previous, next]).toEqual([
    [{ label: 'guides' }, { label: 'B', href: '/guides/b/' }],
    undefined,
    undefined,
  ])
  expect(docPageAt(site, '/a/').next?.label).toBe('C')
  expect(site.plans.find(({ path }) => path === '/category/tout/')?.make()).toMatchObject({
    cards: [{ label: 'D' }],
  })
})

test('number prefixes give the order and leave the address', () => {
  const site = siteOf({ '02-b.md': '# Deux', '01-a.md': '# Un' })
  expect(drawSidebar(site.frames.get('current')?.sidebars.tutorialSidebar ?? [])).toBe(`
Un
Deux`)
  expect(docPageAt(site, '/a/').title).toBe('Un')
})

const given = {
  config: {
    docs: {
      sidebars: {
        main: [
          'a',
          {
            type: 'category' as const,
            label: 'Plesk',
            items: ['b', 'c'],
            link: { type: 'doc' as const, id: 'b' },
          },
          { type: 'link' as const, label: 'État', href: 'https://etat.exemple.example/' },
          {
            type: 'category' as const,
            label: 'Tout',
            items: ['d'],
            link: { type: 'generated-index' as const },
          },
        ],
      },
    },
  },
}
const four = { 'a.md': '# A', 'b.md': '# B', 'c.md': '# C', 'd.md': '# D' }

test('previous and next follow the sidebar; a category that links to its first page is one stop', () => {
  const site = siteOf(four, given)
  const line = ['/a/', '/b/', '/c/', '/d/'].map((path) => {
    const { previous, next } = docPageAt(site, path)
    return `${previous?.label ?? '-'} < ${path} > ${next?.label ?? '-'}`
  })
  expect(line).toEqual(['- < /a/ > B', 'A < /b/ > C', 'B < /c/ > Tout', 'Tout < /d/ > -'])
})

test('front matter overrides the neighbours, and null hides them', () => {
  const site = siteOf(
    { ...four, 'c.md': '---\npagination_next: null\npagination_prev: a\n---\n# C' },
    given,
  )
  const { previous, next } = docPageAt(site, '/c/')
  expect([previous?.href, next]).toEqual(['/a/', undefined])
})

test('a category of a folder is folded and may be unfolded, unless its file says otherwise', () => {
  const categories = { b: { collapsed: false }, c: { collapsible: false } }
  const site = siteOf({ 'a/x.md': '# X', 'b/x.md': '# X', 'c/x.md': '# X' }, { categories })
  expect(site.frames.get('current')?.sidebars.tutorialSidebar).toMatchObject([
    { label: 'a', collapsible: true, collapsed: true },
    { label: 'b', collapsible: true, collapsed: false },
    { label: 'c', collapsible: false, collapsed: true },
  ])
})

test('search is told the categories of a page, the nearest first', () => {
  const [version] = siteOf({ 'web/apache/a.md': '# A', 'b.md': '# B' }).versions
  expect(version?.categoriesOf('/web/apache/a/')).toEqual(['apache', 'web'])
  expect(version?.categoriesOf('/b/')).toEqual([])
  expect(version?.categoriesOf('/nulle-part/')).toEqual([])
})

test('breadcrumbs name the categories, with an address for those that have a page', () => {
  expect(docPageAt(siteOf(four, given), '/c/').breadcrumbs).toEqual([
    { label: 'Plesk', href: '/b/' },
    { label: 'C', href: '/c/' },
  ])
})

test('a generated index shows a card for each item, and has neighbours', () => {
  const page = siteOf(four, given)
    .plans.find(({ path }) => path === '/category/tout/')
    ?.make()
  expect(page).toMatchObject({
    kind: 'category',
    title: 'Tout',
    cards: [{ label: 'D', href: '/d/', icon: 'page' }],
    previous: { label: 'C', href: '/c/' },
    next: { label: 'D', href: '/d/' },
  })
})

test('the card of a category says what its file, or the sidebar, says of it; else how many items it has', () => {
  const index = { link: { type: 'generated-index', slug: '/tout' } } as const
  const cardsOf = (...site: Parameters<typeof siteOf>) => {
    const page = siteOf(...site)
      .plans.find(({ path }) => path === '/tout/')
      ?.make()
    return page?.kind === 'category' && page.cards.map((card) => [card.label, card.description])
  }
  const docs = { 'tout/web/a.md': '# A', 'tout/base/b.md': '# B' }
  const categories = { tout: index, 'tout/web': { description: 'Les serveurs web.' } }
  expect(cardsOf(docs, { categories })).toEqual([
    ['base', '1 élément'],
    ['web', 'Les serveurs web.'],
  ])
  const inner = { type: 'category', label: 'Web', description: 'Les serveurs.' } as const
  const items = [{ ...inner, items: ['tout/web/a'] }]
  const sidebars = { main: [{ type: 'category' as const, label: 'Tout', ...index, items }] }
  expect(cardsOf(docs, { config: { docs: { sidebars } } })).toEqual([['Web', 'Les serveurs.']])
})

test('a draft that a sidebar names is left out, without a word', () => {
  const { problems, frames } = siteOf(
    { ...four, 'b.md': '---\ndraft: true\n---\n# B', 'c.md': '---\npagination_next: b\n---\n# C' },
    given,
  )
  expect(problems).toEqual([])
  expect(drawSidebar(frames.get('current')?.sidebars.main ?? [])).toBe(`
A
Plesk
  C
État
Tout → /category/tout/
  D`)
})

test('number prefixes stay where the site says so', () => {
  const docs = { '2017-a.md': '# B', '2020-a.md': '# A', '2020-z/b.md': '# C' }
  const config = { docs: { numberPrefixes: false, sidebarOrder: 'file' as const } }
  expect(siteOf(docs, { config }).problems.filter(({ kind }) => kind === 'duplicateRoute')).toEqual(
    [],
  )
  expect(drawTutorial(docs, { config })).toBe(`
B
A
2020-z
  C`)
})

test('siblings may follow the names of their files, as in Docusaurus', () => {
  const docs = { 'b.md': '# A', 'a.md': '# Z', 'C/a.md': '# 0', 'É.md': '# É' }
  expect(drawTutorial(docs, { config: { docs: { sidebarOrder: 'file' } } })).toBe(`
C
  0
Z
A
É`)
})
