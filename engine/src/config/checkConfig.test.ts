import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { checkConfig } from './checkConfig.ts'

const minimal = { title: 'Docs', url: 'https://docs.exemple.example' }

const printed = (value: unknown) =>
  checkConfig(value, 'lucarne.config.ts').problems.map(formatProblem).join('\n')

test('a title and an address are enough; the rest has the defaults of the specification', () => {
  const { config } = checkConfig(minimal, 'lucarne.config.ts')
  expect(config).toMatchObject({
    baseUrl: '/',
    locales: [{ code: 'fr', label: 'Français', direction: 'ltr' }],
    docs: { routeBasePath: '/', versions: [{ name: 'current', label: 'Next' }] },
    colorMode: { default: 'dark', switchable: true, respectSystem: false },
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    search: { maxResults: 8 },
    onBrokenLinks: 'log',
    onBrokenMarkdownLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  })
  expect(config?.analytics).toBeUndefined()
})

test('copies of an encoding that no server sends are refused, with those that there are', () => {
  for (const precompress of [true, false, 'br', 'gzip'])
    expect(printed({ ...minimal, precompress })).toBe('')
  expect(printed({ ...minimal, precompress: 'zstd' })).toContain(
    'precompress: expected `true`, `false`, `br` or `gzip`, got "zstd"',
  )
})

test('every mistake is reported at once, with its key, what was expected and a suggestion', () => {
  const wrong = {
    ...minimal,
    titel: 'x',
    colorMode: { default: 'drak', swichable: true },
    docs: { versions: [{ nam: 'x' }] },
    tableOfContents: { minLevel: 9 },
    navbar: {
      items: [
        { type: 'docsSidebar' },
        { label: 'Seul' },
        { label: 'Menu', items: [{ type: 'dropdown' }] },
      ],
    },
    footer: {
      links: [
        { title: 'A', items: [] },
        { label: 'b', to: '/b' },
      ],
    },
  }
  expect(printed(wrong)).toMatchInlineSnapshot(`
    "lucarne.config.ts: docs.versions[0].name: missing; expected string
    lucarne.config.ts: docs.versions[0].nam: unknown key
        Did you mean "name"?
    lucarne.config.ts: navbar.items[0].type: unknown navbar item type "docsSidebar"; the types are default, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown
        Did you mean "docSidebar"?
    lucarne.config.ts: navbar.items[1]: expected exactly one of \`to\` (a page of the site) and \`href\` (any other address)
    lucarne.config.ts: navbar.items[2].items[0].type: unknown navbar item type "dropdown"; the types are default, doc, docSidebar, docsVersion, html
    lucarne.config.ts: footer.links: expected either columns (each with \`title\` and \`items\`) or a flat list of links, not a mix
    lucarne.config.ts: colorMode.default: expected "light" or "dark", got "drak"
        Did you mean "dark"?
    lucarne.config.ts: colorMode.swichable: unknown key
        Did you mean "switchable"?
    lucarne.config.ts: tableOfContents.minLevel: Too big: expected number to be <=6, got 9
    lucarne.config.ts: titel: unknown key
        Did you mean "title"?"
  `)
})

test('a constant that was a setting is told where it went', () => {
  expect(printed({ ...minimal, search: { ranking: { enough: [2, 4] } } })).toMatch(
    /search\.ranking\.enough: unknown key\n.*`typoSkipThreshold` now.*Remove it\./,
  )
  expect(printed({ ...minimal, search: { ranking: { titelBoost: 5 } } })).toContain('titleBoost')
})

test('an unknown key of an item is compared with those of its kind, or of the kinds it may be', () => {
  const wrong = {
    ...minimal,
    navbar: {
      items: [
        { label: 'A', to: '/', positon: 'left' },
        { label: 'Menu', items: [{ label: 'A', to: '/', activeBasPath: '/' }] },
        { type: 'search', couleur: 'bleu' },
      ],
    },
    footer: { links: [{ title: 'A', items: [{ label: 'B', to: '/', hrefs: '/' }] }] },
    docs: {
      sidebars: { a: [{ type: 'category', label: 'A', items: [], colapsed: true, dessin: 1 }] },
    },
  }
  expect(printed(wrong)).toMatchInlineSnapshot(`
    "lucarne.config.ts: docs.sidebars.a[0].colapsed: unknown key
        Did you mean "collapsed"?
    lucarne.config.ts: docs.sidebars.a[0].dessin: unknown key
    lucarne.config.ts: navbar.items[0].positon: unknown key
        Did you mean "position"?
    lucarne.config.ts: navbar.items[1].items[0].activeBasPath: unknown key
        Did you mean "activeBasePath"?
    lucarne.config.ts: navbar.items[2].couleur: unknown key
        The keys here are type, position, className.
    lucarne.config.ts: footer.links[0].items[0].hrefs: unknown key
        Did you mean "href"?"
  `)
})

