/** Components in a whole build: what they change of a page, and of the pages that do not name them. */

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../config/loadConfig.ts'
import { buildSite, type BuildResult } from '../../build.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-components-build-'))
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

const hello = (word: string) => `import './Hello.css'
export const props = { name: { type: 'string' } }
export default ({ name }: { name: string }) => {
  if (name === 'boum') throw new Error('boum')
  return <p className="hello">${word} {name}</p>
}`
const island = `'use client'
import { useState } from 'react'
export default () => <button onClick={useState(0)[1].bind(null, 1)}>Plus</button>`
const components = {
  'components/Hello.tsx': hello('Bonjour'),
  'components/Hello.css': '.hello { color: red }',
  'components/Plus.tsx': island,
  'components/Cases.tsx': `'use client'
export default () => <div><h3>Cas <b>zibeline</b></h3><table><thead><tr><th>Sites</th><th>Disque</th></tr></thead>
<tbody><tr><td>10</td><td>4 Go &amp; plus</td></tr></tbody></table><pre><code>{'pm.max_children = 5\\npm.x'}</code></pre><button>Copier</button></div>`,
  'components/Frame.tsx': `import type { ReactNode } from 'react'
export default ({ children }: { children: ReactNode }) => <section><p>Liseré</p>{children}<p>Ourlet</p></section>`,
}
const docs = {
  'lucarne.config.mjs':
    "export default { title: 'Essai', url: 'https://docs.exemple.example', offline: true, markdownCopies: true, docs: { showLastUpdate: false } }",
  'docs/index.md': '---\nslug: /\n---\n# Accueil\n\nTexte.\n',
  'docs/nue.md': '# Nue\n\nTexte, `code` et :lettre.\n\n> Une citation.\n',
}
const named = {
  'docs/avec.md': '# Avec\n\n::hello{name="Ana"}\n\n::plus\n',
  'docs/ile.mdx': '# Île\n\n<Plus />\n',
  'docs/textes.md':
    '# Textes\n\nAvant.\n\n## Calcul\n\nUne phrase.\n\n::cases\n\nUne autre.\n\n' +
    '- Point\n\n  :::frame[Le titre]\n  Dedans, `{{php}}`.\n  :::\n\nEt :hello[x]{name="Éloi"} ici.\n',
}

function write(siteDir: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true })
    writeFileSync(path.join(siteDir, name), text)
  }
}

async function build(siteDir: string): Promise<BuildResult> {
  const { config } = await loadConfig(siteDir)
  if (!config) throw new Error('The configuration was not read')
  return buildSite({ siteDir, outDir: path.join(siteDir, 'dist'), config })
}

const without = path.join(folder, 'without')
const unused = path.join(folder, 'unused')
const used = path.join(folder, 'used')
let problems: BuildResult['problems'] = []

beforeAll(async () => {
  write(without, docs)
  write(unused, { ...docs, ...components })
  write(used, { ...docs, ...components, ...named })
  for (const siteDir of [without, unused]) await build(siteDir)
  ;({ problems } = await build(used))
}, 120_000)

const page = (siteDir: string, name: string, file = 'index.html') =>
  readFileSync(path.join(siteDir, 'dist', name, file), 'utf8')

