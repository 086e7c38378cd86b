import { describe, expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { docPageAt, siteOf } from '../testing/siteOf.ts'
import { docsByFile } from './docsByFile.ts'

const others = {
  'FTP/service.md': '# Service\n\n## Ouvrir l’accès\n',
  'Premiers pas/Début.md': '# Début\n',
  'mysql.md': '# MySQL\n\n<a id="bruts"></a>\n',
}

const linkedFrom = (markdown: string, baseUrl = '/') => {
  const site = siteOf(
    { ...others, 'a.md': `# A\n\n${markdown}\n` },
    { config: { baseUrl }, files: ['./plan.pdf', './plan.html', 'plan.png'] },
  )
  const { html } = docPageAt(site, '/a/')
  return {
    href: /(?:href|src)="([^"]*)"/.exec(html.replace(/<a[^>]*class="anchor"[^>]*>/g, ''))?.[1],
    problems: site.problems.map(formatProblem),
  }
}

test('what the title of a page holds leads where it says too', () => {
  const site = siteOf(
    { ...others, 'a.md': '# [Le service](FTP/service.md) ![x](plan.png)\n' },
    {
      files: ['plan.png'],
    },
  )
  expect(docPageAt(site, '/a/').titleHtml).toBe(
    '<a href="/FTP/service/">Le service</a> <img src="/assets/plan.png" width="2" height="1" alt="x">',
  )
})

describe('a link leads to the page it names, however it is written', () => {
  const rows: [string, string][] = [
    ['[x](FTP/service.md)', '/FTP/service/'],
    ['[x](./FTP/service.md#ouvrir-laccès)', '/FTP/service/#ouvrir-lacc%C3%A8s'],
    ['[x](/FTP/service)', '/FTP/service/'],
    ['[x](/FTP/service/?q=1)', '/FTP/service/?q=1'],
    ['[x](<Premiers pas/Début.md>)', '/Premiers%20pas/D%C3%A9but/'],
    ['[x](@site/docs/FTP/service.md#ouvrir-laccès)', '/FTP/service/#ouvrir-lacc%C3%A8s'],
    ['[x](<@site/docs/Premiers pas/Début.md>)', '/Premiers%20pas/D%C3%A9but/'],
    ['[x](Premiers%20pas/D%C3%A9but.md)', '/Premiers%20pas/D%C3%A9but/'],
    ['[x](/Premiers%20pas/D%C3%A9but)', '/Premiers%20pas/D%C3%A9but/'],
    ['[x](/mysql#bruts)', '/mysql/#bruts'],
    ['[x](mysql.md?q=1#mysql)', '/mysql/?q=1'],
    ['[x](<Premiers pas/Début.md#début>)', '/Premiers%20pas/D%C3%A9but/'],
    ['[x](#a)', '#'],
    ['[x](../FTP/service)', '/FTP/service/'],
    ['[x](../../mysql/)', '/mysql/'],
    ['[x](./)', '/a/'],
    ['[x](./plan.pdf)', '/assets/./plan.pdf'],
    ['[x](./plan.pdf#page=3)', '/assets/./plan.pdf#page=3'],
    ['[x](./plan.html?a=1#b)', '/assets/./plan.html?a=1#b'],
    ['![x](plan.png#détail)', '/assets/plan.png#détail'],
    ['[x](https://www.exemple.example/)', 'https://www.exemple.example/'],
  ]
  test.each(rows)('%s', (markdown, href) => {
    expect(linkedFrom(markdown)).toEqual({ href, problems: [] })
  })
})

test('addresses have the base URL', () => {
  expect(linkedFrom('[x](/FTP/service)', '/docs/').href).toBe('/docs/FTP/service/')
})

test('a link may lead to what the build writes, with the base URL or without', () => {
  const files = ['/feed.xml', '/base/feed.xml', '/llms.txt?v=1', '/sitemap.xml', '/robots.txt#a']
  const dated = '---\nlast_update: { date: 2026-01-01 }\n---\n# A'
  const docs = { 'a.md': [dated, ...files.map((file) => `[x](${file})`)].join('\n\n') }
  const config = { baseUrl: '/base/', feed: true, markdownCopies: true }
  const site = siteOf(docs, { config })
  const hrefs = [...docPageAt(site, '/a/').html.matchAll(/href="(\/[^"]*)" target/g)]
  expect([hrefs.map(([, href]) => href), site.problems]).toEqual([
    [
      '/base/feed.xml',
      '/base/feed.xml',
      '/base/llms.txt?v=1',
      '/base/sitemap.xml',
      '/base/robots.txt#a',
    ],
    [],
  ])
})

