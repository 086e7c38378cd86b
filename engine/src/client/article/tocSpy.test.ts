import { expect, test } from 'vitest'
import { headingRead } from './tocSpy.ts'

const window = { navbarPx: 60, windowPx: 800, isAtEnd: false }

test.each([
  { seen: 'above the first heading', tops: [500, 900], read: -1 },
  { seen: 'the first heading in the upper half', tops: [300, 900], read: 0 },
  { seen: 'the text under the first heading', tops: [-200, 600], read: 0 },
  { seen: 'the second heading in the upper half', tops: [-200, 390], read: 1 },
  { seen: 'a heading right under the navbar', tops: [-200, 60, 100], read: 1 },
  { seen: 'the text under the last heading', tops: [-900, -200], read: 1 },
  { seen: 'a page without headings', tops: [], read: -1 },
])('$seen: $read', ({ tops, read }) => {
  expect(headingRead({ ...window, tops })).toBe(read)
})

test('at the end of the page the last heading is the one read, if it is seen', () => {
  expect(headingRead({ ...window, tops: [100, 500, 700], isAtEnd: true })).toBe(2)
  expect(headingRead({ ...window, tops: [100, 900], isAtEnd: true })).toBe(0)
})
