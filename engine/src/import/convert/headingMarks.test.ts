/** Ids of headings between marks of the site's own. */

import { expect, test } from 'vitest'
import { withOurMarks } from './headingMarks.ts'

test.each([
  ['## Un %{#one}%', '## Un {#one}'],
  ['## Un', '## Un'],
  ['#### Retour {valeur}', '#### Retour \\{valeur}'],
  ['```\n## Un %{#one}%\n```', '```\n## Un %{#one}%\n```'],
])('%j', (text, expected) => {
  expect(withOurMarks(text, { leftDelimiter: '%{', rightDelimiter: '}%' })).toBe(expected)
  expect(withOurMarks(text, {})).toBe(text)
})