test('what names nothing, or names twice, is reported where it stands', () => {
  const wrong = {
    ...minimal,
    locales: [
      { code: 'fr', label: 'Français' },
      { code: 'fr', label: 'Canada' },
    ],
    docs: { versions: [{ name: '2.0' }, { name: '1.0' }, { name: '1.0' }] },
    navbar: {
      items: [
        { to: '/', label: 'A', activeBaseRegex: '(' },
        { label: 'Menu', items: [{ to: '/', label: 'B', activeBaseRegex: '[' }] },
      ],
    },
  }
  expect(printed(wrong)).toMatchInlineSnapshot(`
    "lucarne.config.ts: locales[1].code: "fr" is already the code of an entry before; each needs its own
    lucarne.config.ts: docs.versions[2].name: "1.0" is already the name of an entry before; each needs its own
    lucarne.config.ts: navbar.items[0].activeBaseRegex: expected a regular expression
    lucarne.config.ts: navbar.items[1].items[0].activeBaseRegex: expected a regular expression"
  `)
  const latest = { ...minimal, docs: { versions: [{ name: '2.0' }], latestVersion: '3.0' } }
  expect(printed(latest)).toMatchInlineSnapshot(`
    "lucarne.config.ts: docs.latestVersion: no version is named "3.0"
        Did you mean "2.0"?"
  `)
})

test('two versions at one address are told, however each has its path', () => {
  const told = (versions: object[], latestVersion?: string) =>
    printed({ ...minimal, docs: { versions, ...(latestVersion && { latestVersion }) } })
  expect(
    told([{ name: 'current' }, { name: '2.0', path: 'v' }, { name: '1.0', path: '/v/' }]),
  ).toBe(
    `lucarne.config.ts: docs.versions[2].path: "v" is already where the version "2.0" is
    Give each version a \`path\` of its own; one alone may have none.`,
  )
  expect(told([{ name: '2.0' }, { name: '1.0', path: '' }])).toContain('"" is already where')
  expect(told([{ name: 'current' }, { name: 'next' }], 'next')).toBe('')
  expect(told([{ name: 'a' }, { name: 'current' }, { name: 'next' }])).toContain('"next" is')
})

test('a missing title is said to be missing', () => {
  expect(printed({ url: 'https://docs.exemple.example' })).toBe(
    'lucarne.config.ts: title: missing; expected string',
  )
})

test('what only part of can be used says which part, and what is expected', () => {
  const wrong = {
    ...minimal,
    url: 'docs.exemple.example',
    search: true,
    locales: [],
    tableOfContents: { minLevel: 4 },
    redirects: { vieux: '/neuf', '/vieux': 'neuf', '/b': 'https://a b.example/' },
    charter: { words: { '(': 'Rien.' } },
  }
  expect(printed(wrong)).toMatchInlineSnapshot(`
    "lucarne.config.ts: url: expected an address such as https://docs.exemple.example, got "docs.exemple.example"
    lucarne.config.ts: locales: expected at least one locale, got []
    lucarne.config.ts: tableOfContents: minLevel is above maxLevel
    lucarne.config.ts: search: expected its settings, or \`false\`, got true
    lucarne.config.ts: redirects.vieux: its name: expected an address that starts with \`/\`
    lucarne.config.ts: redirects./vieux: expected an address that starts with \`/\`, or with \`https://\`, got "neuf"
    lucarne.config.ts: redirects./b: expected the address of a web page, written whole
    lucarne.config.ts: charter.words.(: its name: expected a regular expression"
  `)
})

test.each([
  [{ minLevel: 6, maxLevel: 2 }, 'tableOfContents: minLevel is above maxLevel'],
  [{ minLevel: 4, maxLevel: 3 }, 'tableOfContents: minLevel is above maxLevel'],
  [{ minLevel: 4, maxLevel: 4 }, ''],
  [
    { minLevel: 7, maxLevel: 3 },
    'tableOfContents.minLevel: Too big: expected number to be <=6, got 7',
  ],
])('levels of headings are told by what is wrong in them: %j', (tableOfContents, message) => {
  expect(printed({ ...minimal, tableOfContents })).toBe(message && `lucarne.config.ts: ${message}`)
})

