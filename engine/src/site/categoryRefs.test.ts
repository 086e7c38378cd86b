import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { type SiteInput, siteOf, threeVersions } from '../testing/siteOf.ts'

const docs = { 'c/connu.md': '# Connu', 'c/secret.md': '---\ndraft: true\n---\n# Secret' }
const file = 'docs/c/_category_.json'
const sidebarsOf = (image: string) => ({
  docs: {
    sidebars: {
      guides: [
        {
          type: 'category' as const,
          label: 'Été',
          items: ['c/connu'],
          link: { type: 'generated-index' as const, image },
        },
      ],
    },
  },
})

const siteWith = (input: SiteInput) => siteOf(docs, { files: ['partage.png'], ...input })
const told = (input: SiteInput) => siteWith(input).problems.map(formatProblem)
const imageOf = (input: SiteInput) =>
  siteWith(input)
    .plans.find(({ path }) => path === '/category/été/')
    ?.make().image

test('a category file that names a doc that is not there is told, a draft is not', () => {
  const linkTo = (id: string) => ({ c: { file, link: { type: 'doc' as const, id } } })
  expect(told({ categories: linkTo('c/connu') })).toEqual([])
  expect(told({ categories: linkTo('c/secret') })).toEqual([])
  expect(told({ categories: linkTo('c/inconnu') })).toEqual([
    `${file}: link.id: no doc has the id "c/inconnu" in version "current"
    Did you mean "c/connu"? The ids are c/connu.`,
  ])
})

const category = (image: string) => ({
  c: { file, label: 'Été', link: { type: 'generated-index' as const, image } },
})

test('the page of a category has the image that its file or the sidebars name', () => {
  const shared = 'https://docs.exemple.example/assets/partage.png'
  expect(imageOf({ categories: category('partage.png') })).toBe(shared)
  expect(imageOf({ config: sidebarsOf('partage.png') })).toBe(shared)
  const elsewhere = 'https://exemple.example/a.png'
  expect(imageOf({ categories: category(elsewhere) })).toBe(elsewhere)
  expect(told({ categories: category(elsewhere) })).toEqual([])
  expect(told({ config: sidebarsOf('partage.png') })).toEqual([])
})

const hint = 'Its path is relative to this file; a path that starts with / is in the static folder.'

test('an image of a category that is not there is told where it is named', () => {
  expect(imageOf({ categories: category('absente.png') })).toBeUndefined()
  expect(told({ categories: category('absente.png') })).toEqual([
    `${file}: link.image: no image absente.png\n    ${hint}`,
  ])
})

test('an image that the sidebars name is told once, whatever the versions', () => {
  const { docs: versioned } = threeVersions.config
  const config = { docs: { ...versioned, ...sidebarsOf('absente.png').docs } }
  expect(told({ config, versions: { '2.0': docs, '1.0': docs } })).toEqual([
    `lucarne.config.ts: docs.sidebars.guides[0].link.image: no image absente.png\n    ${hint}`,
  ])
})
