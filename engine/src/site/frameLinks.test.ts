import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { frameLinkProblems } from './frameLinks.ts'
import { siteOf, type SiteInput } from '../testing/siteOf.ts'

const printed = (config: NonNullable<SiteInput['config']>, files: readonly string[] = []) =>
  siteOf(
    { 'index.md': '---\nslug: /\n---\n# Accueil', 'apache.md': '# Apache\n\n## TLS' },
    { config, files },
  )
    .problems.map(formatProblem)
    .join('\n')

test('every link and file of the frame that leads nowhere is told, once, with its key', () => {
  const wrong = {
    favicon: 'favicon.ico',
    navbar: {
      logo: { src: 'logo.svg', srcDark: '/sombre.svg' },
      items: [
        { to: '/nulle-part', label: 'A' },
        {
          label: 'Menu',
          items: [
            { href: '/x', label: 'B' },
            { type: 'html', value: '<a href="/y">' },
          ],
        },
        { type: 'localeDropdown', dropdownItemsAfter: [{ to: '/apach', label: 'C' }] },
      ],
    },
    footer: {
      links: [
        { title: 'D', items: [{ to: '/absent?q=1#z', label: 'E' }, { html: "<a href='/f'>" }] },
      ],
      copyright: '© <a href="/mentions/">Mentions</a>',
    },
    announcement: { content: 'Voir <a class="a" href="/absent3">ceci</a>.' },
  }
  expect(printed(wrong)).toMatchInlineSnapshot(`
    "lucarne.config.ts: navbar.logo.src: broken link "logo.svg": no page and no static file /logo.svg
    lucarne.config.ts: navbar.logo.srcDark: broken link "/sombre.svg": no page and no static file /sombre.svg
    lucarne.config.ts: navbar.items[0].to: broken link "/nulle-part": no page and no static file /nulle-part/
    lucarne.config.ts: navbar.items[1].items[0].href: broken link "/x": no page and no static file /x
    lucarne.config.ts: navbar.items[1].items[1].value: broken link "/y": no page and no static file /y
    lucarne.config.ts: navbar.items[2].dropdownItemsAfter[0].to: broken link "/apach": no page and no static file /apach/
        Did you mean "/apache/"?
    lucarne.config.ts: footer.links[0].items[0].to: broken link "/absent?q=1#z": no page and no static file /absent/?q=1#z
    lucarne.config.ts: footer.links[0].items[1].html: broken link "/f": no page and no static file /f
    lucarne.config.ts: footer.copyright: broken link "/mentions/": no page and no static file /mentions/
    lucarne.config.ts: announcement.content: broken link "/absent3": no page and no static file /absent3
    lucarne.config.ts: favicon: broken link "favicon.ico": no page and no static file /favicon.ico"
  `)
})

test('an anchor that a page does not have is told of the navbar, the footer and a sidebar', () => {
  const link = (href: string) => ({ type: 'link' as const, label: 'A', href })
  const wrong = {
    navbar: {
      items: [
        { to: '/apache#modul', label: 'A' },
        { href: '/apache/#modules', label: 'B' },
      ],
    },
    footer: {
      links: [{ to: '/apache/#top', label: 'B' }],
      copyright: '<a href="/apache/#absente">C</a> <a href="/#accueil">D</a>',
    },
    docs: { sidebars: { main: ['apache', link('/apache/?q=1#Modules'), link('/404/#ici')] } },
  }
  const docs = { 'index.md': '---\nslug: /\n---\n# Accueil', 'apache.md': '# Apache\n\n## Modules' }
  const { problems } = siteOf(docs, { config: wrong })
  expect(problems.map((problem) => `${problem.kind} ${formatProblem(problem)}`).join('\n'))
    .toMatchInlineSnapshot(`
    "brokenAnchor lucarne.config.ts: navbar.items[0].to: broken link "/apache#modul": the page /apache/ has no anchor "modul"
        Did you mean "modules"?
    brokenAnchor lucarne.config.ts: footer.copyright: broken link "/apache/#absente": the page /apache/ has no anchor "absente"
    brokenAnchor lucarne.config.ts: docs.sidebars.main[1].href: broken link "/apache/?q=1#Modules": the page /apache/ has no anchor "Modules"
        Did you mean "modules"?"
  `)
})

test('what a sidebar leads to is told as what the navbar does', () => {
  const items = [
    { type: 'link' as const, label: 'A', href: '/apach' },
    { type: 'html' as const, value: '<a href="/nulle2">B</a>' },
    { type: 'link' as const, label: 'C', href: 'https://etat.exemple.example/' },
  ]
  const category = { type: 'category' as const, label: 'D', items: ['apache', ...items] }
  expect(printed({ docs: { sidebars: { main: [category] } } })).toMatchInlineSnapshot(`
    "lucarne.config.ts: docs.sidebars.main[0].items[1].href: broken link "/apach": no page and no static file /apach
        Did you mean "/apache/"?
    lucarne.config.ts: docs.sidebars.main[0].items[2].value: broken link "/nulle2": no page and no static file /nulle2"
  `)
})

