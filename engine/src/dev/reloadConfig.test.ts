import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../config/loadConfig.ts'
import { createConfigReloader, mayBeOfConfig } from './reloadConfig.ts'

let siteDir = ''

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-été-'))
  await mkdir(path.join(siteDir, 'docs'))
  await mkdir(path.join(siteDir, 'node_modules/paquet'), { recursive: true })
})

afterEach(() => rm(siteDir, { recursive: true }))

async function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(siteDir, file), text)
}

const essentials = `title: 'Docs', url: 'https://docs.exemple.example'`
const withTagline = (imports: string, tagline = 'tagline') =>
  `${imports}\nexport default { ${essentials}, tagline: ${tagline} }`
const withSidebars = (file: string) =>
  `export default { ${essentials}, docs: { sidebars: '${file}' } }`

/** Returns the site's text after each edit: files with `$` get `un`, `deux`, then `trois`. */
async function readThrice(files: Readonly<Record<string, string>>) {
  const reload = createConfigReloader(siteDir)
  const read: string[] = []
  for (const word of ['un', 'deux', 'trois']) {
    const edited = Object.entries(files).filter(([, text]) => word === 'un' || text.includes('$'))
    await write(Object.fromEntries(edited.map(([file, text]) => [file, text.replace('$', word)])))
    const load = () => loadConfig(siteDir)
    const { config, problems } = await (word === 'un' ? load() : reload(load))
    expect(problems).toEqual([])
    read.push(config?.tagline || JSON.stringify(config?.docs.sidebars))
  }
  return read
}

const word = `export default '$'`
const commonWord = `module.exports = '$'`
const jsonWord = `{ "tagline": "$" }`
const ofJson = (name: string) => `import { createRequire } from 'node:module'
const { tagline } = createRequire(import.meta.url)('./${name}')`

// A module that is the configuration itself is the test runner's to read here, not Node's.
const ofModule = { 'lucarne.config.ts': `export { default } from './site.mjs'` }

test.each<[string, Record<string, string>]>([
  ['CommonJS', { 'lucarne.config.js': `module.exports = { ${essentials}, tagline: '$' }` }],
  [
    'a module imported by a module',
    { ...ofModule, 'site.mjs': withTagline(`import tagline from './mots.mjs'`), 'mots.mjs': word },
  ],
  [
    'a module that another imports',
    {
      ...ofModule,
      'site.mjs': withTagline(`import tagline from './mots.mjs'`),
      'mots.mjs': `export { default } from './mot.mjs'`,
      'mot.mjs': word,
    },
  ],
  [
    'a module imported when it is needed',
    {
      ...ofModule,
      'site.mjs': withTagline(`const { default: tagline } = await import('./mots.mjs')`),
      'mots.mjs': word,
    },
  ],
  [
    'CommonJS imported by a module',
    {
      ...ofModule,
      'site.mjs': withTagline(`import tagline from './mots.cjs'`),
      'mots.cjs': commonWord,
    },
  ],
  [
    'JSON required by a module',
    { ...ofModule, 'site.mjs': withTagline(ofJson('mots.json')), 'mots.json': jsonWord },
  ],
  [
    'JSON imported by TypeScript',
    {
      'lucarne.config.ts': withTagline(`import mots from './mots.json'`, 'mots.tagline'),
      'mots.json': jsonWord,
    },
  ],
  [
    'TypeScript imported by TypeScript',
    { 'lucarne.config.ts': withTagline(`import tagline from './mots.ts'`), 'mots.ts': word },
  ],
  [
    'a module imported by TypeScript',
    { 'lucarne.config.ts': withTagline(`import tagline from './mots.mjs'`), 'mots.mjs': word },
  ],
  [
    'CommonJS imported by TypeScript',
    { 'lucarne.config.ts': withTagline(`import tagline from './mots.js'`), 'mots.js': commonWord },
  ],
  [
    'a module of a package of modules',
    {
      'package.json': `{ "type": "module" }`,
      'lucarne.config.js': withTagline(`import tagline from './mots.js'`),
      'mots.js': word,
    },
  ],
])('an edit is seen of %s', async (_, files) => {
  expect(await readThrice(files)).toEqual(['un', 'deux', 'trois'])
})

test.each<[string, string]>([
  ['sidebars.json', `{ "main": ["$"] }`],
  ['sidebars.js', `module.exports = { main: ['$'] }`],
  ['sidebars.cjs', `module.exports = { main: ['$'] }`],
  ['sidebars.mjs', `export default { main: ['$'] }`],
])('an edit is seen of the sidebars in %s', async (name, text) => {
  const read = await readThrice({ 'lucarne.config.mjs': withSidebars(`./${name}`), [name]: text })
  expect(read).toEqual(['{"main":["un"]}', '{"main":["deux"]}', '{"main":["trois"]}'])
})

test('a package is not read again', async () => {
  const read = await readThrice({
    'node_modules/paquet/package.json': `{ "name": "paquet", "exports": "./index.mjs" }`,
    'node_modules/paquet/index.mjs': word,
    ...ofModule,
    'site.mjs': withTagline(`import tagline from 'paquet'`),
  })
  expect(read).toEqual(['un', 'un', 'un'])
})

test('a mistake in what is imported is told with its line, once mended no more', async () => {
  const reload = createConfigReloader(siteDir)
  const load = () => reload(() => loadConfig(siteDir))
  await write({
    ...ofModule,
    'site.mjs': withTagline(`import tagline from './mots.mjs'`),
    'mots.mjs': `\n\nthrow new Error('pas de mot')`,
  })
  const message = 'could not be read: pas de mot'
  expect((await load()).problems).toEqual([{ kind: 'config', file: 'mots.mjs', line: 3, message }])
  await write({ 'mots.mjs': word })
  expect((await load()).problems).toEqual([])
})

test('an edit of what the configuration is read from, or may import, is one of the configuration', () => {
  const loaded = { files: ['/site/lucarne.config.ts', '/site/menus'] }
  for (const file of ['/site/menus', '/site/menus.json', '/site/a/b.mjs', '/site/c.tsx'])
    expect(mayBeOfConfig(file, loaded), file).toBe(true)
  for (const file of ['/site/docs/a.md', '/site/menus.svg', '/site/docs/menus'])
    expect(mayBeOfConfig(file, loaded), file).toBe(false)
})
