import { expect, test } from 'vitest'

import type { PageResult } from './guidePage.ts'
import { guidePageOf } from './readPage.ts'
import { formatPage, formatTotal } from './report.ts'

const page = guidePageOf('docs/a.md', '```bash\nid\n```\n')
const green: PageResult = {
  page,
  verdicts: [
    { verdict: 'executed' },
    { verdict: 'compared' },
    { verdict: 'checked' },
    { verdict: 'skipped', reason: 'x' },
  ],
  failures: [],
  seconds: 1.26,
}
const red: PageResult = {
  ...green,
  verdicts: [{ verdict: 'failed' }],
  failures: [{ file: 'docs/a.md', line: 3, message: 'exits 1', detail: 'one\ntwo' }],
}
const notRun: PageResult = {
  ...green,
  verdicts: [],
  notRun: 'root is required to make the sandbox',
}

test('a page that passed is one line', () => {
  expect(formatPage(green, { shownFolder: 'site' })).toBe(
    '✓ docs/a.md (Debian 13): 1 executed, 1 checked, 1 skipped, 1.3 s',
  )
})

test('a failure is told with its file, its line and what was seen', () => {
  expect(formatPage(red, { shownFolder: 'site' }))
    .toBe(`✗ docs/a.md (Debian 13): 0 executed, 0 checked, 0 skipped, 1 failed, 1.3 s
  site/docs/a.md:3: exits 1
      one
      two`)
})

test('a page that could not be run is never called passed', () => {
  expect(formatPage(notRun, { shownFolder: 'site' })).toBe(
    '- docs/a.md (Debian 13): not run: root is required to make the sandbox',
  )
})

test('the last line counts what was run, and what was not', () => {
  expect(formatTotal([green, red], { release: '13', seconds: 61.4 })).toBe(
    'verify: debian=13 pages=2 executed=1 checked=1 skipped=1 failed=1 seconds=61',
  )
  expect(formatTotal([green, notRun], { release: '13', seconds: 1 })).toContain('notrun=1')
})

test('what a block printed is shown when asked for', () => {
  expect(
    formatPage(green, { shownFolder: '', outputs: new Map([[0, 'uid=0(root)\n']]) }),
  ).toContain('  line 1 prints:\n      uid=0(root)')
})
