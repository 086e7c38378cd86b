import { expect, test } from 'vitest'
import { articleIn } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'

test('partials are written in place, with what they hold', () => {
  const files = {
    'a/b.mdx': `import Part, { x } from '../_parts/_p.mdx'\n\n# A\n\n<Part />\n\n## C\n`,
    '_parts/_p.mdx': `---\nx: 1\n---\n\n## B\n\nl'eau [d](e.md#f) [g][h] ![i](./j.png) [k](#c)\n\n\`\`\`bash\nls\n\`\`\`\n\n[h]: /m\n`,
  }
  const [doc] = docsOf(files)
  expect(doc?.headings.map(({ id }) => id)).toEqual(['b', 'c'])
  const file = 'docs/_parts/_p.mdx'
  expect(doc?.refs).toEqual([
    { kind: 'page', target: '../_parts/e.md#f', typed: 'e.md#f', file, line: 7, column: 7 },
    { kind: 'page', target: '/m', file, line: 7, column: 19 },
    { kind: 'image', target: '../_parts/j.png', typed: './j.png', file, line: 7, column: 26 },
    { kind: 'page', target: '#c', file, line: 7, column: 40 },
  ])
  expect(doc?.blocks[0]?.line).toBe(5)
  expect(doc?.problems).toEqual([])
  expect(doc?.html).toContain('l’eau')
})

test('partials have notes of their own, numbered with those of the page', () => {
  const files = {
    'b/a.mdx': `import P from '../c/_p.md'\n\nUn[^1]\n\n<P />\n\n<P />\n\nDeux[^2] Encore[^1]\n\n[^1]: page\n[^2]: autre\n`,
    'c/_p.md': 'Prix[^1]\n\n[^1]: [partiel](d.md) [e] `f`[^g]\n[^g]: fin\n\n[e]: h.md\n',
  }
  const html = articleIn(files)
  const calls = [...html.matchAll(/href="#(fn-[^"]*)" id="([^"]*)"[^>]*>(\d)</g)]
  expect(calls.map(([, note, id, number]) => [note, id, number])).toEqual([
    ['fn-1', 'fnref-1', '1'],
    ['fn-1-2', 'fnref-1-2', '2'],
    ['fn-1-3', 'fnref-1-3', '3'],
    ['fn-2', 'fnref-2', '4'],
    ['fn-1', 'fnref-1-4', '1'],
    ['fn-g', 'fnref-g', '5'],
    ['fn-g-2', 'fnref-g-2', '6'],
  ])
  const notes = [...html.matchAll(/<li id="([^"]*)"><p>(\w+|<a href="[^"]*">\w+)/g)]
  expect(notes.map(([, id, text]) => [id, text])).toEqual([
    ['fn-1', 'page'],
    ['fn-1-2', '<a href="../c/d.md">partiel'],
    ['fn-1-3', '<a href="../c/d.md">partiel'],
    ['fn-2', 'autre'],
    ['fn-g', 'fin'],
    ['fn-g-2', 'fin'],
  ])
  const backs = [...html.matchAll(/href="#(fnref-[^"]*)" class="footnote-back"/g)]
  expect(backs.map(([, id]) => id)).toEqual(
    ['1', '1-4', '1-2', '1-3', '2', 'g', 'g-2'].map((id) => `fnref-${id}`),
  )
  expect(html).toContain('<a href="../c/h.md">e</a>')
  expect(docsOf(files)[0]?.problems).toEqual([])
  const places = docsOf(files)[0]?.refs.map(({ file, line }) => `${file}:${line}`)
  expect(new Set(places)).toEqual(new Set(['docs/c/_p.md:3']))
})

const problemsIn = (files: Record<string, string>) =>
  docsOf(files).flatMap(({ problems }) =>
    problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  )

test('partials that are missing or endless are reported where they are called', () => {
  expect(problemsIn({ 'a.mdx': `import P from './_p.mdx'\n\n<P />` })).toEqual([
    'docs/a.mdx:3 The partial “./_p.mdx” does not exist.',
  ])
  const endless = `import P from './_p.mdx'\n\n<P />`
  expect(problemsIn({ 'a.mdx': endless, '_p.mdx': endless })).toEqual([
    'docs/_p.mdx:3 “./_p.mdx” includes itself.',
  ])
})

test('partials have their mistakes told where they stand', () => {
  const page = `import P from './parts/_p.mdx'\n\n<P />`
  expect(problemsIn({ 'a.mdx': page, 'parts/_p.mdx': 'a\n\n<b>' })).toEqual([
    'docs/parts/_p.mdx:3 This cannot be read as MDX, it is read as Markdown: Expected a closing tag for `<b>` (3:1)',
    'docs/parts/_p.mdx:3 “<b>” is not closed where it should be.',
  ])
  const faulty = 'a\n\n![](./b.png)\n\n:::nope\n\nc\n\n:::\n'
  expect(problemsIn({ 'a.mdx': page, 'parts/_p.mdx': faulty })).toEqual([
    expect.stringMatching(/^docs\/parts\/_p\.mdx:3 /),
    expect.stringMatching(/^docs\/parts\/_p\.mdx:5 /),
  ])
})

test('a partial in a partial is found from there, and its mistakes are told in it', () => {
  const files = {
    'a.mdx': `import P from './parts/_p.mdx'\n\n<P />`,
    'parts/_p.mdx': `import Q from './more/_q.mdx'\n\n<Q />`,
    'parts/more/_q.mdx': 'a\n\n![](./b.png)',
  }
  expect(problemsIn(files)).toEqual([
    expect.stringMatching(/^docs\/parts\/more\/_q\.mdx:3 .*no alternative text/),
  ])
  expect(docsOf(files)[0]?.refs[0]?.target).toBe('parts/more/b.png')
})
