import { expect, test } from 'vitest'
import { tellPlacesOnce } from '../site/tellPlacesOnce.ts'
import { drawSidebar } from '../testing/siteOf.ts'
import { localesOf as allOf, type LocalesInput } from '../testing/localesOf.ts'

/** Compiles locales without fallback pages. */
const compileStrict = (docs: LocalesInput[0], settings: LocalesInput[1] = {}) =>
  allOf(docs, { i18n: { fallback: 'none' }, ...settings })

const taken = (address: string, owner: string) =>
  `the address ${address} is already that of ${owner}, which is shown there\n    Only one can have it: give one of them another \`slug\`, or take the redirect away.`

test('in the folder of a locale, its own pages stand: others are told, and left out', () => {
  const { addresses, menus, printed } = compileStrict([
    {
      'index.md': '# A',
      'en/index.md': '# B',
      'en/autre.md': '# C',
      'd.md': '---\ntitle: D\nslug: /en/search\n---\n',
    },
    { 'index.md': '# A' },
  ])
  expect(menus[0]).toBe('\nA\nD\nen\n  C')
  expect(addresses).toEqual([
    ['/', '/en/autre/', '/404/', '/recherche/'],
    ['/', '/404/', '/search/'],
  ])
  expect(printed).toEqual([
    `docs/en/index.md: ${taken('/en/', 'i18n/en/docs/index.md')}`,
    `docs/d.md:3: ${taken('/en/search/', 'the search page')}`,
  ])
})

test('a page there wins over a redirect of the locale, and its redirects over those of others', () => {
  const { addresses, redirects, printed } = compileStrict([
    {
      'index.md': '# A',
      'en/ancienne.md': '# B',
      'c.md': '---\nredirect_from: [/en/vieille]\n---\n# C',
    },
    { 'index.md': '---\nredirect_from: [/ancienne, /vieille]\n---\n# A' },
  ])
  expect(addresses[0]).toContain('/en/ancienne/')
  expect(redirects).toEqual([[], [['/vieille/', '/en/']]])
  expect(printed).toEqual([
    `docs/c.md:2: ${taken('/en/vieille/', 'i18n/en/docs/index.md')}`,
    `i18n/en/docs/index.md:2: ${taken('/en/ancienne/', 'docs/en/ancienne.md')}`,
  ])
})

test('a doc that is not translated is left out of menus, without a word; an unknown one is told once', () => {
  const settings = {
    docs: { sidebars: { main: ['index', 'neuf', 'absent'] } },
    navbar: { items: [{ type: 'doc' as const, docId: 'neuf' }] },
  }
  const { compiled, printed } = compileStrict(
    [{ 'index.md': '# Un', 'neuf.md': '# Neuf' }, { 'index.md': '# One' }],
    settings,
  )
  expect(printed).toEqual([
    'sidebar main: no doc has the id "absent" in version "current"\n    The ids are index, neuf.',
  ])
  const frames = compiled.flatMap((each) => [...each.frames.values()])
  expect(frames.map(({ sidebars }) => drawSidebar(sidebars.main ?? []))).toEqual([
    '\nUn\nNeuf',
    '\nOne',
  ])
  expect(frames.map(({ navbar }) => navbar.items.map(({ kind }) => kind))).toEqual([
    ['link', 'search'],
    ['search'],
  ])
})

test('a page and its translations name each other in one order, the default locale first', () => {
  const { compiled } = compileStrict([{ 'a.md': '# Un', 'b.md': '# Deux' }, { 'a.md': '# One' }])
  const named = compiled.map(({ plans }) => Object.entries(plans[0]?.make().locales ?? {}))
  const both = [
    ['fr', '/a/'],
    ['en', '/en/a/'],
  ]
  expect(named).toEqual([both, both])
})

test('a page that no author writes leads to the same in another language, whatever its address', () => {
  const tagged = (...tags: string[]) => `---\ntags: [${tags.join(', ')}]\n---\n# A`
  const { compiled } = compileStrict([{ 'a.md': tagged('ssl', 'clé') }, { 'a.md': tagged('ssl') }])
  const localesAt = (index: number) =>
    Object.fromEntries(
      (compiled[index]?.plans ?? []).map(({ path, make }) => [path, make().locales]),
    )
  const both = (path: string) => ({ fr: path, en: `/en${path}` })
  const joined = {
    '/a/': both('/a/'),
    '/tags/': both('/tags/'),
    '/tags/ssl/': both('/tags/ssl/'),
    '/404/': {},
  }
  const search = { fr: '/recherche/', en: '/en/search/' }
  expect(localesAt(0)).toEqual({
    ...joined,
    '/recherche/': search,
    '/tags/cle/': { fr: '/tags/cle/' },
  })
  expect(localesAt(1)).toEqual({ ...joined, '/search/': search })
})

