import { expect, test } from 'vitest'
import { typographyOf } from './typographyNames.ts'

test.each([
  [true, 'fr', 'fr'],
  [true, 'de-CH', 'de'],
  [true, 'en', 'none'],
  [true, 'ja', 'none'],
  [false, 'fr', 'none'],
  ['en', 'fr', 'en'],
] as const)('typography %s of a page in %s: %s', (setting, htmlLang, rules) => {
  expect(typographyOf(setting, htmlLang)).toBe(rules)
})
