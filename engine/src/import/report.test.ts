import { expect, test } from 'vitest'
import { printReport } from './report.ts'

const report = (count: number) =>
  printReport({
    tool: 'mkdocs',
    pages: 1,
    unchanged: 0,
    slugs: 0,
    redirects: 0,
    files: 0,
    notes: Array.from({ length: count }, (_, index) => ({
      level: 'dropped' as const,
      kind: `kind ${index}`,
      file: 'a.md',
    })),
  })

test('of the kinds of a level, twelve are shown, and the others are counted', () => {
  expect(report(12)).not.toContain('more')
  expect(report(12)).toContain('kind 11')
  expect(report(15)).toContain('and 3 kinds more, in import-report.md')
  expect(report(15)).not.toContain('kind 12')
})
