import { expect, test } from 'vitest'
import { isCircle, isElsewhere } from './fullLoad.ts'

test.each([
  { last: null, isIt: false },
  { last: 'nonsense', isIt: false },
  { last: '1000 /Apache/', isIt: true },
  { last: '1000 /mysql/', isIt: false },
  { last: '1 /Apache/', isIt: false },
])('a load of /Apache/ at 10 s after "$last" is a circle: $isIt', ({ last, isIt }) => {
  expect(isCircle(last, '/Apache/', 10_001)).toBe(isIt)
})

test.each([
  { last: null, isIt: false },
  { last: '1 https://a.example/Apache/?q=1#b', isIt: false },
  { last: '1 /apache', isIt: false },
  { last: '1 /mysql/', isIt: true },
  { last: '1 https://a.example/1.0/Apache/', isIt: true },
])('at /Apache/, a reader sent to "$last" is elsewhere: $isIt', ({ last, isIt }) => {
  expect(isElsewhere(last, 'https://a.example/Apache/')).toBe(isIt)
})
