/** A page that uses nothing rare, byte for byte, beside pages that use all there is. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from './build.ts'
import { loadConfig } from './config/loadConfig.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-plain-'))
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

const fence = '```'
/** Articles, each with what the plain pages have not. */
const features: Readonly<Record<string, string>> = {
  cartes:
    ':::::cards\n::::card[Une]{href="/nue"}\nTexte.\n::::\n:::::\n\n::link-card[Deux]{href="/nue"}\n',
  etapes: '::::steps\n\n1. Un\n2. Deux\n\n::::\n\n[À propos](/apropos), [glossaire](/glossaire).\n',
  arbre: ':::file-tree\n- docs/\n  - a.md\n:::\n\n:badge[Neuf]{type="tip"} :icon{name="rocket"}\n',
  colonnes: '::::columns\n:::column\nUn.\n:::\n:::column\nDeux.\n:::\n::::\n',
  marques: `${fence}ini\na = 1 # [!code --]\nb = 2 # [!code ++]\nc = 3 # [!code focus]\nd = 4 # [!code (1)]\n${fence}\n\n1. Note.\n\n${fence}text collapse\na\n${fence}\n`,
  session: `${fence}console\n$ ls\na\n${fence}\n`,
  long: `${fence}text\n${'x'.repeat(120)}\n${fence}\n\n| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |\n`,
  schema: `${fence}mermaid title="Flux" desc="De A à B"\nflowchart LR\n  A --> B\n${fence}\n`,
  valeurs: 'PHP {{ php }}.\n',
  termes: 'Le DNS répond.\n',
  ilots: '::plus\n\n::hello\n',
  messages:
    '| Message | Cause | Remède |\n|---|---|---|\n| AH00558 | le nom du serveur n’est dit nulle part dans la configuration | écrivez `ServerName` dans la configuration, puis rechargez le service |\n',
}
const landing = '---\nlayout: landing\nhero:\n  tagline: Une phrase.\n  search: true\n---\n'

const files: Readonly<Record<string, string>> = {
  'docs/index.md': '---\nslug: /\n---\n# Accueil\n\nTexte.\n',
  'docs/nue.md':
    '# Nue\n\nTexte, `code`, **gras** et [lien](index.md).\n\n## Partie\n\n- Un\n- Deux\n\n```bash\nls\n```\n\n### Sous-partie\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  'pages/apropos.md': '# À propos\n\n## Partie\n\nTexte.\n',
}
const sparse = Object.keys(features).map((name) => [`docs/${name}.md`, `# ${name}\n\nTexte.\n`])
const rich = Object.entries(features).map(([name, text]) => [
  `docs/${name}.md`,
  `# ${name}\n\nTexte.\n\n${text}`,
])
const beside = {
  'docs/variables.yml': 'php: "8.4"\n',
  'docs/glossary.yml': 'DNS: Un annuaire.\n',
  'components/Hello.tsx':
    "import './Hello.css'\nexport default () => <p className='hello'>Bonjour</p>\n",
  'components/Hello.css': '.hello { color: red }',
  'components/Plus.tsx':
    "'use client'\nimport { useState } from 'react'\nexport default () => <button onClick={useState(0)[1].bind(null, 1)}>Plus</button>\n",
}

async function build(name: string, written: object, more: object = {}) {
  const siteDir = path.join(folder, name)
  const config = {
    title: 'Essai',
    url: 'https://docs.exemple.example',
    docs: { showLastUpdate: false },
    ...more,
  }
  const all = { ...written, 'lucarne.config.mjs': `export default ${JSON.stringify(config)}\n` }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
    writeFileSync(path.join(siteDir, file), String(text))
  }
  const { config: read } = await loadConfig(siteDir)
  if (!read) throw new Error('The configuration was not read')
  return buildSite({ siteDir, outDir: path.join(siteDir, 'dist'), config: read })
}

const all = { ...files, ...Object.fromEntries(rich), ...beside }
let told: readonly string[] = []

beforeAll(async () => {
  await build('plain', { ...files, ...Object.fromEntries(sparse) })
  const { problems } = await build(
    'rich',
    {
      ...all,
      'docs/index.md': landing + (files['docs/index.md'] ?? '').replace(/^---[\s\S]*?---\n/, ''),
    },
    { docs: { showLastUpdate: false } },
  )
  told = problems.map(({ file, message }) => `${file}: ${message}`)
  await build('asking', all, {
    printPage: true,
    feedback: { url: 'https://avis.exemple.example/' },
  })
}, 180_000)

const read = (site: string, file: string) =>
  readFileSync(path.join(folder, site, 'dist', file)).toString('latin1')
const ofPage = ['index.html', 'index.json', 'index.html.br', 'index.html.gz']

test('pages that use all there is are built without a problem', () => {
  expect(told).toEqual([])
})

test.each([
  ['cartes', 'class="card'],
  ['etapes', 'class="steps'],
  ['arbre', 'class="file-tree'],
  ['colonnes', 'class="columns'],
  ['marques', 'class="line removed"'],
  ['session', 'class="prompt"'],
  ['long', 'class="code wide"'],
  ['schema', 'class="drawn"'],
  ['valeurs', 'PHP 8.4.'],
  ['termes', 'class="term"'],
  ['ilots', 'data-src="/assets/component-Plus-'],
  ['messages', 'class="table-scroll stacked"'],
  ['', 'class="landing-search'],
])('the page /%s/ beside it does hold %s', (name, piece) => {
  expect(read('rich', path.join(name, 'index.html'))).toContain(piece)
})

test.each(['nue', 'apropos', '404', 'recherche'])(
  'beside pages that use all there is, /%s/ is the same to the byte',
  (name) => {
    for (const file of ofPage)
      expect(read('rich', `${name}/${file}`), file).toBe(read('plain', `${name}/${file}`))
  },
)

test.each(['apropos', '404', 'recherche'])(
  'pages to print and questions to readers change nothing of /%s/, which is no doc',
  (name) => {
    for (const file of ofPage)
      expect(read('asking', `${name}/${file}`), file).toBe(read('plain', `${name}/${file}`))
  },
)
