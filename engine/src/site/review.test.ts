import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { docPageAt, siteOf, threeVersions } from '../testing/siteOf.ts'
import { overdueReviews } from './review.ts'

const doc = '---\ntitle: A\nnext_review: { date: 2027-05-01, owner: équipe web }\n---\n'
const told = (now: string, text: string) =>
  overdueReviews(siteOf({ 'a.md': text }).site, Date.parse(now)).map(formatProblem)

test('a review is overdue once its day is over, and the author is told whose it is', () => {
  expect(told('2027-05-01T23:59:59Z', doc)).toEqual([])
  expect(told('2027-05-02T00:00:00Z', doc)).toEqual([
    'docs/a.md:3: to be reviewed before 2027-05-01 (équipe web)\n    Review the page, then write when it is to be reviewed next.',
  ])
})

test('a review may have no owner', () => {
  const [problem] = told('2028-01-01', '---\nnext_review:\n  date: 2027-05-01\n---\n# A')
  expect(problem).toContain('docs/a.md:2: to be reviewed before 2027-05-01\n')
})

test('a page says when it is to be reviewed, and by whom', () => {
  const { review } = docPageAt(siteOf({ 'a.md': doc }), '/a/')
  expect(review).toEqual({ isoDay: '2027-05-01', owner: 'équipe web' })
  expect(docPageAt(siteOf({ 'b.md': '# B' }), '/b/').review).toBeUndefined()
})

test('only the latest version is reviewed', () => {
  const versions = { '2.0': { 'a.md': doc }, '1.0': { 'a.md': doc } }
  const compiled = siteOf({ 'a.md': doc }, { ...threeVersions, versions })
  expect(docPageAt(compiled, '/a/').review).toBeDefined()
  expect(docPageAt(compiled, '/1.0/a/').review).toBeUndefined()
  expect(docPageAt(compiled, '/next/a/').review).toBeUndefined()
  expect(overdueReviews(compiled.site, Date.parse('2028-01-01'))).toHaveLength(1)
})
