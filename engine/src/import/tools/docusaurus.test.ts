/** Sites of Docusaurus of every layout → the files that an import makes of them. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importSite } from '../importSite.ts'

const scratch: string[] = []
afterAll(() => {
  for (const folder of scratch) rmSync(folder, { recursive: true })
})

/** The site is in `website`, in a repository that holds the rest. */
function imported(config: string, files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-import-docusaurus-'))
  scratch.push(folder)
  mkdirSync(path.join(folder, '.git'))
  const all = { 'website/docusaurus.config.js': `module.exports = ${config}`, ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { files: made, outcome } = importSite(path.join(folder, 'website'), 'docusaurus')
  return { made, config: String(made.get('lucarne.config.ts')), notes: outcome.notes }
}

const preset = (options: string) => `{ presets: [['classic', ${options}]] }`

test('docs, posts and static files beside the site come into it', () => {
  const { made, config, notes } = imported(
    "{ staticDirectories: ['static', '../public'], presets: [['classic', { docs: { path: '../docs' }, blog: { path: '../news' } }]] }",
    {
      'docs/a.md': '# A\n\n![B](b.svg) [C](../website/static/c.txt)\n',
      'docs/b.svg': '<svg/>',
      'news/2024-01-02-d.md': '# D\n\n![E](e.png)\n',
      'news/e.png': 'e',
      'website/static/c.txt': 'c',
      'public/f.txt': 'f',
    },
  )
  expect([...made.keys()]).toEqual(
    expect.arrayContaining([
      'docs/a.md',
      'docs/b.svg',
      'pages/news/2024-01-02-d.md',
      'pages/news/e.png',
      'static/c.txt',
      'static/f.txt',
    ]),
  )
  expect(String(made.get('docs/a.md'))).toContain('[C](/c.txt)')
  expect(config).not.toContain('..')
  expect(notes.map(({ kind }) => kind)).not.toContain(expect.stringContaining('outside'))
})

test('a folder of docs that is not in the repository is told', () => {
  const { notes } = imported(preset("{ docs: { path: '../../docs' }, blog: false }"), {
    'website/src/pages/a.md': '# A\n',
  })
  expect(notes).toMatchObject([
    { level: 'decide', kind: 'folders of pages that are empty, or outside of the repository' },
  ])
})

test('sidebars that write the version before each name and id lead to its pages', () => {
  const { made } = imported(preset('{ blog: false }'), {
    'website/docs/a.md': '# A\n',
    'website/versions.json': '["1.0"]',
    'website/versioned_docs/version-1.0/a.md': '# A\n',
    'website/versioned_sidebars/version-1.0-sidebars.json':
      '{ "version-1.0/docs": [{ "type": "doc", "id": "version-1.0/a" }] }',
  })
  const sidebars = [...made].find(([name]) => name === 'sidebars-1.0.json')
  expect(JSON.parse(String(sidebars?.[1]))).toEqual({ docs: [{ type: 'doc', id: 'a' }] })
})

test('images of a second docs plugin come with its pages', () => {
  const { made } = imported(
    "{ presets: [['classic', { blog: false }]], plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'reference' }]] }",
    { 'website/docs/a.md': '# A\n', 'website/api/b.md': '![C](c.png)\n', 'website/api/c.png': 'c' },
  )
  expect([...made.keys()]).toEqual(
    expect.arrayContaining(['pages/reference/b.md', 'pages/reference/c.png']),
  )
})

test('lists of a blog are in each language, with its days and the titles that are translated', () => {
  const { made } = imported(
    "{ i18n: { defaultLocale: 'fr', locales: ['fr', 'en'] }, presets: [['classic', { docs: false }]] }",
    {
      'website/blog/2024-05-06-a.md': '# Titre\n',
      'website/blog/2024-06-07-b.md': '# Autre\n',
      'website/i18n/en/docusaurus-plugin-content-blog/2024-05-06-a.md': '# Title\n',
      'website/i18n/en/docusaurus-plugin-content-blog/options.json':
        '{ "title": { "message": "News" } }',
    },
  )
  const [french, english] = ['', 'i18n/en/'].map((place) => ({
    home: String(made.get(`${place}pages/blog-lists/page-1.md`)),
    archive: String(made.get(`${place}pages/blog-lists/archive.md`)),
  }))
  expect(french?.archive).toContain('- [6 mai - Titre](/blog/2024/05/06/a)')
  expect(english?.archive).toContain('- [May 6 - Title](/blog/2024/05/06/a)')
  expect(english?.home).toMatch(/title: "News"[\s\S]*\[Autre\]/)
})

test('lists of a tag and of an author are as long as those of the blog', () => {
  const post = '---\nauthors: [jo]\ntags: [n]\n---\n\n# T\n'
  const { made } = imported(preset('{ docs: false, blog: { postsPerPage: 1 } }'), {
    'website/blog/2024-01-01-a.md': post.replace('T', 'Premier'),
    'website/blog/2024-01-02-b.md': post.replace('T', 'Second'),
    'website/blog/authors.yml': 'jo: { name: Jo D, page: true }\nal: { name: Al }\n',
  })
  const list = (name: string) => String(made.get(`pages/blog-lists/${name}.md`))
  for (const name of ['tag-n', 'author-jo']) {
    expect(list(name)).toMatch(/Second[\s\S]*\/page\/2\)/)
    expect(list(name)).not.toContain('Premier')
    expect(list(`${name}-2`)).toMatch(
      /slug: \/blog\/(?:tags\/n|authors\/jo)\/page\/2\n[\s\S]*Premier/,
    )
  }
  expect(list('authors')).toContain('- [Jo D](/blog/authors/jo) (2)')
  expect(list('authors')).toContain('- Al (0)')
})

