import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { speculationRulesOf } from '../../render/speculationRules.ts'
import { cacheControlOf, immutableCache, pageCache } from './caching.ts'
import { contentSecurityPolicyOf, securityHeadersOf } from './securityHeaders.ts'
import { serverFilesOf } from './serverFiles.ts'
import { rightToLeftCss } from '../../render/rightToLeft.ts'

const facts = {
  localeFolders: [],
  languages: [],
  baseUrl: '/',
  hasCopies: false,
  redirects: [
    { path: '/Premiers pas/', owner: 'x', href: '/Premiers-pas/d%C3%A9but/' },
    { path: '/vieux.html/', owner: 'x', href: '/prix en $/#à 5 €' },
    { path: '/', owner: 'x', href: '/accueil/?de=racine' },
  ],
  files: ['favicon.svg', 'assets/logo été.svg', 'assets/photo-1a2b3c4d.jpg', 'assets/a/'],
  assets: {
    criticalCss: 'body{}',
    sheets: [{ css: 'table{}', classes: [], tags: ['table'] }],
    bootScript: 'start()',
  },
}
const policyHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows what pages hold inline by its hash, and nothing else inline', () => {
  const policy = contentSecurityPolicyOf(facts)
  expect(policy).toContain(
    `script-src 'self' ${policyHash('start()')} ${policyHash(speculationRulesOf('/'))};`,
  )
  expect(policy).toContain(`style-src 'self' ${policyHash('body{}')} ${policyHash('table{}')};`)
  expect(contentSecurityPolicyOf({ ...facts, styles: [rightToLeftCss] })).toContain(
    ` ${policyHash(rightToLeftCss)};`,
  )
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("style-src-attr 'none';")
  expect(contentSecurityPolicyOf({ ...facts, styleAttributes: ['top:0'] })).toContain(
    `style-src-attr 'unsafe-hashes' ${policyHash('top:0')};`,
  )
})

test('answers of readers may be sent where the site says, as a form too', () => {
  const policy = contentSecurityPolicyOf({
    ...facts,
    feedbackUrl: 'https://avis.exemple.example/a',
  })
  expect(policy).toContain("connect-src 'self' https://avis.exemple.example;")
  expect(policy).toContain("form-action 'self' https://avis.exemple.example;")
  expect(contentSecurityPolicyOf({ ...facts, feedbackUrl: '/avis' })).toBe(
    contentSecurityPolicyOf(facts),
  )
})

test('only the host of the analytics may be told anything, and no other host is asked for images', () => {
  expect(contentSecurityPolicyOf(facts)).toContain("connect-src 'self';")
  expect(contentSecurityPolicyOf(facts)).toContain("img-src 'self' data:;")
  const analyticsUrl = 'https://matomo.exemple.example/dossier/'
  expect(contentSecurityPolicyOf({ ...facts, analyticsUrl })).toContain(
    "connect-src 'self' https://matomo.exemple.example;",
  )
})

test('a script that only some sites have in their pages is allowed by its hash', () => {
  expect(contentSecurityPolicyOf({ ...facts, scripts: ['relire()'] })).toContain(
    `script-src 'self' ${policyHash('start()')} ${policyHash(speculationRulesOf('/'))} ${policyHash('relire()')};`,
  )
})

test('every server and host gets the policy', () => {
  const files = serverFilesOf(facts)
  for (const name of ['.htaccess', '.nginx.conf', '.caddy.conf', '_headers'])
    for (const [header, value] of securityHeadersOf(facts)) {
      expect(files.get(name), `${name} ${header}`).toContain(value)
      expect(files.get(name), name).toContain(header)
    }
})

test('hosts that compare addresses strictly are told which files of the site keep their name when they change', () => {
  const headers = serverFilesOf(facts).get('_headers') ?? ''
  const revalidated = [...headers.matchAll(/^(\S+)\n {2}! Cache-Control\n/gm)].map(
    ([, path]) => path,
  )
  expect(revalidated).toEqual([
    '/assets/builds.json',
    '/assets/logo%20%C3%A9t%C3%A9.svg',
    '/assets/a/',
  ])
})

