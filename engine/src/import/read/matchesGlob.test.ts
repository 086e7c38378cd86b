import { expect, test } from 'vitest'
import { matchesGlob } from './matchesGlob.ts'

test.each([
  ['**/README.md', 'README.md', true],
  ['**/README.md', 'a/b/README.md', true],
  ['**/README.md', 'a/XREADME.md', false],
  ['drafts/**', 'drafts/a/b.md', true],
  ['drafts/**', 'a/drafts/b.md', false],
  ['./a/*.md', 'a/b.md', true],
  ['a/*.md', 'a/b/c.md', false],
  ['{a,b}/?.md', 'b/c.md', true],
  ['{a,b}/?.md', 'b/cc.md', false],
  ['?.md', '/.md', false],
  ['a.md', 'aXmd', false],
  ['a/**/b', 'a/b', true],
  ['a/**/b', 'a/x/y/b', true],
  ['a/**/b', 'axb', false],
  ['', '', true],
  ['***', 'a/b', true],
])('%s holds %s: %s', (glob, file, expected) => {
  expect(matchesGlob(glob, file)).toBe(expected)
})

test('stars without end take no power of their number', () => {
  const deep = 'a/'.repeat(200)
  expect(matchesGlob(`${'**/'.repeat(200)}${'*a'.repeat(200)}b`, `${deep}${'a'.repeat(400)}`)).toBe(
    false,
  )
  expect(matchesGlob('**/*/'.repeat(100) + 'x', deep)).toBe(false)
})
