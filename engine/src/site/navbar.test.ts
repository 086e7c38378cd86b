import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { docPageAt, siteOf, threeVersions } from '../testing/siteOf.ts'

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
lucarne.config.ts: navbar.items[1] ({"type":"docSidebar","position":"left","sidebarId":"tutorialSidebar"}): the sidebar "tutorialSidebar" has no link to lead to in version "current"`,
  )
})

const kindsOf = (items: Record<string, unknown>[], docs: Record<string, string>) => {
  const { items: built, printed } = navbarOf(items, docs)
  return { kinds: built?.map(({ kind }) => kind), printed }
}

test('an item that names a draft is hidden, without a word', () => {
  const draft = { type: 'doc', docId: 'plan' }
  const docs = { 'apache.md': '# Apache', 'plan.md': '---\ndraft: true\n---\n# Plan' }
  expect(kindsOf([draft, { type: 'doc', docId: 'apache' }], docs)).toEqual({
    kinds: ['link', 'search'],
    printed: '',
  })
  const { items } = navbarOf(
    [{ label: 'Plus', items: [draft, { to: '/apache', label: 'A' }] }],
    docs,
  )
  expect(items?.[0]).toMatchObject({ kind: 'dropdown', items: [{ label: 'A' }] })
  expect(kindsOf([{ label: 'Plus', items: [draft] }], docs)).toEqual({
    kinds: ['search'],
    printed: '',
  })
})

test('an item that names an unlisted doc is marked as such', () => {
  const { items } = navbarOf([{ type: 'doc', docId: 'cachee' }], {
    'cachee.md': '---\nunlisted: true\n---\n# Cachée',
  })
  expect(items?.[0]).toMatchObject({ label: 'Cachée', unlisted: true })
})

test('a doc is active on the pages of its sidebar, one of no sidebar on its own', () => {
  const docs = { 'apache.md': '# Apache', 'seul.md': '# Seul' }
  const items = [
    { type: 'doc' as const, docId: 'apache' },
    { type: 'doc' as const, docId: 'seul' },
  ]
  const config = { navbar: { items }, docs: { sidebars: { guides: ['apache'] } } }
  const shown = siteOf(docs, { config }).frames.get('current')?.navbar.items ?? []
  expect(shown.map((item) => 'active' in item && item.active)).toEqual([
    { exact: '/apache/', sidebar: 'guides' },
    { exact: '/seul/' },
    false,
  ])
})

test('the language of a locale is that of its code, unless it says another', () => {
  const locales = [
    { code: 'fr', label: 'Français' },
    { code: 'en', label: 'English', htmlLang: 'en-GB' },
  ]
  const config = { locales, navbar: { items: [{ type: 'localeDropdown' as const }] } }
  const frame = siteOf({ 'a.md': '# A' }, { config }).frames.get('current')
  expect(frame?.htmlLang).toBe('fr')
  expect(frame?.navbar.items[0]).toMatchObject({
    items: [
      { locale: 'fr', htmlLang: 'fr', homeHref: '/' },
      { locale: 'en', htmlLang: 'en-GB', homeHref: '/en/' },
    ],
  })
})

test('entries of a dropdown are active by the rules of their kind', () => {
  const entries = [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar' },
    { to: '/apache', label: 'Motif', activeBaseRegex: '^/ap' },
  ]
  const { items } = navbarOf([{ label: 'Plus', items: entries }], { 'apache.md': '# Apache' })
  expect(items?.[0]).toMatchObject({
    items: [{ active: { sidebar: 'tutorialSidebar' } }, { active: { pattern: '^/ap' } }],
  })
})

test.each(['localeDropdown', 'docsVersionDropdown'])(
  'what surrounds the entries of a %s keeps its place, and its faults',
  (type) => {
    const docs = { 'apache.md': '# Apache' }
    const dropdownItemsBefore = [{ type: 'html', value: '<b>Choisir</b>' }]
    const dropdownItemsAfter = [{ type: 'doc', docId: 'apache' }]
    const { items } = navbarOf([{ type, dropdownItemsBefore, dropdownItemsAfter }], docs)
    expect(items?.[0]).toMatchObject({
      before: [{ html: '<b>Choisir</b>' }],
      items: [{}],
      after: [{ href: '/apache/' }],
    })
    const wrong = [{ type, dropdownItemsAfter: [{ type: 'doc', docId: 'absent' }] }]
    expect(kindsOf(wrong, docs)).toMatchObject({
      kinds: ['broken', 'search'],
      printed: expect.stringContaining('no doc has the id "absent"') as string,
    })
  },
)

test('a version alone is a plain link', () => {
  const { items } = navbarOf([{ type: 'docsVersionDropdown' }], { 'apache.md': '# Apache' })
  expect(items?.[0]).toMatchObject({ kind: 'link', label: 'Next', href: '/apache/' })
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

test('a navbar item that names what does not exist is reported with what there is, and the page stands', () => {
  const site = siteOf(
    { 'a.md': '# A' },
    {
      config: {
        navbar: {
          items: [
            { type: 'doc', docId: 'b' },
            { type: 'docSidebar', sidebarId: 'autre' },
          ],
        },
      },
    },
  )
  expect(site.problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'navbar.items[0] ({"type":"doc","position":"left","docId":"b"}): no doc has the id "b" in version "current"',
      'Did you mean "a"? The ids are a.',
    ],
    [
      'navbar.items[1] ({"type":"docSidebar","position":"left","sidebarId":"autre"}): no sidebar "autre" in version "current"',
      'The sidebars are tutorialSidebar.',
    ],
  ])
  expect(site.frames.get('current')?.navbar.items.map(({ kind }) => kind)).toEqual([
    'broken',
    'broken',
    'search',
  ])
})

test('a docs-sidebar item whose sidebar has no link is reported', () => {
  const sidebars = { vide: [{ type: 'html' as const, value: '<hr>' }] }
  const { problems } = siteOf(
    { 'a.md': '# A' },
    {
      config: {
        docs: { sidebars },
        navbar: { items: [{ type: 'docSidebar', sidebarId: 'vide' }] },
      },
    },
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'navbar.items[0] ({"type":"docSidebar","position":"left","sidebarId":"vide"}): the sidebar "vide" has no link to lead to in version "current"',
  ])
})

test('one version shows as a plain link, several as a dropdown', () => {
  const items = [{ type: 'docsVersionDropdown' as const }]
  const kindOf = (input: Parameters<typeof siteOf>[1]) =>
    siteOf({ 'a.md': '# A' }, input).frames.get('current')?.navbar.items[0]?.kind
  expect(kindOf({ config: { navbar: { items } } })).toBe('link')
  expect(kindOf({ ...threeVersions, config: { ...threeVersions.config, navbar: { items } } })).toBe(
    'versions',
  )
})

test('the brand, a version, the list of versions and the banner lead to where the sidebar begins', () => {
  const items = [{ type: 'docsVersion' as const }, { type: 'docsVersionDropdown' as const }]
  const { config, versions } = threeVersions
  const site = siteOf(
    { 'a.md': '# A', 'seul.md': '# Seul', 'z.md': '# Z' },
    {
      config: { docs: { ...config.docs, sidebars: { main: ['z', 'a'] } }, navbar: { items } },
      versions: { ...versions, '2.0': { 'a.md': '# A', 'z.md': '# Z' } },
    },
  )
  const frame = site.frames.get('2.0')
  expect([frame?.homeHref, ...(frame?.navbar.items ?? [])]).toMatchObject([
    '/z/',
    { href: '/z/' },
    { items: [{ homeHref: '/next/z/' }, { homeHref: '/z/' }, { homeHref: '/1.0/a/' }] },
    {},
  ])
  expect(docPageAt(site, '/next/seul/').versionBanner?.latest.href).toBe('/z/')
})

test('an item whose `to` is an address of another host leads there', () => {
  const { items } = navbarOf([{ label: 'Code', to: 'https://code.exemple.example/' }])
  expect(items?.[0]).toMatchObject({ href: 'https://code.exemple.example/', external: true })
})
