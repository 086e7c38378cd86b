import { afterEach, expect, test } from 'vitest'
import { docPageAt, siteOf } from '../testing/siteOf.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ']
  else process.env['TZ'] = TZ
})

test.each([
  ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ['2026-03-02T10:30', '2026-03-02T10:30:00.000Z'],
  ['"2026-03-02 10:30:15"', '2026-03-02T10:30:15.000Z'],
  ['2026-03-02T10:30:00+02:00', '2026-03-02T08:30:00.000Z'],
])('a date stated as %s is the same wherever the site is built', (date, isoDate) => {
  process.env['TZ'] = 'Asia/Tokyo'
  const site = siteOf({ 'a.md': `---\nlast_update: { date: ${date} }\n---\n# A\n` })
  expect(docPageAt(site, '/a/').updated).toEqual({ isoDate })
})