const bySide = { docs: { sidebars: { guides: ['a'], autres: ['b'] } } }

test('where a sidebar has no page translated, its items are hidden, and the author told where', () => {
  const autres = { type: 'docSidebar' as const, sidebarId: 'autres' }
  const { compiled, printed } = compileStrict(
    [{ 'a.md': '# A', 'b.md': '# B' }, { 'a.md': '# A' }],
    {
      ...bySide,
      navbar: { items: [autres, { label: 'Plus', items: [autres, { to: '/a', label: 'A' }] }] },
    },
  )
  const frames = compiled.flatMap((each) => [...each.frames.values()])
  expect(frames.map(({ navbar }) => navbar.items.map(({ kind }) => kind))).toEqual([
    ['link', 'dropdown', 'search'],
    ['dropdown', 'search'],
  ])
  expect(frames[1]?.navbar.items[0]).toMatchObject({ items: [{ label: 'A' }] })
  const told = printed.filter((message) => message.includes('navbar'))
  expect(told).toHaveLength(2)
  for (const message of told)
    expect(message).toContain(
      'the sidebar "autres" has no link to lead to in version "current", locale "en"',
    )
})

test('a version that a locale does not have is not offered there, and is no mistake', () => {
  const { compiled, printed } = compileStrict([{ 'index.md': '# A' }, { 'index.md': '# A' }], {
    docs: {
      versions: [{ name: 'current', label: 'Next' }, { name: '1.0' }],
      latestVersion: 'current',
    },
    navbar: {
      items: [
        { type: 'docsVersionDropdown' },
        { type: 'docsVersion' },
        { type: 'docSidebar', sidebarId: 'tutorialSidebar' },
      ],
    },
  })
  expect(printed).toEqual([])
  const [french, english] = compiled.map(({ frames }) => frames.get('current')?.navbar.items[0])
  expect(french).toMatchObject({
    kind: 'versions',
    items: [{ version: 'current' }, { version: '1.0' }],
  })
  expect(english).toMatchObject({ kind: 'link', href: '/en/' })
})

test('an unknown sidebar or doc of the bar is told once, with every version and locale', () => {
  const items = [
    { type: 'docSidebar' as const, sidebarId: 'inconnue' },
    { type: 'docSidebar' as const, sidebarId: 'autre' },
    { type: 'doc' as const, docId: 'absent' },
  ]
  const versions = [{ name: 'current' }, { name: '1.0' }]
  const { printed } = compileStrict([{ 'index.md': '# Un' }, { 'index.md': '# One' }], {
    docs: { versions },
    navbar: { items },
  })
  const places = 'in versions "current" and "1.0", locales "fr" and "en"'
  expect(
    printed.filter((line) => line.includes('navbar')).map((line) => line.split(': ').at(-1)),
  ).toEqual([
    `no sidebar "inconnue" ${places}\n    The sidebars are tutorialSidebar.`,
    `no sidebar "autre" ${places}\n    The sidebars are tutorialSidebar.`,
    'no doc has the id "absent" in versions "current" and "1.0"\n    The ids are index.',
  ])
})

test('places that differ are told apart', () => {
  const problems = (...places: string[]) =>
    places.map((place) => ({ kind: 'config' as const, file: 'a.ts', message: `lost in ${place}` }))
  const [first, second] = tellPlacesOnce([
    { problems: problems('version "2", locale "fr"', 'version "1", locale "fr"') },
    { problems: [...problems('version "2", locale "en"'), ...problems('a word "2"')] },
  ])
  expect(first?.problems.map(({ message }) => message)).toEqual([
    'lost in version "2", locales "fr" and "en"; version "1", locale "fr"',
  ])
  expect(second?.problems.map(({ message }) => message)).toEqual(['lost in a word "2"'])
})
