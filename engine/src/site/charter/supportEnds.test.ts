import { expect, test } from 'vitest'

import { endingVersions, supportEnds } from './supportEnds.ts'

const table = `| Programme | Version | Fin des corrections | Chez |
|---|---|---|---|
| PHP | 8.2 | 2026-12-31 | PHP |
| PHP | 8.4 | 2028-12-31 | PHP |
| Node | 20 | 2026-04-30 | Node.js |
`

test('the rows that readers see are those of the check', () => {
  expect(supportEnds(table)).toEqual([
    { name: 'PHP', version: '8.2', end: '2026-12-31' },
    { name: 'PHP', version: '8.4', end: '2028-12-31' },
    { name: 'Node', version: '20', end: '2026-04-30' },
  ])
})

test('a version that is past or near its end is told with its line, however it is written', () => {
  const text =
    'PHP 8.4 et PHP 8.21\nFROM php:8.2-apache\nimage: node:20\nphp8.2-fpm\nPHP 8.2 : [sa fin](/Versions)'
  const days = { today: '2026-11-25', until: '2027-02-25', table: '/Versions' }
  expect(endingVersions(text, supportEnds(table), days)).toMatchObject([
    { line: 2, name: 'PHP', version: '8.2', isPast: false },
    { line: 3, name: 'Node', version: '20', isPast: true },
    { line: 4, name: 'PHP', version: '8.2', isPast: false },
  ])
})
