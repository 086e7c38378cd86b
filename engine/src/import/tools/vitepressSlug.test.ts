import { expect, test } from 'vitest'
import type { ImportNote } from '../importPlan.ts'
import { ownSlug } from './vitepressSlug.ts'

const slugOf = (slugify: unknown) => {
  const notes: ImportNote[] = []
  const slug = ownSlug({ markdown: { anchor: { slugify } } }, notes, '.vitepress/config.ts')
  return { slug, told: notes.map(({ text }) => text) }
}

test('a function of ids is read where it gives text; any other is told', () => {
  const { slug, told } = slugOf((text: string) => text.toLowerCase().replaceAll(' ', '_'))
  expect([slug?.('A b'), told]).toEqual(['a_b', []])
  for (const unread of ['slugify', () => 3, {}])
    expect(slugOf(unread)).toEqual({ slug: undefined, told: ['markdown.anchor.slugify'] })
})

test('where none is given, nothing is told', () => {
  expect(slugOf(undefined)).toEqual({ slug: undefined, told: [] })
})
