import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfig } from '../../config/checkConfig.ts'
import { readBrand } from './readBrand.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-brand-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text)

async function brandOf(theme: unknown, reading: { cacheDir?: string } = {}) {
  const site = { title: 'Docs', url: 'https://docs.exemple.example', baseUrl: '/d/', theme }
  const { config, problems } = checkConfig(site, 'lucarne.config.ts')
  if (!config) throw new Error(JSON.stringify(problems))
  return readBrand(config, { siteDir, ...reading })
}

const listBrandProblems = async (theme: unknown) =>
  (await brandOf(theme)).problems.map(({ file, line, message }) =>
    [file, line, message].filter(Boolean).join(': '),
  )

test('a site without a theme does not change by a byte', async () => {
  expect(await brandOf({})).toEqual({
    css: '',
    files: new Map(),
    preloads: [],
    problems: [],
    sources: [],
  })
})

test('what a theme gives comes after our own rules, its style sheets last', async () => {
  write('brand.css', '/* ours */\na::after { content: "</style>" }\n')
  const theme = { dark: { accent: '#ffd000' }, radius: '0px', styles: ['./brand.css'] }
  expect((await brandOf(theme)).css).toBe(
    '@layer brand{:root{--accent:light-dark(#8c4f04,#ffd000);--radius:0px}\n' +
      String.raw`a::after { content: "\3c /style>" }}`,
  )
})

test('a style sheet that is not there, or not of the site, is told', async () => {
  const { css, problems } = await brandOf({ styles: ['./absent.css', '../outside.css'] })
  expect(css).toBe('')
  expect(problems.map(({ message }) => message)).toEqual([
    'theme.styles: there is no file ./absent.css in the folder of the site',
    'theme.styles: there is no file ../outside.css in the folder of the site',
  ])
})

test('what no page could load or read is told at its line', async () => {
  write(
    'wrong.css',
    `@import 'other.css';
a { background: url(lines.svg) }
b { background: url('https://other.example/a.png') }
i { background: url("/absent.png"), url(data:image/png;base64,AA), url(#id) }
`,
  )
  expect(await listBrandProblems({ styles: ['./wrong.css'] })).toEqual([
    'wrong.css: 1: @import is not read here',
    'wrong.css: 2: url(lines.svg) would be read from the address of each page',
    'wrong.css: 3: url(https://other.example/a.png) is of another host: no page may load it',
    'wrong.css: 4: url(/absent.png): there is no such file in `static`',
  ])
})

test('a sheet with an open brace is left out, the others are not', async () => {
  write('open.css', '\na { color: red;\n')
  write('whole.css', 'b{color:blue}')
  const { css, problems } = await brandOf({ styles: ['./open.css', './whole.css'] })
  expect(css).toBe('@layer brand{b{color:blue}}')
  expect(problems).toMatchObject([
    { file: 'open.css', line: 2, message: 'this style sheet cannot be read: Unclosed block' },
  ])
})

test('a large sheet is a file, that no page holds', async () => {
  write('large.css', `a{color:red}\n`.repeat(1000))
  const { css, styleFile = '', files, weight } = await brandOf({ styles: ['./large.css'] })
  expect(css).toBe('')
  expect(styleFile).toMatch(/^brand-[\da-f]{16}\.css$/)
  expect(String(files.get(styleFile))).toMatch(/^@layer brand\{a\{color:red\}/)
  expect(weight).toBe('theme: 0.0 kB in each page, 13.0 kB in a style sheet')
})

const require = createRequire(import.meta.url)
const fontFile = (name: string) =>
  require.resolve(`@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-${name}`)

function copyFont(name: string): string {
  writeFileSync(path.join(siteDir, name), readFileSync(fontFile(name)))
  return `./${name}`
}

test('a font has its rule, what stands in for it at its size, and is loaded first if it is seen first', async () => {
  const text = {
    family: 'Maison',
    files: ['latin-400-normal.woff2', 'latin-700-normal.woff2', 'latin-400-italic.woff2'].map(
      copyFont,
    ),
  }
  const { css, files, preloads } = await brandOf({ fonts: { text } })
  expect([...files.keys()].map((name) => name.replace(/[\da-f]{16}/, 'H'))).toEqual([
    'latin-400-normal-H.woff2',
    'latin-700-normal-H.woff2',
    'latin-400-italic-H.woff2',
  ])
  expect(preloads).toEqual([[...files.keys()][0]])
  expect(css).toContain(
    `@font-face{font-family:'Maison';src:url(/d/assets/${preloads[0]}) format('woff2');font-weight:400;font-display:swap}`,
  )
  expect(css).toMatch(
    /@font-face\{font-family:'Maison stand-in';src:local\('Arial'\),local\('Liberation Sans'\)[^}]*;font-weight:400;size-adjust:99\.\d+%;ascent-override:\d+\.\d+%/,
  )
  expect(css).toContain("src:local('Arial Bold')")
  expect(css).toContain(
    "@layer brand{:root{--sans:'Maison','Maison stand-in','Maison stand-in 2',sans-serif}}",
  )
})

test('two files of one weight say which characters each has', async () => {
  const files = ['latin-400-normal.woff2', 'latin-ext-400-normal.woff2'].map(copyFont)
  const { css } = await brandOf({ fonts: { headings: { family: 'Maison', files } } })
  expect(css.match(/unicode-range:U\+/g)).toHaveLength(2)
  expect(css).toContain('unicode-range:U+20-7e,U+a0-ff,')
  expect(css).toContain('unicode-range:U+100-107,')
})

test('a font is cut down to what the languages are written with, once', async () => {
  const files = [copyFont('latin-400-normal.woff')]
  const theme = { fonts: { text: { family: 'Maison', files } } }
  const cacheDir = path.join(siteDir, 'cache')
  const { files: made, weight } = await brandOf(theme, { cacheDir })
  const [[name = '', bytes] = []] = made
  expect(name).toMatch(/\.woff2$/)
  expect(bytes?.length).toBeLessThan(readFileSync(fontFile('latin-400-normal.woff')).length)
  expect(weight).toMatch(
    /^theme: \d\.\d kB in each page, \d+\.\d kB of fonts \(1 file, \d+\.\d kB loaded first\)$/,
  )
  expect(await brandOf(theme, { cacheDir })).toEqual(await brandOf(theme, { cacheDir }))
})

test('a font that is not there, or is none, is told', async () => {
  write('none.woff2', 'not a font')
  const told = (file: string) =>
    listBrandProblems({ fonts: { code: { family: 'M', files: [file] } } })
  expect(await told('./absent.woff2')).toEqual([
    'lucarne.config.ts: theme.fonts.code.files: there is no file ./absent.woff2 in the folder of the site, nor in a package that it has',
  ])
  expect(await told('./none.woff2')).toEqual([
    expect.stringContaining('theme.fonts.code.files: ./none.woff2 cannot be read as a font'),
  ])
})
