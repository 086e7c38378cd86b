import { describe, expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { docsOf } from '../testing/docsOf.ts'
import { placeDoc } from './placeDoc.ts'
import type { TagDefinition } from './site.ts'
import { groupTags, indexTags, tagSlugOf } from './tags.ts'

describe('the slug of a tag is its label without accents, letters and digits apart', () => {
  const rows: [string, string][] = [
    ['fail2ban', 'fail-2-ban'],
    ['CI/CD', 'ci-cd'],
    ['load balancing', 'load-balancing'],
    ['Éléphant', 'elephant'],
    ['Œuvre', 'oeuvre'],
    ['let’s encrypt', 'lets-encrypt'],
    ["let's encrypt", 'lets-encrypt'],
    ['k8s', 'k-8-s'],
    ['php8.2', 'php-8-2'],
    ['PostgreSQL', 'postgre-sql'],
    ['WordPress', 'word-press'],
    ['HAProxy', 'ha-proxy'],
    ['mysql', 'mysql'],
  ]
  test.each(rows)('%s → %s', (label, slug) => expect(tagSlugOf(label)).toBe(slug))
})

const indexOf = (files: Record<string, string>, definitions: Record<string, string> = {}) =>
  indexTags({
    docs: docsOf(files).map((doc) => placeDoc(doc, '/', '/')),
    definitions: new Map(
      Object.entries(definitions).map(([key, label]): [string, TagDefinition] => [
        key,
        { key, label },
      ]),
    ),
    basePath: '/',
    baseUrl: '/',
    config: { typography: 'fr' },
    locale: { code: 'fr', label: 'Français', words: {} },
  })

const tagged = (tags: string, more = '') => `---\ntags: [${tags}]\n${more}---\n# Page\n`

test('a declared tag has the label of the table, and its key as address', () => {
  const { tags } = indexOf({ 'a.md': tagged('fail-2-ban') }, { 'fail-2-ban': 'Fail2ban' })
  expect(tags.map(({ label, href, docs }) => [label, href, docs.length])).toEqual([
    ['Fail2ban', '/tags/fail-2-ban/', 1],
  ])
})

test('a tag that is not declared is reported, with the one it resembles', () => {
  const { problems } = indexOf({ 'a.md': tagged('apche') }, { apache: 'Apache' })
  expect(problems.map(formatProblem)).toEqual([
    'docs/a.md:2: the tag "apche" is not declared\n    Did you mean "apache"?',
  ])
})

test('two labels with the same slug share a page, and a page shows a tag once', () => {
  const { tags, linksOf } = indexOf({ 'a.md': tagged('ssl, SSL'), 'b.md': tagged('Ssl') })
  expect(tags.map(({ label, docs }) => [label, docs.length])).toEqual([['ssl', 2]])
  expect(linksOf.get('/a/')).toHaveLength(1)
})

test('two tags of one address are told, once', () => {
  const { problems } = indexOf({
    'a.md': tagged("'C#', ssl, SSL, CI/CD, ci-cd"),
    'b.md': tagged('C++, c'),
    'c.md': tagged('C++'),
  })
  expect(problems.map(formatProblem)).toEqual([
    `docs/b.md:2: the tag "C++" has the address of the tag "C#", /tags/c/, and its pages are listed there
    Give one of them a \`permalink\` of its own, in tags.yml or where it is written: { label: 'C++', permalink: /another }.`,
    `docs/b.md:2: the tag "c" has the address of the tag "C#", /tags/c/, and its pages are listed there
    Give one of them a \`permalink\` of its own, in tags.yml or where it is written: { label: 'c', permalink: /another }.`,
  ])
})

test('in Arabic, tags of one address are told as they are written', () => {
  const locale = { code: 'ar', label: 'العربية', words: {} }
  const docs = docsOf({ 'a.md': tagged("'C#', C++") }).map((doc) => placeDoc(doc, '/', '/'))
  const rest = { definitions: new Map(), basePath: '/', baseUrl: '/', locale }
  const { tags, problems } = indexTags({ docs, ...rest, config: { typography: 'none' } })
  expect(tags.map(({ label }) => label)).toEqual(['\u2066C#\u2069'])
  expect(problems.map(({ message }) => message)).toEqual([
    'the tag "C++" has the address of the tag "C#", /tags/c/, and its pages are listed there',
  ])
})

test('a tag that only unlisted docs carry lists them, to who has found one', () => {
  const { tags } = indexOf({ 'b.md': tagged('eau, secret', 'unlisted: true\n') })
  expect(tags.map(({ label, unlisted, docs }) => [label, unlisted, docs.length])).toEqual([
    ['eau', true, 1],
    ['secret', true, 1],
  ])
})

test('É stands under E, and unlisted pages are not counted', () => {
  const { tags } = indexOf({
    'a.md': tagged('état, eau, zone'),
    'b.md': tagged('eau, secret', 'unlisted: true\n'),
  })
  const drawn = groupTags(tags).map(
    ({ letter, tags: members }) =>
      `${letter} ${members.map(({ label, count }) => `${label} ${count}`).join(', ')}`,
  )
  expect(drawn).toEqual(['E eau 1, état 1', 'Z zone 1'])
})
