import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { redirectProblems, checkRedirects } from './redirects.ts'
import { siteOf, threeVersions } from '../testing/siteOf.ts'

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

test('a redirect may lead to another host, in every locale', () => {
  const redirects = { '/ancien': 'https://aide.exemple.example/a b?q=é#c', '/puis': '/ancien' }
  const { site, ...compiled } = siteOf({ 'a.md': '# A' }, { config: { redirects } })
  expect(compiled.problems).toEqual([])
  const href = 'https://aide.exemple.example/a%20b?q=%C3%A9#c'
  expect(compiled.redirects.map(({ path, href }) => [path, href])).toEqual([
    ['/ancien/', href],
    ['/puis/', '/ancien/'],
  ])
  const english = checkRedirects(
    { ...site, baseUrl: '/en/', locale: { ...site.locale, code: 'en' }, versions: [] },
    new Set(),
  )
  expect(english.redirects.map(({ href }) => href)).toEqual([href, '/en/ancien/'])
})

test('in another locale, a redirect to a page that has no translation is left out', () => {
  const redirects = { '/un': '/a', '/deux': '/b#c', '/trois': '/deux', '/quatre': '/un' }
  const { site, problems } = siteOf(
    { 'a.md': '# A', 'b.md': '# B\n\n## C' },
    { config: { redirects } },
  )
  expect(problems).toEqual([])
  const english = { ...site, baseUrl: '/en/', locale: { ...site.locale, code: 'en' }, versions: [] }
  const standing = checkRedirects(english, new Set(['/a/']))
  expect(standing.redirects.map(({ path, href }) => [path, href])).toEqual([
    ['/un/', '/en/a/'],
    ['/quatre/', '/en/un/'],
  ])
  expect([...standing.problems, ...redirectProblems(new Map(), english)]).toEqual([])
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

test('a folder and its index.html are one old address; that of the page itself needs no redirect', () => {
  const site = siteOf(
    {
      'a.md':
        '---\nredirect_from: [/ancien, /ancien/index.html, /a/index.html, /vieux.html]\n---\n# A',
    },
    { config: { redirects: { '/autre/index.html': '/a/index.html' } } },
  )
  expect(site.redirects.map(({ path, href }) => [path, href])).toEqual([
    ['/ancien/', '/a/'],
    ['/vieux.html/', '/a/'],
    ['/autre/', '/a/'],
  ])
  expect(site.problems).toEqual([])
})

const pathAlone = 'a redirect is for a path alone: no `?`, `#` or `*`'
const written = 'the build writes a file there'
test.each([
  ['/page?id=3', pathAlone],
  ['/c#d', pathAlone],
  ['/vieux/*', pathAlone],
  ['/a\nb', 'it holds a line feed or another control character'],
  ['/a%0Ab', 'it holds a line feed or another control character'],
  ['/../x', 'it is not a whole path: no `.`, `..` or `//`'],
  ['/a/%2e%2e/x', 'it is not a whole path: no `.`, `..` or `//`'],
  ['//evil.example/x', 'it is not a whole path: no `.`, `..` or `//`'],
  ['/sitemap.xml', written],
  ['/404.html', written],
  ['/a/index.json', written],
  ['/assets/builds.json', written],
])('%j is no old address: it is told, and left out', (from, fault) => {
  const moved = { 'a.md': `---\nredirect_from: [${JSON.stringify(from)}]\n---\n# A` }
  const { redirects, problems } = siteOf(moved)
  expect(redirects).toEqual([])
  expect(problems.map(formatProblem)).toEqual([
    `docs/a.md:2: the old address ${JSON.stringify(from)} has no redirect: ${fault}\n    Take it away, or write it as \`/old-page\`.`,
  ])
  const configured = siteOf({ 'a.md': '# A' }, { config: { redirects: { [from]: '/a' } } })
  expect([configured.redirects, configured.problems.length]).toEqual([[], 1])
})

test('space around an old address is not of it', () => {
  const { redirects } = siteOf({ 'a.md': '---\nredirect_from:\n  - |\n    /ancienne\n---\n# A' })
  expect(redirects.map(({ path }) => path)).toEqual(['/ancienne/'])
})

test('an old address that several versions give leads to the latest, or to the page that stands there', () => {
  const moved = '---\nredirect_from: [/ancien]\n---\n# A'
  const site = siteOf(
    { 'a.md': moved, 'b.md': '---\nredirect_from: [/vieux, /seul]\n---\n# B' },
    {
      ...threeVersions,
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
  const { problems } = siteOf({ 'a.md': moved, 'b.md': moved }, threeVersions)
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'docs/b.md:2: the address /ancien/ is already that of docs/a.md, which is shown there',
  ])
})

test('a redirect to an anchor that its page does not have is told, with the near one', () => {
  const redirects = {
    '/un': '/a#reglage',
    '/deux': '/a/#réglages',
    '/trois': '/a?q=1#top',
    '/quatre': '/a#a',
    '/cinq': '/un#ici',
    '/six': '/404/#ici',
    '/sept': 'https://aide.exemple.example/#ici',
    '/huit': '/a#r%C3%A9glages',
  }
  const { problems } = siteOf({ 'a.md': '# A\n\n## Réglages' }, { config: { redirects } })
  expect(problems.map((problem) => [problem.kind, formatProblem(problem)])).toEqual([
    [
      'brokenAnchor',
      'lucarne.config.ts: the redirect from /un leads to /a#reglage, but the page /a/ has no anchor "reglage"\n    Did you mean "réglages"?',
    ],
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

test('a redirect leads to the same address, whether its author wrote it encoded or not', () => {
  const redirects = {
    '/é à': '/Plesk/a b?q=é#mise-en-œuvre',
    '/%C3%A9%20b': '/Plesk/a%20b/?q=%C3%A9#mise-en-%C5%93uvre',
  }
  const site = siteOf({ 'Plesk/a b.md': '# A\n\n## Mise en œuvre' }, { config: { redirects } })
  const href = '/Plesk/a%20b/?q=%C3%A9#mise-en-%C5%93uvre'
  expect(site.redirects.map((each) => [each.path, each.href])).toEqual([
    ['/é à/', href],
    ['/é b/', href],
  ])
  expect(site.problems).toEqual([])
})
