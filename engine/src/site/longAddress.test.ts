import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'
import { fitsDisk } from './longAddress.ts'

const limits = '(255 bytes between two slashes, 800 in all)'

/** One byte too many, in two-byte letters. */
const long = 'é'.repeat(128)
const start = `"${'é'.repeat(60)}…"`

test('a name takes 255 bytes, whatever its letters; a path 800', () => {
  for (const name of ['a'.repeat(255), 'é'.repeat(127), '€'.repeat(85), '😀'.repeat(63)]) {
    expect(fitsDisk(`/x/${name}/`)).toBe(true)
    expect(fitsDisk(`/x/${name}aaaa/`)).toBe(false)
  }
  expect(fitsDisk(`/${'a'.repeat(199)}`.repeat(4))).toBe(true)
  expect(fitsDisk(`/${'a'.repeat(199)}`.repeat(4).concat('/'))).toBe(false)
})

test('a slug or an id too long for a disk is told with its line, and the page keeps the address of its file', () => {
  const site = siteOf({
    'a.md': `---\ntitle: A\nslug: /${long}\n---\n`,
    'b/c.md': `---\nid: ${long}\n---\n# C`,
  })
  expect(site.plans.map(({ path }) => path).slice(0, 2)).toEqual(['/a/', '/b/c/'])
  expect(site.problems.map(formatProblem)).toEqual([
    `docs/a.md:3: the slug "/${'é'.repeat(59)}…" is too long for an address ${limits}, and is not followed\n    Write a shorter one.`,
    `docs/b/c.md:2: the id ${start} is too long for an address ${limits}, and is not followed\n    Write a shorter one, or a short \`slug\`.`,
  ])
})

test('a tag too long for a disk is told with its line, and has neither page nor link', () => {
  const site = siteOf({
    'a.md': `---\ntags: [ssl, ${'a'.repeat(252)}-et-la-suite]\n---\n# A`,
    'b.md': `---\ntags: [{ label: Clé, permalink: /${long} }]\n---\n# B`,
  })
  expect(site.plans.map(({ path }) => path).filter((path) => path.startsWith('/tags/'))).toEqual([
    '/tags/',
    '/tags/ssl/',
  ])
  expect(JSON.stringify(site.plans[0]?.make())).not.toContain('et-la-suite')
  const hint = '\n    Write a shorter one, or give it a short `permalink`.'
  expect(site.problems.map(formatProblem)).toEqual([
    `docs/a.md:2: the tag "${'a'.repeat(60)}…" is too long for an address ${limits}, and has no page${hint}`,
    `docs/b.md:2: the tag "Clé" is too long for an address ${limits}, and has no page${hint}`,
  ])
})

test('a category whose slug or label is too long keeps a page', () => {
  const link = { type: 'generated-index' as const }
  const site = siteOf(
    { 'a/b.md': '# B', 'c/d.md': '# D' },
    {
      categories: {
        a: { file: 'docs/a/_category_.yml', label: 'Été', link: { ...link, slug: `/${long}` } },
        c: { file: 'docs/c/_category_.yml', label: long, link },
      },
    },
  )
  expect(site.plans.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/category/été/', `/category/${'é'.repeat(60)}/`]),
  )
  expect(site.problems.map(formatProblem)).toEqual([
    `docs/a/_category_.yml: the slug "/${'é'.repeat(59)}…" of the category "Été" is too long for an address ${limits}, and is not followed\n    Write a shorter one.`,
  ])
})

test('an old address too long for a disk is told where it is written, and redirects nothing', () => {
  const site = siteOf(
    { 'a.md': `---\nredirect_from: [/${long}, /b]\n---\n# A` },
    { config: { redirects: { [`/${encodeURIComponent(long)}`]: '/a' } } },
  )
  expect(site.redirects.map(({ path }) => path)).toEqual(['/b/'])
  expect(site.problems.map(({ file, line }) => [file.slice(0, 18), line])).toEqual([
    ['docs/a.md', 2],
    ['the redirect from ', undefined],
  ])
  expect(site.problems.map(({ message }) => message)).toEqual(
    Array(2).fill(
      `the path "/${'é'.repeat(59)}…" is too long for an address ${limits}: nothing is there`,
    ),
  )
})
