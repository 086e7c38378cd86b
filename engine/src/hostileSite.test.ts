import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { formatProblem, sortProblems } from './problem.ts'
import { buildSite } from './build.ts'
import { hostilePages } from './testing/hostilePages.ts'
import { checkSite } from './check/check.ts'
import { readConfig } from './read/readConfig.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-hostile-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
beforeEach(() => {
  for (const name of readdirSync(siteDir))
    if (name !== '.lucarne') rmSync(path.join(siteDir, name), { recursive: true })
  put('docs/index.md', '---\nslug: /\n---\n# Accueil\n')
})

function put(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true })
  writeFileSync(path.join(siteDir, file), text)
}

const nowMs = Date.parse('2026-11-25')

/** Returns the problems that a build reports, having verified that a check reports the same. */
async function told(more = ''): Promise<string[]> {
  put(
    'lucarne.config.mjs',
    `export default { title: 'D', url: 'https://docs.exemple.example', docs: { showLastUpdate: false }, ${more} }`,
  )
  const { config, problems } = await readConfig(siteDir)
  if (!config) return problems.map(formatProblem)
  const built = await buildSite({ siteDir, config, outDir: path.join(siteDir, 'dist'), nowMs })
  const lines = sortProblems(built.problems).map(formatProblem)
  const checked = await checkSite({ siteDir, config, nowMs })
  const checkedLines = sortProblems(checked.problems).map(formatProblem)
  expect(lines.filter((line) => !checkedLines.includes(line))).toEqual([])
  expect(checkedLines.filter((line) => !lines.includes(line))).toEqual([])
  return lines
}

const page = () => readFileSync(path.join(siteDir, 'dist/a/index.html'), 'utf8')

test.each(hostilePages)(
  '%s ends no build, and is told with its file',
  async (_, file, text, expected) => {
    put(file, text)
    const lines = await told()
    expect(lines).toContainEqual(expect.stringMatching(expected))
    // What is read otherwise than it was meant tells more of the same file.
    expect(lines.filter((line) => !line.startsWith(`${file}:`))).toEqual([])
    expect(lines.length === 1 || text.length > 10_000).toBe(true)
  },
)

test('an overdue review, and a query that leads elsewhere, are told by a build as by a check', async () => {
  put('docs/a.md', '---\nnext_review: { date: 2026-11-01 }\n---\n# A\n\nUn certificat.\n')
  put('docs/b.md', '# B\n\nUne sauvegarde.\n')
  put('search-rehearsal.yml', '/b/:\n  first: [certificat]\n')
  const expected = [
    expect.stringMatching(/^docs\/a\.md:2: to be reviewed before 2026-11-01/),
    expect.stringMatching(/^search-rehearsal\.yml:\d: /),
  ]
  expect(await told()).toEqual(expected)
  // Read back from the cache.
  expect(await told()).toEqual(expected)
  put('docs/b.md', '# B\n\nUn certificat, un certificat.\n\n## Certificat\n')
  put('docs/a.md', '# A\n')
  expect(await told()).toEqual([])
})

test('pipes are not waited for, in any folder', async () => {
  const files = [
    'docs/a.md',
    'docs/_category_.yml',
    'docs/tags.yml',
    'static/a.txt',
    'search-glossary.yml',
    'verified.json',
  ]
  mkdirSync(path.join(siteDir, 'static'))
  for (const file of files) execFileSync('mkfifo', [path.join(siteDir, file)])
  const lines = await told()
  expect(lines.map((line) => line.split(':')[0]).toSorted()).toEqual(files.toSorted())
  for (const line of lines) expect(line).toMatch(/a pipe, a socket or a device/)
})

test('a link of a file that has its name is read within the site only', async () => {
  const outside = `${siteDir}.secret.yml`
  writeFileSync(outside, 'SECRET: { label: SECRET }')
  put('shared.yml', 'commun: { label: Commun }')
  const files = ['search-glossary.yml', 'search-rehearsal.yml', 'verified.json', 'docs/tags.yml']
  try {
    for (const file of files) symlinkSync(outside, path.join(siteDir, file))
    const lines = await told()
    for (const file of files)
      expect(lines.filter((line) => line.startsWith(`${file}: this link leads out`))).not.toEqual(
        [],
      )
    expect(lines.join('\n')).not.toContain('SECRET')
    rmSync(path.join(siteDir, 'docs/tags.yml'))
    symlinkSync('../shared.yml', path.join(siteDir, 'docs/tags.yml'))
    expect((await told()).filter((line) => line.startsWith('docs/tags.yml'))).toEqual([])
  } finally {
    rmSync(outside)
  }
})