test.each(['https://exemple.example/docs/', 'https://exemple.example?x=1', 'https://a@b.example'])(
  'an address that is no origin is refused (%s), telling where the path goes',
  (url) => {
    expect(printed({ ...minimal, url })).toBe(
      'lucarne.config.ts: url: expected an origin without a path; give the path in `baseUrl`',
    )
  },
)

test('the final slash of an origin is not of it', () => {
  const { config } = checkConfig(
    { ...minimal, url: 'https://exemple.example/' },
    'lucarne.config.ts',
  )
  expect(config?.url).toBe('https://exemple.example')
})

test.each(['/référence/', '/a b/', '/a//b/', 'docs/', '/docs', '/a?b/'])(
  'a base URL that addresses do not hold as it is, %s, is refused',
  (baseUrl) => {
    expect(printed({ ...minimal, baseUrl })).toContain('baseUrl: expected a path that starts and')
  },
)

test.each(['../en', 'en/us', '', 'français', 'en us'])(
  'a locale whose code addresses do not hold as it is, %j, is refused',
  (code) => {
    const locale = { code, label: 'A', htmlLang: 'en' }
    expect(printed({ ...minimal, locales: [locale] })).toBe(
      `lucarne.config.ts: locales[0].code: expected letters without accents, digits, \`-\`, \`_\` and \`~\`, got ${JSON.stringify(code)}`,
    )
  },
)

test.each(['../../x', 'a/b', '', '.x'])('what names no file, %j, names no index either', (name) => {
  const wrong = { ...minimal, docs: { pluginId: name, versions: [{ name }] } }
  const expected = `expected a name without "/", that does not begin with a dot, got ${JSON.stringify(name)}`
  expect(printed(wrong)).toBe(
    `lucarne.config.ts: docs.pluginId: ${expected}\nlucarne.config.ts: docs.versions[0].name: ${expected}`,
  )
})

test('a language that dates cannot be written in is refused', () => {
  const locale = { code: 'fr', label: 'Français', htmlLang: 'fr_FR' }
  expect(printed({ ...minimal, locales: [locale] })).toContain(
    'locales[0]: expected a language tag such as `fr` or `fr-CA`',
  )
})

test('HTML of a setting takes no id nor name of the theme', () => {
  expect(
    printed({
      ...minimal,
      announcement: { content: '<a id="page">a</a> ~ <b name=\'~main\'>b</b>' },
      footer: { copyright: '<i id=~menu>c</i>' },
    }),
  ).toBe(
    `lucarne.config.ts: footer.copyright: expected no \`id\` or \`name\` that begins with \`~\`: those are of the theme
lucarne.config.ts: announcement.content: expected no \`id\` or \`name\` that begins with \`~\`: those are of the theme`,
  )
  expect(printed({ ...minimal, announcement: { content: '<a id="page">~main</a>' } })).toBe('')
})

test('of two shapes that a setting may have, the mistake is told of the one that its author began', () => {
  const links = [{ title: 'A', items: [{ label: 1, to: '/' }] }]
  expect(printed({ title: 'Docs', url: 'https://docs.exemple.example', footer: { links } })).toBe(
    'lucarne.config.ts: footer.links[0].items[0].label: expected string, got 1',
  )
})

test('two locales cannot have one path: the root is that of the first, unless it says otherwise', () => {
  const pathsOf = (...paths: (string | undefined)[]) =>
    checkConfig(
      {
        title: 'Docs',
        url: 'https://docs.exemple.example',
        locales: paths.map((path, index) => ({
          code: ['fr', 'en', 'de'][index],
          label: 'L',
          ...(path !== undefined && { path }),
        })),
      },
      'lucarne.config.ts',
    ).problems.map(({ message, hint }) => `${message}\n${hint}`)
  expect(pathsOf('fr', undefined, undefined)).toEqual([])
  expect(pathsOf('fr', '', undefined)).toEqual([])
  expect(pathsOf(undefined, '')).toEqual([
    'locales[1].path: "" is already where the locale "fr" is\nGive each locale a `path` of its own; one alone may be at the root.',
  ])
  expect(pathsOf('en', undefined)[0]).toContain('"en" is already where the locale "fr" is')
})
