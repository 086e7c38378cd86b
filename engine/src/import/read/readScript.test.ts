import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readScript } from './readScript.ts'

function read(text: string, others: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-script-'))
  for (const [name, content] of Object.entries({ 'config.ts': text, ...others }))
    writeFileSync(path.join(folder, name), content)
  return readScript(path.join(folder, 'config.ts'))
}

test.each([
  [
    "export default { a: 'b', c: [1, -2, true, null], ['d']: `e` }",
    { a: 'b', c: [1, -2, true, null], d: 'e' },
  ],
  [
    "const x = 'a'\nconst o = { x, y: `${x}b` }\nmodule.exports = { ...o, z: [...[x]] }",
    { x: 'a', y: 'ab', z: ['a'] },
  ],
  ['export default defineConfig({ a: 1 } as const)', { a: 1 }],
  ['export default withThis(defineConfig({ a: 1 } satisfies T))', { a: 1 }],
  [
    'const f = (n) => [{ text: n }]\nexport default { a: f("b"), c: g() }\nfunction g() { const r = 2; return r }',
    { a: [{ text: 'b' }], c: 2 },
  ],
  [
    "export default { base: process.env.BASE || '/a/', ci: process.env.CI ? 1 : 2 }",
    { base: '/a/', ci: 2 },
  ],
  ['export default async function make() { return { a: 1 } }', { a: 1 }],
  [
    "export default { p: require.resolve('./s.js'), u: fileURLToPath(new URL('./x', import.meta.url)) }",
    { p: './s.js', u: './x' },
  ],
])('%j', (text, value) => {
  expect(read(text)).toEqual({ value, unread: [] })
})

test('what stands beside is read as well, what must be run is told', () => {
  const text =
    "import side, { b } from './side'\nimport data from './d.json'\nimport { run } from 'package'\nexport default { side, b, data,\n  c: run(1 + x) }"
  const { value, unread } = read(text, {
    'side.ts': 'export const b = 2\nexport default [1]',
    'd.json': '{"e":3}',
  })
  expect(value).toMatchObject({ b: 2, data: { e: 3 } })
  expect((value as { side: unknown[] }).side[0]).toBe(1)
  expect(unread).toEqual([{ line: 5, text: 'run(1 + x)' }])
})

test('a function that calls itself ends, a file that is no script is told', () => {
  expect(read('const f = () => f()\nexport default { a: f() }').value).toEqual({})
  expect(read('export default {{{').unread.length).toBeGreaterThan(0)
})

test('a function made of methods of texts alone is called', () => {
  const { value } = read(
    "const accents = /[\\u0300-\\u036F]/g\nconst slug = (s) => s.normalize('NFKD').replace(accents, '').replace(/ +/g, '-').toUpperCase()\nexport default { slug }",
  )
  const { slug } = value as { slug: (text: string) => unknown }
  expect(slug('Été à 2')).toBe('ETE-A-2')
})
