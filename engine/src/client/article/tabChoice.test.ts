import { expect, test } from 'vitest'
import { firstTabOf, tabAskedBy } from './tabChoice.ts'

const tab = (value: string, isDefault = false) => ({ value, isDefault })

test.each([
  ['the first', [tab('a'), tab('b')], null, 'a'],
  ['the author’s', [tab('a'), tab('b', true)], null, 'b'],
  ['the reader’s, before the author’s', [tab('a'), tab('b', true), tab('c')], 'c', 'c'],
  [
    'the author’s, where the reader’s choice is of another page',
    [tab('a'), tab('b', true)],
    'z',
    'b',
  ],
  ['none of no tab', [], 'a', ''],
])('a set shows %s', (_, tabs, chosen, shown) => expect(firstTabOf(tabs, chosen)).toBe(shown))

test.each([
  ['?os=linux&x=1', 'os', 'linux'],
  ['?x=1', 'os', ''],
  ['?undefined=linux', undefined, ''],
  ['', 'os', ''],
])('%s asks of the set of %s: %j', (search, parameter, value) => {
  expect(tabAskedBy(search, parameter)).toBe(value)
})
