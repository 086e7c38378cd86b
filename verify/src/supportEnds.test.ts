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
    'PHP 8.4 et PHP 8.21\nFROM php:8.2-apache\nimage: node:20\nsudo apt install php8.2-fpm\n'
  const days = { today: '2026-11-25', until: '2027-02-25' }
  expect(endingVersions({ file: 'site/docs/a.md', text }, supportEnds(table), days)).toEqual([
    'site/docs/a.md:2: PHP 8.2 ends on 2026-12-31: name a version that is kept up',
    'site/docs/a.md:3: Node 20 has had no correction since 2026-04-30: name a version that is kept up',
    'site/docs/a.md:4: PHP 8.2 ends on 2026-12-31: name a version that is kept up',
  ])
})
