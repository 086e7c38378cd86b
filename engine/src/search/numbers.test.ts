import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './numbers.ts'

test('numbers come back as they were, through JSON', () => {
  const values = [
    ...Array.from({ length: 300 }, (_, i) => i),
    49_999,
    50_000,
    50_001,
    1_000_000,
    2_400_000_000,
  ]
  const packed = JSON.parse(JSON.stringify(packNumbers(values))) as string
  expect([...unpackNumbers(packed)]).toEqual(values)
})

test('small numbers cost one plain character each', () => {
  expect(JSON.stringify(packNumbers(Array.from({ length: 91 }, (_, i) => i)))).toHaveLength(91 + 2)
})

test('no character breaks the text it is stored in', () => {
  const all = packNumbers(Array.from({ length: 50_000 }, (_, i) => i))
  expect(all).not.toMatch(/[\uD800-\uDFFF]/)
  expect(JSON.stringify(all)).toHaveLength(all.length + 2)
})