test('a feed that no page is in, and a list that is not asked for, are not there', () => {
  const site = siteOf(
    { 'a.md': '# A\n\n[x](/feed.xml) [y](/llms.txt)' },
    { config: { feed: true } },
  )
  expect(site.problems.map(({ message }) => message)).toEqual([
    'broken link "/feed.xml": no file /feed.xml',
    'broken link "/llms.txt": no file /llms.txt',
  ])
})

describe('a link that leads nowhere is reported with its place and the nearest target', () => {
  const rows: [string, string][] = [
    [
      '[x](/FTP/servise)',
      'docs/a.md:3:1: broken link "/FTP/servise": no page /FTP/servise/\n    Did you mean "/FTP/service/"?',
    ],
    [
      '[x](/ftp/service)',
      'docs/a.md:3:1: broken link "/ftp/service": no page /ftp/service/\n    Did you mean "/FTP/service/"?',
    ],
    [
      '[x](FTP/servce.md)',
      'docs/a.md:3:1: broken link "FTP/servce.md": no Markdown file FTP/servce.md\n    Did you mean "FTP/service.md"?',
    ],
    [
      '[x](@site/docs/FTP/servce.md)',
      'docs/a.md:3:1: broken link "@site/docs/FTP/servce.md": no Markdown file docs/FTP/servce.md\n    Did you mean "docs/FTP/service.md"?',
    ],
    [
      '[x](mysql.md#brut)',
      'docs/a.md:3:1: broken link "mysql.md#brut": the page /mysql/ has no anchor "brut"\n    Did you mean "bruts"?',
    ],
    [
      '[x](#rien-du-tout)',
      'docs/a.md:3:1: broken link "#rien-du-tout": the page /a/ has no anchor "rien-du-tout"',
    ],
  ]
  test.each(rows)('%s', (markdown, problem) =>
    expect(linkedFrom(markdown).problems).toEqual([problem]),
  )
})

test('a page outside the docs, and a translation, name a doc by its path from the site folder', () => {
  const linking = { 'accueil.md': '# Accueil\n\n[x](@site/docs/a.md)' }
  const { site, problems } = siteOf({ 'a.md': '# A' }, { pages: linking })
  expect(problems).toEqual([])
  const [locale] = site.config.locales
  if (!locale) throw new Error('There is no locale')
  const translated = docsByFile({
    ...site,
    versions: site.versions.map((version) => ({
      ...version,
      docs: version.docs.map((placed) => ({
        ...placed,
        doc: { ...placed.doc, file: `i18n/en/${placed.doc.file}` },
      })),
    })),
    locale: { ...locale, code: 'en' },
  })
  expect([...translated.keys()]).toEqual(['docs/a.md', 'i18n/en/docs/a.md', 'docs/accueil.md'])
})

test('a link to a file that is not published says why', () => {
  const files = {
    'brouillon.md': '---\ndraft: true\n---\n# Brouillon',
    'retenue.md': '---\ndraft: yes\n---\n# Retenue',
  }
  const linking = { 'a.md': '# A\n\n[x](./brouillon.md#b) [y](retenue.md)' }
  const told = [
    'a.md:3:1: broken link "./brouillon.md#b": brouillon.md is a draft: it is not published\n    Publish it, or take the link away.',
    'a.md:3:23: broken link "retenue.md": retenue.md is held back for its front matter: it is not published\n    Correct its front matter, or take the link away.',
  ]
  const docs = siteOf({ ...files, ...linking })
  expect(docs.problems.map(formatProblem)).toEqual(told.map((each) => `docs/${each}`))
  const pages = siteOf({ 'b.md': '# B' }, { pages: { ...files, ...linking } })
  expect(pages.problems.map(formatProblem)).toEqual(told.map((each) => `docs/${each}`))
  const fromSite = siteOf({ ...files, 'a.md': '# A\n\n[x](@site/docs/brouillon.md)' })
  expect(fromSite.problems.map(formatProblem)).toEqual([
    'docs/a.md:3:1: broken link "@site/docs/brouillon.md": brouillon.md is a draft: it is not published\n    Publish it, or take the link away.',
  ])
  const byAddress = siteOf({ ...files, 'a.md': '# A\n\n[x](/Brouillon/?a#b)' })
  expect(byAddress.problems.map(formatProblem)).toEqual([
    'docs/a.md:3:1: broken link "/Brouillon/?a#b": brouillon.md is a draft: it is not published\n    Publish it, or take the link away.',
  ])
})

