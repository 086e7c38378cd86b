/** Pages written in React → the Markdown that an import makes of their words. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importSite } from '../importSite.ts'

const scratch: string[] = []
afterAll(() => {
  for (const folder of scratch) rmSync(folder, { recursive: true })
})

const CONFIG =
  "module.exports = { title: 'Titre', tagline: 'Sentence', i18n: { defaultLocale: 'fr', locales: ['fr', 'en'] }, presets: [['classic', { docs: false, blog: false }]] }"

function imported(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-import-react-'))
  scratch.push(folder)
  for (const [name, text] of Object.entries({ 'docusaurus.config.js': CONFIG, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { files: made, outcome } = importSite(folder, 'docusaurus')
  return { page: (name: string) => String(made.get(name)), made, notes: outcome.notes }
}

const body = (text: string) => text.replace(/^---[\s\S]*?---\n/, '').trim()

test('a page in React keeps its title, headings, words, links and images', () => {
  const { page, notes } = imported({
    'src/pages/index.tsx': `
      import Link from '@docusaurus/Link'
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
      export default function Home(): JSX.Element {
        const { siteConfig } = useDocusaurusContext()
        return (
          <Layout title="Accueil" description="Tout">
            <header className="hero"><h1>{siteConfig.title}</h1><p>{siteConfig.tagline}</p></header>
            <main>
              <h2>Deux &amp; trois</h2>
              <p>Un <b>mot</b> et{' '}
                <Link to="/docs/a">un lien</Link>, 1 * 2.</p>
              <ul><li>un</li><li>deux</li></ul>
              <img src="/img/a.png" alt="Schéma" />
            </main>
          </Layout>
        )
      }`,
  })
  expect(page('pages/index.md')).toContain('title: "Titre"\ndescription: "Tout"')
  expect(body(page('pages/index.md'))).toBe(
    'Sentence\n\n## Deux & trois\n\nUn **mot** et [un lien](/docs/a), 1 \\* 2.\n\n- un\n- deux\n\n![Schéma](/img/a.png)',
  )
  expect(notes).toMatchObject([{ kind: 'pages written in React: their words are in Markdown' }])
})

test('components of the site, and lists that they are made of, are followed', () => {
  const { page } = imported({
    'src/pages/a.jsx': `
      import Cards, { Card } from '@site/src/components/cards'
      import { cards } from '../data'
      export default () => <main><Cards>{cards.map((each, i) => <Card key={i} {...each} />)}</Cards></main>`,
    'src/components/cards.jsx': `
      export const Card = ({ title, text = 'rien' }) => <div><h3>{title}</h3><p>{text}</p></div>
      export default function Cards({ children }) { return <section>{children}</section> }`,
    'src/data.tsx': `
      enum Name { First = 'Premier' }
      export const cards = [{ title: Name.First, text: <>du <em>texte</em></> }, { title: 'Second' }]`,
  })
  expect(body(page('pages/a.md'))).toBe('### Premier\n\ndu *texte*\n\n### Second\n\nrien')
})

test('a page that leads elsewhere is a redirect, one without a word is told', () => {
  const { made, page, notes } = imported({
    'src/pages/old.js': `export default () => <Redirect to="/new" />`,
    'src/pages/empty.js': `export default () => <Demo />`,
  })
  expect(JSON.parse(page('redirects.json'))).toEqual({ '/old': '/new' })
  expect([...made.keys()].filter((name) => /old|empty/.test(name))).toEqual([])
  expect(notes).toContainEqual(
    expect.objectContaining({
      kind: 'pages written in React, without a word: no page',
      file: 'src/pages/empty.js',
    }),
  )
})

test('what only running it would tell is told with its line; what a condition hides is shown', () => {
  const { page, notes } = imported({
    'src/pages/a.js': `
      export default function A() {
        const [isOpen] = useThing()
        return <main><p>{fetchedCount()} mots</p>{isOpen && <p>Ouvert</p>}<Player /></main>
      }`,
  })
  expect(body(page('pages/a.md'))).toBe('mots\n\nOuvert')
  expect(notes).toContainEqual(
    expect.objectContaining({ level: 'decide', file: 'src/pages/a.js', line: 4, text: '<Player>' }),
  )
})

test('a translated page has the messages of its language', () => {
  const { page, made } = imported({
    'src/pages/a.js': `export default () => <main><p><Translate id="a.b">Bonjour</Translate> {translate({ id: 'a.c', message: 'monde' })}</p></main>`,
    'src/pages/b.js': `export default () => <main>Sans message</main>`,
    'i18n/en/code.json': '{ "a.b": { "message": "Hello" }, "a.c": { "message": "world" } }',
  })
  expect(body(page('pages/a.md'))).toBe('Bonjour monde')
  expect(body(page('i18n/en/pages/a.md'))).toBe('Hello world')
  expect(made.has('i18n/en/pages/b.md')).toBe(false)
})
