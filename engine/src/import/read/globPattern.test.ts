import { expect, test } from 'vitest'
import { globPattern } from './globPattern.ts'

test.each([
  ['**/README.md', 'README.md', true],
  ['**/README.md', 'a/b/README.md', true],
  ['drafts/**', 'drafts/a/b.md', true],
  ['./a/*.md', 'a/b.md', true],
  ['a/*.md', 'a/b/c.md', false],
  ['{a,b}/?.md', 'b/c.md', true],
  ['a.md', 'aXmd', false],
])('%s holds %s: %s', (glob, file, expected) => {
  expect(globPattern(glob).test(file)).toBe(expected)
})