test('what a component writes at build is found by search, in its section, and told by the Markdown copy', () => {
  const dist = path.join(used, 'dist')
  const indexes = readdirSync(dist).filter((name) => name.startsWith('search-index'))
  const index = indexes
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(dist, name), 'utf8'))
    .join('\n')
  expect(index).toContain(
    JSON.stringify(
      'Une phrase.\nCas zibeline\nSites Disque\n10 4 Go & plus\n\tpm.max_children = 5\n\tpm.x\nUne autre.\nPoint\nLiseré\nOurlet\nLe titre\nDedans, {{php}}.\nEt x ici.\nBonjour Éloi',
    ).slice(1, -1),
  )
  expect(page(used, 'textes', 'index.md')).toContain(
    '# Textes\n\nAvant.\n\n## Calcul\n\nUne phrase.\n\n**Cas zibeline**\n\n| Sites | Disque |\n|---|---|\n| 10 | 4 Go & plus |\n\n' +
      '```\npm.max_children = 5\npm.x\n```\n\nUne autre.\n\n- Point\n\n  Liseré\n\n  Le titre\n\n  Dedans, `{{php}}`.\n\n  Ourlet\n\nEt Bonjour Éloi x ici.\n',
  )
  expect(page(used, 'avec', 'index.md')).toContain('# Avec\n\nBonjour Ana\n')
})

test('a site that has components changes no page that does not name them, by a byte', () => {
  for (const name of ['', 'nue', '404', 'recherche'])
    for (const file of ['index.html', 'index.json', 'index.html.br'])
      expect(readFileSync(path.join(unused, 'dist', name, file))).toEqual(
        readFileSync(path.join(without, 'dist', name, file)),
      )
})

test('pages hold what components make, with the styles of those they name', () => {
  expect(problems).toEqual([])
  expect(page(used, 'avec')).toContain('<p class="hello">Bonjour Ana</p>')
  expect(page(used, 'avec')).toContain('.hello { color: red }')
  expect(page(used, 'ile')).toMatch(
    /<div id="~component-0" data-src="\/assets\/component-Plus-[0-9a-f]{16}\.js" data-props="\{\}"><button>Plus<\/button><\/div>/,
  )
  expect(page(used, 'ile')).not.toContain('.hello')
  expect(page(used, 'avec', 'index.json')).toContain('Bonjour')
})

test('their files are served, kept offline, and their styles allowed by the policy', () => {
  const files = readdirSync(path.join(used, 'dist/assets')).filter((name) =>
    /^component-.*\.(?:js|css)$/.test(name),
  )
  expect(files.map((name) => name.replace(/[0-9a-f]{16}/, '#')).toSorted()).toEqual([
    'component-Cases-#.js',
    'component-Plus-#.js',
    'component-styles-#.css',
  ])
  const kept = readFileSync(path.join(used, 'dist/offline.json'), 'utf8')
  for (const name of files) expect(kept).toContain(`assets/${name}`)
  const hashes = (siteDir: string) =>
    /style-src[^;]*/.exec(page(siteDir, '', '.htaccess'))?.[0].split(' ').length ?? 0
  expect(hashes(used)).toBe(hashes(without) + 1)
})

test('an edited component makes the pages that name it again, and no other', async () => {
  const inodes = () =>
    Object.fromEntries(
      ['', 'nue', 'avec', 'ile'].map((name) => [
        name,
        statSync(path.join(used, 'dist', name, 'index.html')).ino,
      ]),
    )
  const before = inodes()
  write(used, { 'components/Hello.tsx': hello('Bonsoir') })
  await build(used)
  const after = inodes()
  expect(page(used, 'avec')).toContain('<p class="hello">Bonsoir Ana</p>')
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed).toEqual(['avec'])
}, 60_000)

test('a component that throws is a problem of the page, at its line, in every build; the others are there', async () => {
  const siteDir = path.join(folder, 'broken')
  cpSync(used, siteDir, { recursive: true, filter: (file) => !/dist|\.lucarne/.test(file) })
  write(siteDir, { 'docs/boum.md': '# Boum\n\nAvant.\n\n:::hello{name="boum"}\nDedans.\n:::\n' })
  for (const _ of [1, 2]) {
    const built = await build(siteDir)
    expect(built.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      'docs/boum.md:5: <Hello> cannot be shown: boum',
    ])
    expect(page(siteDir, 'boum')).toContain('<p>Avant.</p>\n<p>Dedans.</p>')
    expect(page(siteDir, 'avec')).toContain('Ana')
  }
}, 60_000)
