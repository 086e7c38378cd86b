import { expect, test } from 'vitest'
import type { Hit } from '../../search/searchDocument.ts'
import { filterHits, labelsOf } from './resultFilter.ts'

const hits = [
  hit(1, ['ssl', 'élan'], ['Plesk']),
  hit(2, ['mysql'], ['Plesk', 'Bases']),
  hit(3, [], []),
]
const idsOf = (kept: readonly Hit[]) => kept.map(({ document }) => document.id)

test('a tag and a category keep what has both; empty keeps all', () => {
  expect(idsOf(filterHits(hits, { tag: '', category: '' }))).toEqual([1, 2, 3])
  expect(idsOf(filterHits(hits, { tag: 'ssl', category: '' }))).toEqual([1])
  expect(idsOf(filterHits(hits, { tag: '', category: 'Plesk' }))).toEqual([1, 2])
  expect(idsOf(filterHits(hits, { tag: 'ssl', category: 'Bases' }))).toEqual([])
})

test('labels are each given once, as French sorts them', () => {
  expect(labelsOf(hits)).toEqual({ tags: ['élan', 'mysql', 'ssl'], categories: ['Bases', 'Plesk'] })
})

function hit(id: number, tags: readonly string[], sidebarParentCategories: readonly string[]): Hit {
  return {
    score: 1,
    terms: [],
    otherTerms: [],
    document: {
      id,
      pageTitle: 'Page',
      sectionTitle: 'Section',
      sectionRoute: `/${id}/`,
      tags,
      sidebarParentCategories,
      excerpt: '',
    },
  }
}
