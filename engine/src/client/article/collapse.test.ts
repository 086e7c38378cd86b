import { expect, test } from 'vitest'
import { collapseDurationMs } from './collapse.ts'

test.each([
  [0, 0],
  [36, 192],
  [200, 281],
  [1000, 440],
])('a content %i px high unfolds in %i ms', (heightPx, durationMs) => {
  expect(collapseDurationMs(heightPx)).toBe(durationMs)
})
