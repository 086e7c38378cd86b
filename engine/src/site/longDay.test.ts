import { expect, test } from 'vitest'
import { longDayOf } from './longDay.ts'

test.each([
  ['2027-05-01', 'fr', '1er~mai~2027'],
  ['2027-05-01', 'fr-CA', '1er~mai~2027'],
  ['2027-08-11', 'fr', '11~août~2027'],
  ['2027-05-01', 'en', 'May~1,~2027'],
])('%s in %s is written %s', (isoDay, htmlLang, written) => {
  expect(longDayOf(isoDay, htmlLang).replaceAll('\u00A0', '~')).toBe(written)
})
