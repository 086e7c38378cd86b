import { expect, test } from 'vitest'
import { linkAfterKey } from './dropdownKeys.ts'

test.each([
  ['ArrowDown', -1, 0, 'opens on the first link'],
  ['ArrowUp', -1, 2, 'opens on the last link'],
  ['ArrowDown', 0, 1, 'goes down'],
  ['ArrowDown', 2, 0, 'goes round at the end'],
  ['ArrowUp', 0, 2, 'goes round at the start'],
  ['Home', 2, 0, 'goes to the first'],
  ['End', 0, 2, 'goes to the last'],
  ['Home', -1, undefined, 'belongs to the page while the button has the focus'],
  ['Tab', 1, undefined, 'moves on as everywhere'],
  ['a', 1, undefined, 'is left to the browser'],
] as const)('%s with the focus at %i: %j: %s', (...row) => {
  const [key, focused, index] = row
  expect(linkAfterKey(key, focused, 3)).toBe(index)
})
