import { expect, test } from 'vitest'
import { isCircle } from './fullLoad.ts'

test.each([
  { last: null, isIt: false },
  { last: 'nonsense', isIt: false },
  { last: '1000 /Apache/', isIt: true },
  { last: '1000 /mysql/', isIt: false },
  { last: '1 /Apache/', isIt: false },
])('a load of /Apache/ at 10 s after "$last" is a circle: $isIt', ({ last, isIt }) => {
  expect(isCircle(last, '/Apache/', 10_001)).toBe(isIt)
})