test('hosts that compare addresses strictly are told each, with and without its final slash', () => {
  expect(serverFilesOf(facts).get('_redirects')).toBe(
    `# Written by the build, for hosts that read it, such as Netlify and Cloudflare Pages.
/Premiers%20pas /Premiers-pas/d%C3%A9but/ 301
/Premiers%20pas/ /Premiers-pas/d%C3%A9but/ 301
/vieux.html /prix%20en%20%24/#%C3%A0%205%20%E2%82%AC 301
/vieux.html/ /prix%20en%20%24/#%C3%A0%205%20%E2%82%AC 301
/ /accueil/?de=racine 301
`,
  )
})

test('on Apache a percent sign is no reference to a condition', () => {
  expect(serverFilesOf(facts).get('.htaccess')).toContain(
    String.raw`RewriteRule "^Premiers pas/?$" "/Premiers-pas/d\%C3\%A9but/" [R=301,NE,L]`,
  )
})

test('what leads elsewhere is asked for again on Apache: a page may come back', () => {
  expect(serverFilesOf(facts).get('.htaccess')).toContain(
    `Header always set Cache-Control "${pageCache}" "expr=%{REQUEST_STATUS} =~ m/^30[128]$/"`,
  )
})

test('without its final slash, the address of the site is asked for again on nginx', () => {
  expect(serverFilesOf({ ...facts, baseUrl: '/docs/' }).get('.nginx.conf')).toContain(
    'location = "/docs" { absolute_redirect off; add_header Cache-Control $lucarne_cache; return 301',
  )
})

test('a page is led to by its address as it was asked, never decoded: it may hold a question mark', () => {
  const files = serverFilesOf({ ...facts, hasCopies: true })
  expect(files.get('.nginx.conf')).not.toContain('rewrite')
  const targets = [...(files.get('.htaccess') ?? '').matchAll(/html\$" "(.*)" \[R=301,NE,L\]/g)]
  expect(targets.map(([, target]) => target)).toEqual(['%1', '%1/'])
})

test('on Apache an encoding that is refused is not sent', () => {
  const [, pattern = ''] =
    /Accept-Encoding} !(.*br.*)$/m.exec(serverFilesOf(facts).get('.htaccess') ?? '') ?? []
  const isRefused = (accepts: string) => new RegExp(pattern).test(accepts)
  expect(['br;q=0', 'gzip, br; q=0.000', 'br ;q=0 , gzip'].every(isRefused)).toBe(true)
  expect(['br', 'br;q=0.5', 'gzip;q=0, br', 'br;q=1, gzip;q=0'].some(isRefused)).toBe(false)
})

test('a site block of Caddy imports several sites', () => {
  const listMatchers = (baseUrl: string) => {
    const lines =
      serverFilesOf({ ...facts, baseUrl })
        .get('.caddy.conf')
        ?.split('\n') ?? []
    return lines.flatMap((line) => /^(@\S+)/.exec(line)?.[1] ?? [])
  }
  const names = ['/', '/un/', '/deux/', '/un/deux/', '/file/'].flatMap(listMatchers)
  expect(names).toHaveLength(5)
  expect(new Set(names).size).toBe(5)
})

const rows: [string, string][] = [
  ['/assets/app-CY-t2Uzv.js', immutableCache],
  ['/assets/highlightArrival--DPL2Nuy.js.br', immutableCache],
  ['/assets/frame-5436ebb5da05c09d.json', immutableCache],
  ['/assets/schéma réseau-5436ebb5da05c09d.svg', immutableCache],
  ['/search-index-docs-default-current.27e7c08c.text-0.json', immutableCache],
  ['/en/search-index-docs-default-1.0.27e7c08c.forms-12.json.gz', immutableCache],
  ['/search-index-docs-default-current.json', pageCache],
  ['/assets/builds.json', pageCache],
  ['/assets/logo.svg', pageCache],
  ['/guide/assets/app-CY-t2Uzv.js', pageCache],
  ['/', pageCache],
]
test.each(rows)('%s is kept as long as its name says: %s', (path, cache) => {
  expect(cacheControlOf(path)).toBe(cache)
})

test('servers are told of Markdown where pages have copies, and there only', () => {
  const without = [...serverFilesOf(facts).values()].join('\n')
  expect(without).not.toMatch(/markdown|\.md/)
  const files = serverFilesOf({ ...facts, hasCopies: true })
  for (const name of ['.htaccess', '.nginx.conf', '.caddy.conf', '_headers'])
    expect(files.get(name), name).toContain('text/markdown')
  expect(files.get('_headers')).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n')
})