test('a file of the static folder that is too large, or secret, is not published', async () => {
  put('static/.env', 'SECRET=1')
  put('static/cle.pem', '-----BEGIN PRIVATE KEY-----\n')
  put('static/certificat.pem', '-----BEGIN CERTIFICATE-----\n')
  symlinkSync('.env', path.join(siteDir, 'static/exemple.txt'))
  put('static/grand.bin', '')
  truncateSync(path.join(siteDir, 'static/grand.bin'), 3 * 2 ** 30)
  expect((await told()).map((line) => line.split(',')[0]?.split('\n')[0])).toEqual([
    'static/.env: its name is that of a key',
    'static/cle.pem: its name is that of a key',
    'static/exemple.txt: its name is that of a key',
    'static/grand.bin: it is larger than 2 GB: it is not published',
  ])
  const published = readdirSync(path.join(siteDir, 'dist'))
  expect(published).toContain('certificat.pem')
  for (const name of ['.env', 'cle.pem', 'exemple.txt', 'grand.bin'])
    expect(published).not.toContain(name)
})

test('a link publishes no hidden file, no key, nothing that Git ignores', async () => {
  execFileSync('git', ['init', '-q'], { cwd: siteDir })
  put('.gitignore', 'prive.pdf\n/interne/\n')
  const kept = [
    '.env',
    'docs/.cache/x.png',
    'docs/cle.pem',
    'prive.pdf',
    'interne/a.zip',
    'docs/base.sqlite',
    'lucarne.config.mjs',
  ]
  for (const file of [...kept, 'docs/public.pdf']) put(file, `contenu de ${file}`)
  symlinkSync('../.env', path.join(siteDir, 'docs/exemple.txt'))
  kept.push('docs/exemple.txt')
  const links = [...kept, 'docs/public.pdf'].map((file) => `[x](@site/${file})`).join('\n')
  put('docs/a.md', `# A\n\n${links}\n`)
  const lines = await told()
  expect(
    lines
      .filter((line) => line.includes('it is not published'))
      .map((line) => line.split(':')[0])
      .toSorted(),
  ).toEqual(kept.toSorted())
  const contents = readdirSync(path.join(siteDir, 'dist/assets')).map((name) =>
    readFileSync(path.join(siteDir, 'dist/assets', name), 'utf8'),
  )
  expect(contents.filter((text) => text.startsWith('contenu de'))).toEqual([
    'contenu de docs/public.pdf',
  ])
})

test('an image that cannot be read as one is told by a build', async () => {
  put('docs/i.png', 'pas une image')
  put('docs/a.md', '# A\n\n![Une image](i.png)\n')
  expect(await told()).toEqual([
    expect.stringMatching(/^docs\/i\.png: this image cannot be read as one/),
  ])
})

test('an address that runs code goes, however it is written', async () => {
  put(
    'docs/a.mdx',
    '# A\n\n<Link to={"java\\tscript:alert(1)"}>x</Link> <a href={"javascript:alert(2)"}>y</a> [z](pathname://javascript:alert(7))\n',
  )
  put(
    'docs/b.md',
    '# B\n\n[x](java&Tab;script:alert(3)) <a href=" javascript:alert(4)" onclick="alert(5)">y</a>\n\n<svg><a xlink:href="java\nscript:alert(6)"><animate attributeName="href" values="#;javascript:alert(8)"/></a></svg>\n\n<form action="javascript:alert(9)"><button formaction="javascript:alert(10)">b</button></form>\n\n<iframe srcdoc="<script>alert(11)</script>"></iframe>\n\n<script>alert(12)</script>\n\n![i](<javascript:alert(13)>) <img src="java\tscript:alert(14)" alt="i"> <video poster="vbscript:alert(15)" src="data:text/html,alert(16)"></video> ![i](data:image/gif;base64,R0lGODlhAQABAAAAACw=)\n',
  )
  const lines = await told()
  expect(lines.length).toBeGreaterThanOrEqual(13)
  expect(lines.filter((line) => line.includes('is not shown: it is code'))).toHaveLength(4)
  const html = page() + readFileSync(path.join(siteDir, 'dist/b/index.html'), 'utf8')
  expect(html).not.toMatch(/script:\s*alert|onclick|srcdoc|data:text/)
  expect(html).toContain('src="data:image/gif')
  expect(html).toContain('<script type="text/plain">alert(12)</script>')
})

