import { expect, test } from 'vitest'
import { localesOf } from '../testing/localesOf.ts'
import type { GitUpdate } from '../read/gitUpdates.ts'
import { formatTranslations, summaryOf, translationsOf } from './translations.ts'

const at = (isoDate: string): GitUpdate => ({ isoDate, author: 'A' })

test.each(['page', 'none'] as const)(
  'what a locale has translated is counted, and what is missing or out of date listed (fallback: %s)',
  (fallback) => {
    const { compiled } = localesOf(
      [
        { 'a.md': '# A', 'b.md': '# B', 'c/d.md': '# D' },
        { 'a.md': '# A', 'b.md': '# B', 'own.md': '# Own' },
      ],
      { i18n: { fallback } },
    )
    const [first, en] = compiled.map(({ site }) => site)
    if (!first || !en) throw new Error('There are not two locales')
    const updates = new Map([
      ['docs/a.md', at('2026-02-01T10:00:00+01:00')],
      // The same moment, said elsewhere: not older.
      ['i18n/en/docs/a.md', at('2026-02-01T09:00:00Z')],
      ['docs/b.md', at('2026-03-01T00:00:00Z')],
      ['i18n/en/docs/b.md', at('2026-02-28T23:59:59Z')],
    ])
    const found = translationsOf(en, first, updates)
    expect(summaryOf(found)).toBe('en: 2 of 3 pages translated, 1 missing, 1 out of date')
    expect(formatTranslations(found)).toEqual([
      '  missing      i18n/en/docs/c/d.md',
      '  out of date  i18n/en/docs/b.md, older than docs/b.md',
    ])
    expect(summaryOf(translationsOf(en, first, new Map()))).toBe(
      'en: 2 of 3 pages translated, 1 missing',
    )
  },
)
