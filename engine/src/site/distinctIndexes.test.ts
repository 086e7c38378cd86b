import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { drawSidebar, siteOf, type SiteInput } from '../testing/siteOf.ts'
import type { CategoryFile } from './site.ts'

const generated = (more: object = {}, link: object = {}): CategoryFile =>
  ({ link: { type: 'generated-index', ...link }, ...more }) as CategoryFile

function read(docs: Record<string, string>, input: SiteInput) {
  const { plans, problems, frames } = siteOf(docs, input)
  return {
    addresses: plans.map(({ path }) => path).filter((path) => /categ|langages/.test(path)),
    told: problems.map(formatProblem),
    menus: Object.values(frames.get('current')?.sidebars ?? {}).map((items) => drawSidebar(items)),
  }
}

test.each([
  ['folders', { 'C#/a.md': '# A', 'C++/a.md': '# B' }, { 'C#': generated(), 'C++': generated() }],
  [
    'labels',
    { 'x/a.md': '# A', 'y/a.md': '# B' },
    { x: generated({ label: 'C#' }), y: generated({ label: 'C++' }) },
  ],
])('two categories whose %s give one address have two', (_, docs, categories) => {
  const { addresses, told, menus } = read(docs, { categories })
  expect(addresses).toEqual(['/category/c/', '/category/c-1/'])
  expect(menus).toEqual(['\nC# → /category/c/\n  A\nC++ → /category/c-1/\n  B'])
  expect(told).toEqual([])
})

test('so have those of the same name in two folders, and in two menus of the configuration', () => {
  const folders = read(
    { 'x/t/a.md': '# A', 'y/t/a.md': '# B' },
    { categories: { 'x/t': generated(), 'y/t': generated() } },
  )
  expect(folders.addresses).toEqual(['/category/t/', '/category/t-1/'])
  const category = (id: string) => [
    {
      type: 'category' as const,
      label: 'Catégorie',
      link: { type: 'generated-index' as const },
      items: [id],
    },
  ]
  const menus = read(
    { 'a.md': '# A', 'b.md': '# B' },
    { config: { docs: { sidebars: { main: category('a'), other: category('b') } } } },
  )
  expect(menus.addresses).toEqual(['/category/catégorie/', '/category/catégorie-1/'])
  expect([...folders.told, ...menus.told]).toEqual([])
})

test('an address that an author has written stands, and its twin is told where it is written', () => {
  const { addresses, told } = read(
    { 'x/a.md': '# A', 'y/a.md': '# B', 'z/a.md': '# C' },
    {
      categories: {
        x: generated({ label: 'Langages' }),
        y: generated({ file: 'docs/y/_category_.yml' }, { slug: '/category/langages' }),
        z: generated({ file: 'docs/z/_category_.yml' }, { slug: '/category/langages' }),
      },
    },
  )
  expect(addresses).toEqual(['/category/langages-1/', '/category/langages/'])
  expect(told).toEqual([
    'docs/z/_category_.yml: the address /category/langages/ of the category "z" is already that of the category "y", which is shown there\n    Only one can have it: give one of them another `slug`, or take the redirect away.',
  ])
})
