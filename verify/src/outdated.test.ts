import { expect, test } from 'vitest'

import { changedLines, outdatedPages } from './outdated.ts'

test('a page is outdated when a package it ran with has another version today', () => {
  const passed = [
    { file: 'docs/a.md', packages: [['haproxy', '2.6.12-1+deb12u4'] as const] },
    {
      file: 'docs/b.md',
      packages: [['curl', '8.14.1-2'] as const, ['gone', '1.0'] as const],
    },
  ]
  const offered = new Map([
    ['haproxy', '2.6.12-1+deb12u4'],
    ['curl', '8.14.1-2+deb13u1'],
  ])
  expect(changedLines(passed, offered)).toEqual([
    'docs/b.md: curl 8.14.1-2 → 8.14.1-2+deb13u1, gone 1.0 → not offered',
  ])
})

test('without the root of a release, nothing is compared, and the command that makes it is named', async () => {
  const release = { number: '13', codename: 'trixie', root: '/nonexistent/root' }
  await expect(outdatedPages([], {}, release)).rejects.toThrow(
    'there is no root of Debian 13: `lucarne-verify SITE --provide` makes it',
  )
})
