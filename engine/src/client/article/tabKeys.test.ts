import { expect, test } from 'vitest'
import { tabAfterKey } from './tabKeys.ts'

test.each([
  ['ArrowRight', 'debian', 'ubuntu', 'alma'],
  ['ArrowRight', 'alma', 'debian', 'ubuntu'],
  ['ArrowLeft', 'ubuntu', 'debian', 'alma'],
  ['ArrowLeft', 'debian', 'alma', 'ubuntu'],
  ['Home', 'alma', 'debian', 'debian'],
  ['End', 'debian', 'alma', 'alma'],
  ['Enter', 'debian', undefined, undefined],
  ['ArrowDown', 'debian', undefined, undefined],
])('%s on %s leads to %s, and to %s where the first is at the right', (key, focused, ...next) => {
  const tabs = ['debian', 'ubuntu', 'alma']
  const [fromLeft, fromRight] = [false, true].map((isFromRight) =>
    tabAfterKey(key, { tabs, focused, isFromRight }),
  )
  expect([fromLeft, fromRight]).toEqual(next)
})
