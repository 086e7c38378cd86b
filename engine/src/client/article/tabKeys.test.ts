import { expect, test } from 'vitest'
import { tabAfterKey } from './tabKeys.ts'

test.each([
  ['ArrowRight', 'debian', 'ubuntu'],
  ['ArrowRight', 'alma', 'debian'],
  ['ArrowLeft', 'ubuntu', 'debian'],
  ['ArrowLeft', 'debian', 'alma'],
  ['Home', 'alma', 'debian'],
  ['End', 'debian', 'alma'],
  ['Enter', 'debian', undefined],
  ['ArrowDown', 'debian', undefined],
])('%s on %s leads to %s', (key, focused, next) => {
  expect(tabAfterKey(key, ['debian', 'ubuntu', 'alma'], focused)).toBe(next)
})
