/** Paths that `rewrites` of VitePress give to pages. */

import { expect, test } from 'vitest'
import { rewritesOf } from './vitepressRewrites.ts'

test.each([
  [{ 'a.md': 'b/a.md' }, 'a.md', 'b/a.md'],
  [{ 'en/:rest*': ':rest*' }, 'en/guide/a.md', 'guide/a.md'],
  [{ 'en/:rest*': ':rest*' }, 'fr/guide/a.md', 'fr/guide/a.md'],
  [{ 'packages/:pkg/src/:slug*': ':pkg/:slug*' }, 'packages/un/src/a/b.md', 'un/a/b.md'],
  [{ 'packages/:pkg/src/(.*)': ':pkg/index.md' }, 'packages/un/src/a.md', 'un/index.md'],
  [{ ':lang(en|fr)/:page.md': 'docs/:page.md' }, 'fr/a.md', 'docs/a.md'],
  [(file: string) => file.replace(/^en\//, ''), 'en/a.md', 'a.md'],
  [undefined, 'a.md', 'a.md'],
])('%j: %s → %s', (rewrites, file, expected) => {
  expect(rewritesOf(rewrites)(file)).toBe(expected)
})
