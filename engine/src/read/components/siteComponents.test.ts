/** A folder of components → what pages get, and the problems reported. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ComponentCall } from '../../content/doc.ts'
import { readComponents } from './readComponents.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'lucarne-components-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
beforeEach(() => rmSync(path.join(siteDir, 'components'), { recursive: true, force: true }))

async function load(files: Readonly<Record<string, string>>) {
  mkdirSync(path.join(siteDir, 'components'))
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(siteDir, 'components', name), text)
  const components = await readComponents(siteDir, { baseUrl: '/docs/' })
  if (!components) throw new Error('There is no component')
  const call = (name: string, given: Partial<ComponentCall> = {}) =>
    components.call(
      {
        name,
        props: {},
        isDirective: false,
        isInline: false,
        hasContent: false,
        section: 0,
        linesBefore: 0,
        line: 1,
        column: 1,
        ...given,
      },
      0,
    )
  return {
    ...components,
    call,
    told: components.problems.map(({ file, message }) => `${file}: ${message}`),
  }
}

const island = `'use client'
import { useId, useState } from 'react'
import { double } from './double.ts'
import './Size.css'
export const props = { ram: { type: 'number' } }
export default function Size({ ram }: { ram: number }) {
  const [size] = useState(double(ram))
  return <p id={useId()} className="size">{size}</p>
}
`
const files = {
  'Size.tsx': island,
  'double.ts': 'export const double = (x: number): number => x * 2\n',
  'Size.css': '/* Taille */\n.size {\n  color: red;\n}\n.size::before { content: "a  /* b */" }\n',
  'lower.tsx': 'throw new Error("no component")',
}

test('a site without the folder has none, and loads nothing', async () => {
  expect(await readComponents(siteDir, { baseUrl: '/' })).toBeUndefined()
})

test('a component is HTML, made by the React of the engine', async () => {
  const {
    call,
    names,
    told,
    files: written,
  } = await load({
    'Hello.tsx': `import type { ReactNode } from 'react'
export const props = { name: { type: 'string' } }
export default ({ name, children }: { name: string; children?: ReactNode }) => <b title={name}>{children}</b>`,
  })
  expect([names, told, [...written]]).toEqual([['Hello'], [], []])
  expect(call('Hello', { props: { name: '"<' } }).html).toBe('<b title="&quot;&lt;"></b>\n')
  expect(call('Hello', { props: { name: 'a' }, hasContent: true, isInline: true }).html).toBe(
    '<b title="a"><span>\uE005</span></b>',
  )
})

test('an island is HTML too, with the addresses of its code, of its styles, and its props', async () => {
  const { call, told, files: written, sheets } = await load(files)
  expect(told).toEqual([])
  const { html = '' } = call('Size', { props: { ram: 4 } })
  expect(html.replace(/[0-9a-f]{16}/g, '#')).toBe(
    '<div id="~component-0" data-src="/docs/assets/component-Size-#.js" data-css="/docs/assets/component-styles-#.css" data-props="{&quot;ram&quot;:4}"><p id="_~component-0R_0_" class="size">8</p></div>\n',
  )
  const [code = '', css = ''] = [...written.values()]
  expect([...written.keys()].map((each) => each.replace(/[0-9a-f]{16}/, '#'))).toEqual([
    'assets/component-Size-#.js',
    'assets/component-styles-#.css',
  ])
  // Neither React nor the schema is in it.
  expect(code.length).toBeLessThan(500)
  expect(code).not.toContain('number')
  expect(css).toMatch(
    /^@layer brand\{:root\{--component-[0-9a-f]{16}:1\}\.size \{ color: red; \} \.size::before \{ content: "a {2}\/\* b \*\/" \}\}$/,
  )
  expect(sheets.map(({ classes }) => classes)).toEqual([['size']])
})

test('what a component throws is told of the page that called it', async () => {
  const { call } = await load({
    'Boum.tsx': 'export default () => { throw new Error("boum") }',
  })
  expect(call('Boum').problems.map(({ message }) => message)).toEqual([
    '<Boum> cannot be shown: boum',
  ])
})

test.each([
  ['export default () => <p>', 'it cannot be used'],
  ["import x from 'absent'\nexport default () => x", 'it cannot be used'],
  ['export const a = 1', 'it has no default export that is a component'],
  ['throw new Error("au chargement")', 'it cannot be used: au chargement'],
  ['export const props = 3\nexport default () => null', 'its “props” is no schema'],
  ["import './a.module.css'\nexport default () => null", 'name its classes yourself'],
])('a component that cannot be used is told, and no page of it: %s', async (text, message) => {
  const { told, call } = await load({ 'Broken.tsx': text, 'a.module.css': '.a{}' })
  expect(told).toEqual([expect.stringContaining(message)])
  expect(told[0]).toMatch(/^components\/Broken\.tsx: /)
  expect(call('Broken')).toEqual({ problems: [] })
})

test('an island within a component that is none is told: it would stay without life', async () => {
  const { told } = await load({
    ...files,
    'Page.tsx': "import Size from './Size.tsx'\nexport default () => <Size ram={1} />",
  })
  expect(told).toEqual([
    "components/Page.tsx: components/Size.tsx says 'use client', and is shown here without life: this component does not.",
  ])
})

test.each([
  ['Card.tsx', '', '“Card” is a component of the engine'],
  ['A.tsx', 'p { color: red }', 'its styles have no class'],
  ['A.tsx', "@import 'b.css'; .a { color: red }", 'its styles “@import” others'],
  ['A.tsx', '.a { background: url(plan.png) }', 'its styles name a file by “url()”'],
])('%s with the styles “%s” is told', async (name, css, message) => {
  const text = `${css && "import './a.css'\n"}export default () => null`
  const { told } = await load({ [name]: text, 'a.css': css })
  expect(told).toEqual([expect.stringContaining(message)])
})