test('a post says when, by whom and under which tags it was written, and has one title', () => {
  const { made, notes } = imported(preset('{ docs: false }'), {
    'website/blog/2024-01-02-a.md':
      '---\ntitle: Titre\nauthors: [jo, { name: Al, url: "https://al.example" }]\ntags: [n]\n---\n\n# Titre\n\nUn.\n\n# Partie\n\n## Sous-partie\n',
    'website/blog/authors.yml':
      'jo: { name: Jo D, title: Autrice, image_url: "https://i.example/a.png", page: true, socials: { github: jo } }\n',
  })
  expect(String(made.get('pages/blog/2024-01-02-a.md'))).toMatch(
    /---\n\nJanuary 2, 2024 · \[Jo D\]\(\/blog\/authors\/jo\), Autrice · \[Al\]\(https:\/\/al\.example\)\n\nUn\.\n\n## Partie\n\n### Sous-partie\n\n\[n\]\(\/blog\/tags\/n\)\n$/,
  )
  expect(String(made.get('pages/blog-lists/author-jo.md'))).toContain(
    'Autrice\n\n[GitHub](https://github.com/jo)\n\n## [Titre]',
  )
  expect(notes).toContainEqual(
    expect.objectContaining({ level: 'dropped', kind: 'pictures of the authors of a blog' }),
  )
})

test('a list shows whole a post without a mark, and its notes and addresses stay its own', () => {
  const { made, notes } = imported(preset('{ docs: false }'), {
    'website/blog/2024-01-01-a.md': '# A\n\nUn[^1] [lien][l].\n\n## Suite\n\n[^1]: Note\n[l]: /a\n',
    'website/blog/2024-01-02-b.md': '# B\n\nDeux[^1] [lien][l].\n\n[^1]: Autre\n[l]: /b\n',
    'website/blog/2024-01-03-c.mdx':
      "import X from './x'\n\n# C\n\nTrois.\n\n<X />\n\n{/* truncate */}\n\nReste.\n",
  })
  const list = String(made.get('pages/blog-lists/page-1.md'))
  expect(list).toContain('Un[^blog-2024-01-01-a-1] [lien](/a).\n\n## Suite')
  expect(list).toContain('Deux[^blog-2024-01-02-b-1] [lien](/b).')
  expect(list).toContain('[^blog-2024-01-02-b-1]: Autre')
  expect(list).toContain('Trois.')
  expect(list).not.toContain('Reste')
  expect(notes).toContainEqual(
    expect.objectContaining({
      level: 'dropped',
      kind: 'posts that lists show the first paragraph of: the rest holds components',
      file: 'blog/2024-01-03-c.mdx',
    }),
  )
})

test('a list of cards shows the pages of its folder, or of its category, in their order', () => {
  const list = "import DocCardList from '@theme/DocCardList'\n\n# Ici\n\n<DocCardList />\n"
  const { made, notes } = imported(preset('{ blog: false }'), {
    'website/docs/a/index.mdx': list,
    'website/docs/a/2-un.md': '# Un\n\nDu **texte** et [un lien](b).\n',
    'website/docs/a/1-deux.md': '---\ntitle: Deux\ndescription: Sa description.\n---\n',
    'website/docs/a/sous/README.md': '# Sous\n',
    'website/docs/a/sous/autre.md': '# Autre\n',
    'website/docs/b.mdx': list,
    'website/sidebars.js':
      "module.exports = { docs: [{ type: 'category', label: 'A', link: { type: 'doc', id: 'b' }, items: ['a/un', { type: 'link', label: 'Site', href: 'https://a.example' }] }] }",
  })
  expect(String(made.get('docs/a/index.mdx'))).toBe(
    '# Ici\n\n:::cards\n- **[Deux](./1-deux.md)**\n\n  Sa description.\n- **[Un](./2-un.md)**\n\n  Du texte et un lien.\n- **[Sous](./sous/README.md)**\n:::\n',
  )
  expect(String(made.get('docs/b.mdx'))).toContain(
    ':::cards\n- **[Un](./a/2-un.md)**\n\n  Du texte et un lien.\n- **[Site](https://a.example)**\n:::',
  )
  expect(notes.filter(({ kind }) => kind.includes('DocCardList'))).toHaveLength(2)
})