test.each([
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<svg><desc><META HTTP-EQUIV=refresh content="0;url=//evil.example/"></desc></svg>',
  '<base href="https://evil.example/">',
  '<svg><foreignObject><base target="_top" href="//evil.example/" /></foreignObject></svg>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
])('an element that would act from within an article is left out, and told: %s', async (text) => {
  put('docs/a.md', `# A\n\n${text}\n`)
  expect(await told()).toEqual([expect.stringMatching(/^docs\/a\.md:3:\d+: /)])
  expect(page().replace(/<\/article>[\s\S]*/, '')).not.toContain('evil.example')
})

test('a button that sends to another host is told as a form is', async () => {
  put('docs/a.md', '# A\n\n<button formaction="https://evil.example/">x</button>\n')
  expect(await told()).toEqual([expect.stringMatching(/The form is not sent to/)])
})

test('a partial that includes others without end in sight is told, and ends no build', async () => {
  for (let level = 0; level < 11; level += 1)
    put(`docs/_p${level}.mdx`, `import P from './_p${level + 1}.mdx'\n\n${'<P />\n\n'.repeat(8)}`)
  put('docs/_p11.mdx', 'Un mot.\n')
  put('docs/a.mdx', "import P from './_p0.mdx'\n\n# A\n\n<P />\n")
  expect(await told()).toEqual([
    expect.stringMatching(/More than 1000 partials are included in this page/),
  ])
})

test('a file of code that no reader reads is told, and not shown', async () => {
  put('docs/a.txt', 'x'.repeat(500_001))
  put('docs/a.md', '# A\n\n```txt file="./a.txt"\n```\n')
  expect(await told()).toEqual([
    expect.stringMatching(/“\.\/a\.txt” has 500001 characters: it is not shown/),
  ])
})

test('an expression of the charter that would never end is ended, and told', async () => {
  put('docs/a.md', `# A\n\n${'a'.repeat(60)}!\n`)
  expect(await told("charter: { words: { '(a+)+$': 'autrement' } }")).toEqual([
    expect.stringMatching(/^docs\/a\.md: an expression of `charter` takes more than 3 s/),
  ])
})

test.each([
  ['docs/a.md', "navbar: { items: [{ label: 'x', to: '/', activeBaseRegex: '(/|/?a|a)+$x' }] }"],
  ['docs/x/a.md', "docs: { numberPrefixes: '(a|a)*b' }"],
])(
  'an expression of the configuration that would never end on a name is ended, and told',
  async (file, setting) => {
    put(file.replace('a.md', `${'a'.repeat(60)}.md`), '# A\n')
    expect((await told(setting)).filter((line) => line.includes('takes more than'))).toEqual([
      expect.stringMatching(/(activeBaseRegex|numberPrefixes).*takes more than 1 s on this site/),
    ])
  },
)

test.each([
  ["baseUrl: '/../../'", /baseUrl: expected a path/],
  ["url: 'ftp://docs.exemple.example'", /url: expected an address that starts with/],
  ["docs: { editUrl: 'javascript:alert(1)' }", /docs\.editUrl: expected/],
  [
    "navbar: { items: [{ label: 'x', href: 'java\\tscript:1' }] }",
    /navbar\.items\[0\].*would run code/,
  ],
  [
    "footer: { links: [{ label: 'x', href: 'javascript:1' }] }",
    /footer\.links\[0\].*would run code/,
  ],
  [
    "footer: { logo: { src: '/a.svg', href: 'javascript:1' } }",
    /footer\.logo\.href.*would run code/,
  ],
  [
    "docs: { sidebars: { s: [{ type: 'link', label: 'x', href: ' javascript:1' }] } }",
    /docs\.sidebars.*would run code/,
  ],
  [
    "charter: { examples: { domains: [], networks: ['300.0.0.0/8'] } }",
    /networks\[0\]: expected a network/,
  ],
  [
    "docs: { sidebars: (() => { const c = { type: 'category', label: 'x', items: [] }; c.items.push(c); return { s: [c] } })() }",
    /docs\.sidebars\.s\[0\]\.items\[0\]: stands in itself/,
  ],
])('a configuration with %s is refused', async (setting, expected) => {
  expect((await told(setting)).join('\n')).toMatch(expected)
})
