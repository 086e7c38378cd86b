import { expect, test } from 'vitest'
import { dropdownMoveOf } from './dropdownKeys.ts'

const to = (index: number) => ({ kind: 'focus', index }) as const

test.each([
  ['ArrowDown', -1, to(0), 'opens on the first link'],
  ['ArrowUp', -1, to(2), 'opens on the last link'],
  ['ArrowDown', 0, to(1), 'goes down'],
  ['ArrowDown', 2, to(0), 'goes round at the end'],
  ['ArrowUp', 0, to(2), 'goes round at the start'],
  ['Home', 2, to(0), 'goes to the first'],
  ['End', 0, to(2), 'goes to the last'],
  ['Home', -1, undefined, 'belongs to the page while the button has the focus'],
  ['Escape', 1, { kind: 'close' }, 'closes'],
  ['Tab', 1, undefined, 'moves on as everywhere'],
  ['a', 1, undefined, 'is left to the browser'],
] as const)('%s with the focus at %i: %j: %s', (...row) => {
  const [key, focused, move] = row
  expect(dropdownMoveOf(key, focused, 3)).toEqual(move)
})
