import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { docPageAt, siteOf } from '../testing/siteOf.ts'

const paths = (site: ReturnType<typeof siteOf>) => site.plans.map(({ path }) => path)

test('a site has its docs, its tags, its own pages, and the not-found and search pages', () => {
  const site = siteOf(
    { 'index.md': '---\nslug: /\ntags: [ssl]\n---\n# Accueil' },
    { pages: { 'a-propos.md': '# À propos' } },
  )
  expect(paths(site)).toEqual(['/', '/a-propos/', '/tags/', '/tags/ssl/', '/404/', '/recherche/'])
})

test('the search page leads to the tags where they are, and nowhere without', () => {
  const pageOf = (docs: Record<string, string>) =>
    siteOf(docs, { config: { docs: { routeBasePath: 'docs' } } })
      .plans.find(({ path }) => path === '/recherche/')
      ?.make()
  expect(pageOf({ 'a.md': '---\ntags: [ssl]\n---\n# A' })).toMatchObject({
    tagsHref: '/docs/tags/',
  })
  expect(pageOf({ 'a.md': '# A' })).not.toHaveProperty('tagsHref')
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
    'tag: 1 × ssl',
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

const twoVersions = {
  config: {
    docs: {
      versions: [{ name: 'current', label: 'Next' }, { name: '2.0' }, { name: '1.0' }],
      latestVersion: '2.0',
    },
  },
  versions: { '2.0': { 'a.md': '# A' }, '1.0': { 'a.md': '# A', 'vieux.md': '# Vieux' } },
}

test('versions have their addresses, banners and canonical addresses', () => {
  const site = siteOf({ 'a.md': '# A' }, twoVersions)
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

test('a page knows where it is in the other versions', () => {
  expect(docPageAt(siteOf({ 'a.md': '# A' }, twoVersions), '/1.0/a/').versions).toEqual({
    current: '/next/a/',
    '2.0': '/a/',
    '1.0': '/1.0/a/',
  })
})

test('redirects lead to final addresses, and one that leads nowhere is reported', () => {
  const site = siteOf(
    { 'Plesk/a b.md': '# A' },
    { config: { redirects: { '/Plesk': '/Plesk/a b', '/vieux': '/absent' } } },
  )
  expect(site.redirects.map(({ path, href }) => [path, href])).toEqual([
    ['/Plesk/', '/Plesk/a%20b/'],
    ['/vieux/', '/absent/'],
  ])
  expect(site.problems.map(({ message }) => message)).toEqual([
    'the redirect from /vieux leads to /absent, where there is no page',
  ])
})

test('a page says where it was: its old addresses lead to it, unless another page is there', () => {
  const site = siteOf({
    'a.md': '---\nredirect_from: [/ancien guide/, /b]\n---\n# A',
    'b.md': '# B',
  })
  expect(site.redirects.map(({ path, href }) => [path, href])).toEqual([['/ancien guide/', '/a/']])
  expect(site.problems.map(formatProblem)).toEqual([
    'docs/a.md:2: the address /b/ is already that of docs/b.md, which is shown there\n    Only one can have it: give one of them another `slug`, or take the redirect away.',
  ])
})

test('an old address that several versions give leads to the latest, or to the page that stands there', () => {
  const moved = '---\nredirect_from: [/ancien]\n---\n# A'
  const site = siteOf(
    { 'a.md': moved, 'b.md': '---\nredirect_from: [/vieux, /seul]\n---\n# B' },
    {
      ...twoVersions,
      versions: { '2.0': { 'a.md': moved, 'vieux.md': '# V' }, '1.0': { 'a.md': moved } },
    },
  )
  expect(site.redirects.map(({ path, href }) => [path, href])).toEqual([
    ['/ancien/', '/a/'],
    ['/seul/', '/next/b/'],
  ])
  expect(site.problems).toEqual([])
})

test('two pages of a version that give the same old address are a problem', () => {
  const moved = '---\nredirect_from: [/ancien]\n---\n# A'
  const { problems } = siteOf({ 'a.md': moved, 'b.md': moved }, twoVersions)
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'docs/b.md:2: the address /ancien/ is already that of docs/a.md, which is shown there',
  ])
})

test('redirects that lead to each other, or to themselves, are reported', () => {
  const redirects = { '/a': '/b', '/b': '/a/', '/c': '/c', '/d': '/a', '/e': '/f', '/f': '/page' }
  const site = siteOf({ 'page.md': '# P' }, { config: { redirects } })
  expect(site.problems.map(formatProblem)).toEqual([
    'lucarne.config.ts: the redirect from /a leads back to itself, by /b',
    'lucarne.config.ts: the redirect from /b leads back to itself, by /a/',
    'lucarne.config.ts: the redirect from /c leads back to itself, by /c',
  ])
})

test('an address that two pages want is reported where it is written', () => {
  const site = siteOf({ 'a.md': '# A', 'b.md': '---\ntitle: B\nslug: /a\n---\n# B' })
  expect(site.problems.map(formatProblem)).toEqual([
    'docs/b.md:3: the address /a/ is already that of docs/a.md, which is shown there\n    Only one can have it: give one of them another `slug`, or take the redirect away.',
  ])
})

test('a redirect leads to the same address, whether its author wrote it encoded or not', () => {
  const redirects = {
    '/é à': '/Plesk/a b?q=é#mise-en-œuvre',
    '/%C3%A9%20b': '/Plesk/a%20b/?q=%C3%A9#mise-en-%C5%93uvre',
  }
  const site = siteOf({ 'Plesk/a b.md': '# A' }, { config: { redirects } })
  const href = '/Plesk/a%20b/?q=%C3%A9#mise-en-%C5%93uvre'
  expect(site.redirects.map((each) => [each.path, each.href])).toEqual([
    ['/é à/', href],
    ['/é b/', href],
  ])
  expect(site.problems).toEqual([])
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
    'navbar.items[0] ({"type":"docSidebar","position":"left","sidebarId":"vide"}): the sidebar "vide" has no link to lead to',
  ])
})

test('one version shows as a plain link, several as a dropdown', () => {
  const items = [{ type: 'docsVersionDropdown' as const }]
  const kindOf = (input: Parameters<typeof siteOf>[1]) =>
    siteOf({ 'a.md': '# A' }, input).frames.get('current')?.navbar.items[0]?.kind
  expect(kindOf({ config: { navbar: { items } } })).toBe('link')
  expect(kindOf({ ...twoVersions, config: { ...twoVersions.config, navbar: { items } } })).toBe(
    'versions',
  )
})
