import { expect, test } from 'vitest'
import { isBackToTopShown, isNavbarShown } from './scrollState.ts'

const place = { navbarHeight: 56, windowHeight: 800, documentHeight: 4000 }

test.each([
  ['near the top it is always there', 0, 40, false, true],
  ['going down hides it', 500, 600, true, false],
  ['going up shows it', 600, 500, false, true],
  ['a scroll that does not move changes nothing', 600, 600, true, true],
  ['a bounce at the very end does not bring it back', 3190, 3180, false, false],
  ['nor takes it away', 3190, 3180, true, true],
])('the navbar: %s', (_, previousTop, top, wasShown, isShown) => {
  expect(isNavbarShown({ ...place, previousTop, top }, wasShown)).toBe(isShown)
})

test.each([
  ['is absent near the top', 400, 299, true, false],
  ['appears on the way up, from 300 px', 400, 300, false, true],
  ['goes away on the way down', 600, 700, true, false],
  ['stays while nothing moves', 700, 700, true, true],
])('the way back to the top: %s', (_, previousTop, top, wasShown, isShown) => {
  expect(isBackToTopShown({ ...place, previousTop, top }, wasShown)).toBe(isShown)
})
