/** Components of a site, named by its pages. */

import { expect, test } from 'vitest'
import { docsOf } from '../../testing/docsOf.ts'
import { fillComponents } from '../doc.ts'
import { engineComponents } from '../engineComponents.ts'
import { boxes } from './boxes/boxes.ts'

const components = ['PoolSize', 'Note2']

/** Marks read `<PoolSize>…</PoolSize>`; the address of a link is its number. */
function read(text: string, source = 'a.md') {
  const [doc] = docsOf({ [source]: text }, { components })
  if (!doc) throw new Error('There is no page')
  const name = (index: number) => doc.components?.[index]?.name ?? '?'
  return {
    html: fillComponents(doc.html, (index, inner) => `<${name(index)}>${inner}</${name(index)}>`),
    calls: (doc.components ?? []).map(({ name: each, props }) => [each, props]),
    told: doc.problems.map(({ line, message }) => `${line}: ${message}`),
    sections: doc.sections.map(({ content }) => content),
  }
}

test('a directive names a component, with text for each value', () => {
  expect(read('::pool-size{ram="8" open}\n\n:::pool-size\nDu **texte**.\n:::\n')).toMatchObject({
    calls: [
      ['PoolSize', { ram: '8', open: true }],
      ['PoolSize', {}],
    ],
    html: '<PoolSize></PoolSize><PoolSize><p>Du <strong>texte</strong>.</p>\n</PoolSize>',
    told: [],
    sections: ['Du texte.'],
  })
})

test('an element of MDX names a component, with values of any kind', () => {
  const mdx =
    '<PoolSize ram={8} modes={["a", "b"]} options={{ x: true }} />\n\nUn <Note2>*mot*</Note2>.\n'
  expect(read(mdx, 'a.mdx')).toMatchObject({
    calls: [
      ['PoolSize', { ram: 8, modes: ['a', 'b'], options: { x: true } }],
      ['Note2', {}],
    ],
    html: '<PoolSize></PoolSize><p>Un <Note2><em>mot</em></Note2>.</p>\n',
    told: [],
  })
})

test('components may hold one another, and boxes of the engine', () => {
  const text = ':::::pool-size\n::::note2\n:::tip\nA\n:::\n::::\n:::::\n'
  expect(read(text).html).toMatch(
    /^<PoolSize><Note2><div class="admonition admonition-tip"[\s\S]*<\/div>\n<\/Note2><\/PoolSize>$/,
  )
})

test('what editors want to see imported is no fault; what is not there is', () => {
  expect(
    read("import PoolSize from '@site/components/PoolSize'\n\n<PoolSize />", 'a.mdx').told,
  ).toEqual([])
  expect(read("import Autre from '../components/Autre.tsx'\n\nTexte", 'a.mdx').told).toEqual([
    '1: “../components/Autre.tsx” is not imported: pages are read as text, never executed.',
  ])
})

test('values are never code', () => {
  const { calls, told } = read('<PoolSize ram={process.exit()} {...props} />', 'a.mdx')
  expect(calls).toEqual([['PoolSize', {}]])
  expect(told).toEqual([
    '1: “ram={process.exit()}” is code: it is left out, pages are never executed.',
    '1: “{...props}” is code: it is left out, pages are never executed.',
  ])
})

test.each([
  ['::pool-sise{ram=8}', '1: Unknown component “::pool-sise”: it is shown as it is.'],
  [':::pool-sise\nTexte\n:::', '1: Unknown admonition type “pool-sise”.'],
  ['<PoolSise>Texte</PoolSise>', '1: Unknown component “<PoolSise>”: only its content is shown.'],
])('a component that is not there is told: %s', (text, message) => {
  const [doc] = docsOf({ [text.startsWith('<') ? 'a.mdx' : 'a.md']: text }, { components })
  expect(doc?.problems.map((each) => `${each.line}: ${each.message}`)).toEqual([message])
  expect(doc?.problems[0]?.hint).toMatch(/Did you mean “(::pool-size|pool-size|<PoolSize>)”/)
})

test('without components, two colons are text', () => {
  const [doc] = docsOf({ 'a.md': '::heure 10' })
  expect(doc?.problems).toEqual([])
  expect(doc?.components).toBeUndefined()
})

test('what is known of the engine’s components is all of them', () => {
  expect(engineComponents.filter((name) => boxes.has(name))).toEqual([...boxes.keys()].toSorted())
  const message = docsOf({ 'a.mdx': '<Zzzzzzzzzzzzzz />' })[0]?.problems[0]?.hint ?? ''
  expect(message).toBe(`The components are ${engineComponents.join(', ')}.`)
})