test('an image gets its dimensions, and one that is missing is reported', () => {
  expect(
    docPageAt(siteOf({ 'a.md': '# A\n\n![Plan](plan.png)' }, { files: ['plan.png'] }), '/a/').html,
  ).toContain('src="/assets/plan.png" width="2" height="1"')
  expect(linkedFrom('![Plan](absent.png)').problems).toEqual([
    'docs/a.md:3:1: broken link "absent.png": no image absent.png\n    Its path is relative to the Markdown file; a path that starts with / is in the static folder.',
  ])
})

test('an image that is named in another case is proposed as it is', () => {
  const { problems } = siteOf({ 'a.md': '# A\n\n![Plan](plan.PNG)' }, { files: ['plan.png'] })
  expect(problems.map(formatProblem)).toEqual([
    'docs/a.md:3:1: broken link "plan.PNG": no image plan.PNG\n    Did you mean "plan.png"?',
  ])
})

test('a broken link of a partial is told where it is written, as it is written', () => {
  const page = `import P from '../parts/_p.md'\n\n<P />\n`
  const { problems } = siteOf({
    'x/a.mdx': page,
    'x/b.mdx': page,
    'parts/_p.md': 'un\n\n[y](./y.md)\n',
  })
  const [first, ...others] = problems.map(formatProblem)
  expect(first).toBe('docs/parts/_p.md:3:1: broken link "./y.md": no Markdown file parts/y.md')
  expect(others).toEqual([first])
})

test('a link to a file is found where the disk has it, and where Docusaurus looks for it', () => {
  const site = siteOf(
    {
      ...others,
      'FTP/a.md':
        '# A\n\n[1](mysql.md) [2](docs/mysql.md) [3](/docs/mysql.md) [4](../../docs/mysql.md)',
    },
    { pages: { 'b.md': '# B\n\n[5](../docs/mysql.md)' } },
  )
  expect(site.problems.map(formatProblem).filter((each) => each.includes('mysql'))).toEqual([])
})

test('what starts with a dot is looked for there only', () => {
  expect(linkedFrom('[x](./docs/mysql.md)').problems).toEqual([
    expect.stringContaining('no Markdown file docs/mysql.md'),
  ])
})

test('a link without the end of a file leads to the page beside this one, as in other tools', () => {
  const site = siteOf({
    ...others,
    'FTP/a.md': '# A\n\n[1](./b) [2](./b.html) [3](../mysql) [4](c) [5](d/#x)',
    'FTP/b.md': '# B',
    'FTP/c/index.md': '# C',
    'FTP/e.md': '---\nslug: /FTP/d\n---\n# D\n\n## X',
  })
  expect(site.problems.map(formatProblem).filter((each) => each.includes('FTP'))).toEqual([])
  const { html } = docPageAt(site, '/FTP/a/')
  expect([...html.matchAll(/<a href="([^"]+)">\d/g)].map(([, href]) => href)).toEqual([
    '/FTP/b/',
    '/FTP/b/',
    '/mysql/',
    '/FTP/c/',
    '/FTP/d/#x',
  ])
})

test('no page is told to link to itself instead', () => {
  expect(linkedFrom('[x](/A)').problems).toEqual(['docs/a.md:3:1: broken link "/A": no page /A/'])
})

test('the top of a page is always there', () => {
  expect(linkedFrom('[x](#top) [y](mysql.md#Top)').problems).toEqual([])
})
