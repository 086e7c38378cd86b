import { expect, test } from 'vitest'
import { printable, printableLine } from './printable.ts'

test.each([
  ['\u001B]0;x\u0007\u001B[31m', '\\u001b]0;x\\u0007\\u001b[31m'],
  ['a\r\u009B2J\u007F', 'a\\u000d\\u009b2J\\u007f'],
  ['a\u202Egpj.md', 'a\\u202egpj.md'],
  ['l’été\n\t« 100 % » 検索 بحث 🔍', 'l’été\n\t« 100 % » 検索 بحث 🔍'],
])('%j is printed as %j', (text, shown) => expect(printable(text)).toBe(shown))

test('a name is one line', () => expect(printableLine('a\n\tb')).toBe('a\\u000a\\u0009b'))

test('a report stays JSON, and means the same', () => {
  const value = { file: 'a\u009B\u202E\u2028\u001B.md' }
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value)
})
