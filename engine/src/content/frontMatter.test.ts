import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { readFrontMatter } from './frontMatter.ts'

const read = (yaml: string) => readFrontMatter('docs/a.md', `---\n${yaml}\n---\n\n# A\n`)
const fields = (yaml: string) => read(yaml).frontMatter
const told = (yaml: string) => read(yaml).problems.map(formatProblem).join('\n')

test('numbers become text where text is expected', () => {
  expect(fields('title: 404\ntags: [ssl, 2025]\nsidebar_position: 2.5')).toEqual({
    title: '404',
    tags: ['ssl', '2025'],
    sidebar_position: 2.5,
  })
})

test('a tag may be an object with its address', () => {
  expect(fields('tags: [{ label: Clés, permalink: /cles }]')).toEqual({
    tags: [{ label: 'Clés', permalink: '/cles' }],
  })
})

test('keys of the author’s own are kept', () => {
  const yaml = 'public: client\nbanc: { paquets: [haproxy], decor: deux-sites }'
  expect(read(yaml)).toEqual({
    frontMatter: { public: 'client', banc: { paquets: ['haproxy'], decor: 'deux-sites' } },
    problems: [],
  })
})

test('an empty field is absent, except where null means none', () => {
  expect(fields('title:\npagination_next: null\ncustom_edit_url:')).toEqual({
    pagination_next: null,
    custom_edit_url: null,
  })
})

test('a file without front matter has none, even when a rule looks like one', () => {
  expect(readFrontMatter('a.md', '# A\n\n---\n\nb: c\n\n---\n')).toEqual({
    frontMatter: {},
    problems: [],
  })
  expect(read('')).toEqual({ frontMatter: {}, problems: [] })
})

test.each([
  [
    'text that begins with a star',
    'title: A\ndescription: *important*',
    `docs/a.md:3: The front matter is not valid YAML: *important* stands for an anchor that is not defined.
    Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b".`,
  ],
  [
    'a field that is wrong',
    'title: A\nsidebar_position: first',
    `docs/a.md:3: “sidebar_position”: expected a number.
    Found: "first".`,
  ],
  [
    'tags that are not a list',
    'tags: apache',
    `docs/a.md:2: “tags”: expected a list, like [apache, ssl].
    Found: "apache".`,
  ],
  [
    'an id with a slash',
    'id: a/b',
    `docs/a.md:2: “id”: an id cannot contain “/”.
    Found: "a/b".`,
  ],
  [
    'a heading level out of range',
    'toc_max_heading_level: 7',
    `docs/a.md:2: “toc_max_heading_level”: expected a number from 2 to 6.
    Found: 7.`,
  ],
  [
    'a near miss',
    'sidebarLabel: A\nTag: [a]\ndescripton: b',
    `docs/a.md:2: Unknown front matter key “sidebarLabel”.
    Did you mean “sidebar_label”?
docs/a.md:3: Unknown front matter key “Tag”.
    Did you mean “tags”?
docs/a.md:4: Unknown front matter key “descripton”.
    Did you mean “description”?`,
  ],
  [
    'a draft that is unlisted too',
    'draft: true\nunlisted: true',
    `docs/a.md:3: A page cannot be both “draft” and “unlisted”.
    A draft is not published at all; an unlisted page is published but listed nowhere.`,
  ],
  [
    'YAML that cannot be read',
    'id: a\ntitle: Panne : que faire: ici',
    `docs/a.md:3: The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
    Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b".`,
  ],
  ['a list', '- a\n- b', 'docs/a.md:2: The front matter is not a list of “key: value” lines.'],
])('%s is reported with its line', (_, yaml, expected) => {
  expect(told(yaml)).toBe(expected)
})

test('a field that is wrong is left out, the others stand', () => {
  expect(fields('title: A\ntags: apache')).toEqual({ title: 'A' })
})

test('TOML front matter is named', () => {
  expect(readFrontMatter('a.md', '+++\ntitle = "A"\n+++\n').problems.map(formatProblem)).toEqual([
    'a.md:1: TOML front matter (+++) is not read.\n    Write it in YAML, between two --- lines.',
  ])
})
