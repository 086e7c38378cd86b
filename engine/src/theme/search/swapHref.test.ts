import { expect, test } from 'vitest'
import { isForElsewhere } from './swapHref.ts'

const press = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false }
const isElsewhere = (changed: object) =>
  isForElsewhere({ ...press, ...changed } as Parameters<typeof isForElsewhere>[0])

test('a press with the middle button or with one key opens elsewhere; a plain one, here', () => {
  expect(isElsewhere({})).toBe(false)
  expect(isElsewhere({ button: 2 })).toBe(false)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(isElsewhere({ [key]: true })).toBe(true)
  expect(isElsewhere({ button: 1 })).toBe(true)
})