test('an address that is relative leads elsewhere from each page: it is told', () => {
  const sidebars = { main: [{ type: 'link' as const, label: 'A', href: 'apache' }] }
  const items = [
    { href: './apache', label: 'B' },
    { type: 'html', value: '<a href="apache"></a><a href=""></a><a href="?q=1"></a>' },
  ]
  expect(printed({ docs: { sidebars }, navbar: { items } })).toMatchInlineSnapshot(`
    "lucarne.config.ts: navbar.items[0].href: broken link "./apache": it leads elsewhere from each page
        Write it from the root, with a "/" first; or whole, with its "https://".
    lucarne.config.ts: navbar.items[1].value: broken link "apache": it leads elsewhere from each page
        Write it from the root, with a "/" first; or whole, with its "https://".
    lucarne.config.ts: docs.sidebars.main[0].href: broken link "apache": it leads elsewhere from each page
        Write it from the root, with a "/" first; or whole, with its "https://"."
  `)
})

test('what is there, and what other sites answer for, is no problem', () => {
  const config = {
    baseUrl: '/docs/',
    favicon: 'favicon.svg',
    navbar: {
      logo: { src: '/logo.svg' },
      items: [
        { to: '/apache#tls', label: 'A' },
        { to: '/', label: 'B' },
        { href: '/plan.pdf', label: 'C' },
        { href: 'https://etat.exemple.example/x', label: 'D' },
        {
          type: 'html',
          value: '<a href="#haut"></a><a href="/docs/apache/"></a><a href="/blog/"></a>',
        },
        { type: 'html', value: '<a href="//cdn.example/x"></a><a href="mailto:a@b.example"></a>' },
      ],
    },
    footer: { links: [], logo: { src: '<svg href="/rien"></svg>', href: '/apache/' } },
  }
  expect(printed(config, ['/favicon.svg', '/logo.svg', '/plan.pdf'])).toBe('')
})

test('a file of another host is told: the policy of the site refuses it', () => {
  const wrong = {
    favicon: 'ftp://cdn.example/f.ico',
    navbar: {
      logo: { src: 'https://cdn.example/l.svg', srcDark: 'HTTP://cdn.example/s.svg' },
      items: [
        { type: 'html', value: '<a href="https://x.example"><img src="//cdn.example/b.png"></a>' },
      ],
    },
    footer: { copyright: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">' },
  }
  const hint = 'Put the file in the static folder, and write its path there.'
  expect(printed(wrong)).toBe(
    [
      'navbar.logo.src: "https://cdn.example/l.svg"',
      'navbar.logo.srcDark: "HTTP://cdn.example/s.svg"',
      'navbar.items[0].value: "//cdn.example/b.png"',
      'favicon: "ftp://cdn.example/f.ico"',
    ]
      .map(
        (each) =>
          `lucarne.config.ts: ${each} is not shown: pages load nothing from another host\n    ${hint}`,
      )
      .join('\n'),
  )
})

test('static files, and what the build writes, are at the root alone', () => {
  const items = [
    { href: '/a.pdf', label: 'A' },
    { href: '/robots.txt', label: 'B' },
    { type: 'html', value: '<a href="/sitemap.xml"></a>' },
  ]
  const { site, problems } = siteOf(
    { 'index.md': '---\nslug: /\n---\n# Accueil' },
    { config: { navbar: { items } }, files: ['/a.pdf'] },
  )
  expect(problems).toEqual([])
  const english = { ...site, baseUrl: '/en/' }
  expect(frameLinkProblems(english, [site], new Map()).map(formatProblem)).toEqual(
    ['a.pdf', 'robots.txt'].map(
      (file, index) =>
        `lucarne.config.ts: navbar.items[${index}].href: broken link "/${file}": no page and no static file /en/${file}\n    The file is at /${file}, for all languages: write its whole address, https://docs.exemple.example/${file}.`,
    ),
  )
})

test('each locale has its own feed and list of copies', () => {
  const items = ['/feed.xml', '/llms.txt'].map((href) => ({ href, label: href }))
  const config = { footer: { links: items }, feed: true, markdownCopies: true, baseUrl: '/base/' }
  const docs = { 'index.md': '---\nslug: /\nlast_update: { date: 2026-01-01 }\n---\n# Accueil' }
  const { site, problems } = siteOf(docs, { config })
  expect(problems).toEqual([])
  const english = { ...site, baseUrl: '/base/en/' }
  expect(frameLinkProblems(english, [site], new Map())).toEqual([])
})

test('each locale answers for the addresses under its own base URL', () => {
  const content = '<a href="/en/apache/">English</a><a href="/en/absent/"></a>'
  const { site } = siteOf({}, { config: { announcement: { content } } })
  const english = { ...site, baseUrl: '/en/' }
  const routes = new Map([['/apache/', { href: '/en/apache/' }]])
  expect(frameLinkProblems(site, [english], routes)).toEqual([])
  expect(frameLinkProblems(english, [site], routes).map(({ message }) => message)).toEqual([
    'announcement.content: broken link "/en/absent/": no page and no static file /en/absent/',
  ])
})
