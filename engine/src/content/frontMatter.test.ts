import { describe, expect, test } from 'vitest'
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

test('it may end with three dots, as YAML does', () => {
  const text = '---\ntitle: A\n...\n\nb\n\n---\n\nc: d\n\n---\n'
  expect(readFrontMatter('docs/a.md', text)).toMatchObject({
    frontMatter: { title: 'A' },
    problems: [],
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
    isWithheld: false,
    problems: [],
  })
})

test.each([
  '2026-11-21',
  '2026-11-21 08:30',
  '2026-11-21T08:30:00Z',
  '2026-11-21T08:30:00.5+01:00',
  '2028-02-29T23:30-05:00',
  '2026-02',
])('%s is a date', (date) => {
  expect(fields(`last_update: { date: ${JSON.stringify(date)} }`)).toEqual({
    last_update: { date },
  })
  expect(fields(`last_update: { date: ${date.split(' ')[0]} }`).last_update?.date).toBeDefined()
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
    isWithheld: false,
    problems: [],
  })
  expect(read('')).toEqual({ frontMatter: {}, isWithheld: false, problems: [] })
})

test.each([
  [
    'text that begins with a star',
    'title: A\ndescription: *important*',
    `docs/a.md:3: The front matter is not valid YAML: *important* stands for an anchor that is not defined.
    Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b". Until then, this page is not published.`,
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
    'a date that is none',
    'title: A\nlast_update:\n  date: hier',
    `docs/a.md:3: “last_update.date”: expected a date like 2026-11-21.
    Found: {"date":"hier"}.`,
  ],
  [
    'a date whose order is not that of ISO 8601',
    'last_update: { date: 21/11/2026, author: Ada }',
    `docs/a.md:2: “last_update.date”: expected a date like 2026-11-21.
    Found: {"date":"21/11/2026","author":"Ada"}.`,
  ],
  [
    'a day that is in no calendar',
    'last_update: { date: 2026-02-30 }',
    `docs/a.md:2: “last_update.date”: expected a date like 2026-11-21.
    Found: {"date":"2026-02-30"}.`,
  ],
  [
    'a review on no day of the calendar',
    'title: A\nnext_review: { date: 2027-04-31, owner: équipe web }',
    `docs/a.md:3: “next_review.date”: expected a day like 2027-05-01.
    Found: {"date":"2027-04-31","owner":"équipe web"}.`,
  ],
  [
    'a review whose day is not said',
    'next_review: { date: 2027-05 }',
    `docs/a.md:2: “next_review.date”: expected a day like 2027-05-01.
    Found: {"date":"2027-05"}.`,
  ],
  [
    'a review that is not an object',
    'next_review: 2027-05-01',
    `docs/a.md:2: “next_review”: expected an object, like { date: 2027-05-01, owner: équipe web }.
    Found: "2027-05-01".`,
  ],
  [
    'a field that is wrong twice',
    'redirect_from: [ancienne, autre]',
    `docs/a.md:2: “redirect_from.0”: expected addresses that start with “/”, like [/ancienne-page].
    Found: ["ancienne","autre"].
docs/a.md:2: “redirect_from.1”: expected addresses that start with “/”, like [/ancienne-page].
    Found: ["ancienne","autre"].`,
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
    Text that contains “: ” or “#”, or starts with a symbol, must be quoted: title: "A: b". Until then, this page is not published.`,
  ],
  [
    'a list',
    '- a\n- b',
    `docs/a.md:2: The front matter is not a list of “key: value” lines.
    Until then, this page is not published.`,
  ],
  [
    'a draft that is neither true nor false',
    'title: A\ndraft: yes',
    `docs/a.md:3: “draft”: expected true or false.
    Found: "yes". Until then, this page is not published.`,
  ],
  [
    'a near miss of draft',
    'Draft: true',
    `docs/a.md:2: Unknown front matter key “Draft”.
    Did you mean “draft”? Until then, this page is not published.`,
  ],
])('%s is reported with its line', (_, yaml, expected) => {
  expect(told(yaml)).toBe(expected)
})

test('a field that is wrong is left out, the others stand', () => {
  expect(fields('title: A\ntags: apache')).toEqual({ title: 'A' })
})

describe('a page whose front matter cannot say whether it is published', () => {
  const withheld = (text: string) => readFrontMatter('a.md', text).isWithheld

  test.each([
    ['---\ndraft: true\ntitle: Panne : que faire: ici\n---\n', 'has a line that is not YAML'],
    ['---\ndraft: yes\n---\n', 'has a draft that is no flag'],
    ['---\nunlisted: "true"\n---\n', 'has an unlisted that is no flag'],
    ['---\nunlited: true\n---\n', 'misspells one of the two'],
    ['---\npublic: client\ndraft: true\n\n# A\n', 'is never closed'],
    ['\n---\ndraft: true\n---\n# A\n', 'does not begin at the top'],
    ['+++\ndraft = true\n+++\n', 'is TOML'],
  ])('is withheld: %j %s', (text) => {
    expect(withheld(text)).toBe(true)
  })

  test.each([
    ['---\n\n# A\n\nb: c\n', 'begins with a rule'],
    ['---\nUn texte : après une règle.\n', 'has text right under its rule'],
    ['---\nnote : du texte\n', 'has a word and a colon under its rule'],
    ['---\n\nexemple: du texte,\nsur deux lignes.\n\ntitle: A\n', 'has a paragraph that begins so'],
    ['***\ndraft: true\n', 'begins with another rule'],
    ['---\ntags: apache\n---\n', 'is wrong elsewhere'],
  ])('is not: %j %s', (text) => {
    expect(withheld(text)).toBe(false)
  })
})

test.each([
  [
    '---\ntitle: A\n\n# A\n',
    `a.md:1: The front matter is opened with --- and never closed.
    Write a line of --- after its last key. A page that begins with a rule begins with ***. Until then, this page is not published.`,
  ],
  [
    '\n\n---\ntitle: A\n---\n',
    `a.md:3: The front matter is not at the top of the file.
    Remove the lines above it. Until then, this page is not published.`,
  ],
  [
    '+++\ntitle = "A"\n+++\n',
    `a.md:1: TOML front matter (+++) is not read.
    Write it in YAML, between two --- lines. Until then, this page is not published.`,
  ],
])('front matter that is not read as such is told: %j', (text, expected) => {
  expect(readFrontMatter('a.md', text).problems.map(formatProblem).join('\n')).toBe(expected)
})
