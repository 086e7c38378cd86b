/** `words.md` against the words of the engine: each key, its French and its English, and none that does not exist. */

import { expect, test } from 'vitest'
import { readReferencePage } from '../src/testing/referencePage.ts'
import { english } from '../src/words/en.ts'
import { french } from '../src/words/fr.ts'
import type { WordTable } from '../src/words/wordTable.ts'

const rows = [...readReferencePage('words.md').matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)]
/** A `|` of a word is written `\|` in a table. */
const columnOf = (column: 2 | 3) =>
  Object.fromEntries(rows.map((row) => [row[1], row[column]?.replaceAll('\\|', '|')]))
const flat = ({ app, page, article }: WordTable) => ({ ...app, ...page, ...article })

test('the tables have every word, as it is shown to readers', () => {
  expect(columnOf(2)).toEqual(flat(french))
  expect(columnOf(3)).toEqual(flat(english))
})
