import { expect, test } from 'vitest'
import type { UserConfig } from '../config/config.ts'
import { formatProblem } from '../problem.ts'
import { docPageAt, siteOf, threeVersions } from '../testing/siteOf.ts'

const paths = (site: ReturnType<typeof siteOf>) => site.plans.map(({ path }) => path)

test('a site has its docs, its tags, its own pages, and the not-found and search pages', () => {
  const site = siteOf(
    { 'index.md': '---\nslug: /\ntags: [ssl]\n---\n# Accueil' },
    { pages: { 'a-propos.md': '# À propos' } },
  )
  expect(paths(site)).toEqual(['/', '/a-propos/', '/tags/', '/tags/ssl/', '/404/', '/recherche/'])
})

test('a site that is read offline has a page for those that are not kept, and its pages know the worker', () => {
  const site = siteOf({ 'index.md': '# A' }, { config: { offline: true, baseUrl: '/docs/' } })
  const page = site.plans.find(({ path }) => path === '/hors-connexion/')
  expect(page?.isListed).toBe(false)
  expect(page?.make()).toMatchObject({
    kind: 'notFound',
    title: 'Vous êtes hors connexion',
    noIndex: true,
  })
  expect(site.frames.get('current')?.offlineHref).toBe('/docs/offline.js')
  expect(siteOf({ 'index.md': '# A' }).frames.get('current')).not.toHaveProperty('offlineHref')
})

test('the search page leads to the tags where they are, and nowhere without', () => {
  const makeSearchPage = (docs: Record<string, string>) =>
    siteOf(docs, { config: { docs: { routeBasePath: 'docs' } } })
      .plans.find(({ path }) => path === '/recherche/')
      ?.make()
  expect(makeSearchPage({ 'a.md': '---\ntags: [ssl]\n---\n# A' })).toMatchObject({
    tagsHref: '/docs/tags/',
  })
  expect(makeSearchPage({ 'a.md': '# A' })).not.toHaveProperty('tagsHref')
})

test('pages know where their indexes are, unless nothing is searched', () => {
  const docs = { ...threeVersions.config.docs, pluginId: 'guides' }
  const frameWith = (search: UserConfig['search']) =>
    siteOf({}, { ...threeVersions, config: { docs, baseUrl: '/x/', search } }).frames.get('2.0')
  expect(frameWith({ maxResults: 5 })?.search).toEqual({
    indexHrefs: {
      'docs-guides-current': '/x/search-index-docs-guides-current.json',
      'docs-guides-2.0': '/x/search-index-docs-guides-2.0.json',
      'docs-guides-1.0': '/x/search-index-docs-guides-1.0.json',
    },
    pageHref: '/x/recherche/',
    maxResults: 5,
  })
  expect(frameWith(false)?.search).toBeUndefined()
})

test('an unlisted page outside the docs says so', () => {
  const site = siteOf({}, { pages: { 'cachee.md': '---\nunlisted: true\n---\n# Cachée' } })
  const page = site.plans.find(({ path }) => path === '/cachee/')?.make()
  expect(page).toMatchObject({ kind: 'generic', unlisted: true, noIndex: true })
})

test('the pages that no author writes have their titles, and stay out of search engines where they must', () => {
  const site = siteOf({ 'a.md': '---\ntags: [ssl]\n---\n# A' })
  const drawn = site.plans.map(({ make }) => {
    const { kind, title, canonical, noIndex } = make()
    return `${kind}: ${title}${noIndex ? ', hidden' : ''}${canonical ? '' : ', without address of its own'}`
  })
  expect(drawn).toEqual([
    'doc: A',
    'tagList: Tags',
    'tag: Un document tagué avec «\u00A0ssl\u00A0»',
    'notFound: Page introuvable, hidden, without address of its own',
    'search: Rechercher, hidden, without address of its own',
  ])
})

test('a slug replaces the address, or is resolved against the folder', () => {
  const site = siteOf({
    'a/b.md': '---\nslug: /x y\n---\n# B',
    'a/c.md': '---\nslug: ../d\n---\n# C',
  })
  expect(paths(site).slice(0, 2)).toEqual(['/x y/', '/d/'])
})

test('an address that climbs out of the site is reported, and the page keeps that of its file', () => {
  const site = siteOf(
    {
      'a/b.md': '---\nslug: ../../x\n---\n# B',
      'a/c.md': '---\nslug: /../../x\n---\n# C',
      'a/d.md': '---\nslug: /y/../z\n---\n# D',
      'README.md': '---\nslug: ..\ntags: [{ label: Clé SSH, permalink: ../../x }]\n---\n# R',
    },
    {
      pages: { 'e.md': '---\nslug: ../../x\n---\n# E' },
      categories: {
        a: {
          file: 'docs/a/_category_.yml',
          label: 'Été',
          link: { type: 'generated-index', slug: '../x' },
        },
      },
    },
  )
  expect(paths(site)).toEqual([
    '/a/b/',
    '/a/c/',
    '/z/',
    '/',
    '/e/',
    '/tags/',
    '/tags/cle-ssh/',
    '/category/été/',
    '/404/',
    '/recherche/',
  ])
  expect(site.problems.map(({ file, message }) => `${file}: ${message}`).toSorted()).toEqual([
    'docs/README.md: the permalink "../../x" of the tag "Clé SSH" climbs out of the tags, and is not followed',
    'docs/README.md: the slug ".." climbs out of the site, and is not followed',
    'docs/a/_category_.yml: the slug "../x" of the category "Été" climbs out of the site, and is not followed',
    'docs/a/b.md: the slug "../../x" climbs out of the site, and is not followed',
    'docs/a/c.md: the slug "/../../x" climbs out of the site, and is not followed',
    'docs/e.md: the slug "../../x" climbs out of the site, and is not followed',
  ])
})

