import { expect, test } from 'vitest'
import type { Hit } from '../../search/searchDocument.ts'
import { groupHits } from './resultGroups.ts'

test('sections of one page stand together, where the best of them was', () => {
  const groups = groupHits([hit('/a/#un'), hit('/b/'), hit('/a/'), hit('/b/#deux')])
  expect(
    groups.map(({ href, hits }) => [href, hits.map((each) => each.document.sectionRoute)]),
  ).toEqual([
    ['/a/', ['/a/#un', '/a/']],
    ['/b/', ['/b/', '/b/#deux']],
  ])
})

test('a trail goes from the outermost category in', () => {
  expect(groupHits([hit('/a/')])[0]?.trail).toEqual(['Dehors', 'Dedans'])
})

function hit(sectionRoute: string): Hit {
  return {
    score: 1,
    terms: [],
    otherTerms: [],
    document: {
      id: 1,
      pageTitle: 'Page',
      sectionTitle: 'Section',
      sectionRoute,
      tags: [],
      sidebarParentCategories: ['Dedans', 'Dehors'],
      excerpt: '',
    },
  }
}
