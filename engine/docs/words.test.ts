/** `words.md` against the words of the engine: each key and its French, and none that does not exist. */

import { expect, test } from 'vitest'
import { articleWordsOf } from '../src/content/articleWords.ts'
import { pageWordsOf } from '../src/theme/pageWords.ts'
import { readPage } from '../src/testing/referencePage.ts'

test('the tables have every word, as it is shown to readers', () => {
  const rows = readPage('words.md').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)
  const shown = [...rows].map(([, key = '', word = '']) => [key, word])
  expect(Object.fromEntries(shown)).toEqual({ ...pageWordsOf({}), ...articleWordsOf({}) })
})