test('a slug of the sidebars that climbs out is reported where they are', () => {
  const link = { type: 'generated-index' as const, slug: '../x' }
  const category = { type: 'category' as const, label: 'Été', link, items: ['a'] }
  const { problems } = siteOf(
    { 'a.md': '# A' },
    { config: { docs: { sidebars: { main: [category] } } } },
  )
  expect(problems.map(formatProblem)).toEqual([
    'lucarne.config.ts: the slug "../x" of the category "Été" climbs out of the site, and is not followed\n    Write one without "..".',
  ])
})

test('a file named like its folder is the page of the folder', () => {
  expect(paths(siteOf({ 'Plesk/Plesk.md': '# P', 'FTP/README.md': '# F' })).slice(0, 2)).toEqual([
    '/Plesk/',
    '/FTP/',
  ])
})

test('an unlisted page is made, but kept out of the sidebar, the tags and the sitemap', () => {
  const site = siteOf({ 'a.md': '---\nunlisted: true\ntags: [secret]\n---\n# A', 'b.md': '# B' })
  expect(docPageAt(site, '/a/')).toMatchObject({ unlisted: true, noIndex: true })
  expect(site.plans.filter(({ isListed }) => isListed).map(({ path }) => path)).toEqual([
    '/b/',
    '/tags/',
  ])
})

test('versions have their addresses, banners and canonical addresses', () => {
  const site = siteOf({ 'a.md': '# A' }, threeVersions)
  const facts = ['/next/a/', '/a/', '/1.0/a/', '/1.0/vieux/'].map((path) => {
    const { canonical, noIndex, versionBanner } = docPageAt(site, path)
    return [
      path,
      canonical?.replace('https://docs.exemple.example', ''),
      noIndex,
      versionBanner?.kind,
    ]
  })
  expect(facts).toEqual([
    ['/next/a/', '/a/', true, 'unreleased'],
    ['/a/', '/a/', false, undefined],
    ['/1.0/a/', '/a/', true, 'unmaintained'],
    ['/1.0/vieux/', '/1.0/vieux/', true, 'unmaintained'],
  ])
})

test('a version may have sidebars of its own', () => {
  const { config, versions } = threeVersions
  const own = [
    { name: '1.0', sidebars: { docs: ['vieux', { type: 'link', label: 'L', href: '/a' }] } },
  ]
  const site = siteOf(
    { 'a.md': '# A' },
    {
      versions,
      config: { docs: { ...config.docs, versions: [...config.docs.versions.slice(0, 2), ...own] } },
    },
  )
  const menuOf = (version: string) => JSON.stringify(site.frames.get(version)?.sidebars)
  expect(menuOf('1.0')).toContain('"label":"L"')
  expect(menuOf('2.0')).not.toContain('"label":"L"')
})

test('a page knows where it is in the other versions', () => {
  expect(docPageAt(siteOf({ 'a.md': '# A' }, threeVersions), '/1.0/a/').versions).toEqual({
    current: '/next/a/',
    '2.0': '/a/',
    '1.0': '/1.0/a/',
  })
})

test('an address that two pages want is reported where it is written', () => {
  const site = siteOf({ 'a.md': '# A', 'b.md': '---\ntitle: B\nslug: /a\n---\n# B' })
  expect(site.problems.map(formatProblem)).toEqual([
    'docs/b.md:3: the address /a/ is already that of docs/a.md, which is shown there\n    Only one can have it: give one of them another `slug`, or take the redirect away.',
  ])
})

test('an id that two docs have is that of the first, and told at the second', () => {
  const site = siteOf(
    {
      'a/deux.md': '---\nid: meme\nslug: /x1\n---\n# Deux',
      'a/un.md': '---\ntitle: Un\nid: meme\nslug: /x2\n---\n',
      'b.md': '---\npagination_next: a/meme\n---\n# B',
    },
    { config: { docs: { sidebars: { main: ['a/meme', 'b'] } } } },
  )
  expect(site.problems.map(formatProblem)).toEqual([
    'docs/a/un.md:3: the id "a/meme" is already that of docs/a/deux.md: what names it leads there\n    Give one of them another `id`.',
  ])
  expect(docPageAt(site, '/b/')).toMatchObject({
    previous: { href: '/x1/' },
    next: { href: '/x1/' },
  })
})

test('two files of one id and one address are told once', () => {
  const { problems } = siteOf({ '01-a.md': '# A', '02-a.md': '# B' })
  expect(problems.map(({ kind, file }) => [kind, file])).toEqual([
    ['duplicateRoute', 'docs/02-a.md'],
  ])
})
