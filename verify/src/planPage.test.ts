import { expect, test } from 'vitest'

import { planPage } from './planPage.ts'
import { guidePageOf } from './readPage.ts'

const planMarkdown = (markdown: string) => planPage(guidePageOf('docs/a.md', markdown).blocks, '13')
const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\`\n`

test.each<[string, object]>([
  [
    'haproxy title="/etc/haproxy/haproxy.cfg"',
    { kind: 'file', path: '/etc/haproxy/haproxy.cfg', rights: [], account: 'root' },
  ],
  [
    'ini title="/root/.my.cnf" droits="600 root:root"',
    { kind: 'file', rights: ['600', 'root:root'] },
  ],
  [
    'text title="~/.ssh/config" compte="agence"',
    { kind: 'file', path: '~/.ssh/config', account: 'agence' },
  ],
  ['bash title="/usr/local/bin/sauver"', { kind: 'file', path: '/usr/local/bin/sauver' }],
  ['ini title="/etc/php.ini (extrait)"', { kind: 'extract', path: '/etc/php.ini' }],
  ['bash', { kind: 'bash', account: 'root' }],
  ['bash compte="agence"', { kind: 'bash', account: 'agence' }],
  ['bash echec="Syntax error"', { kind: 'bash', failure: 'Syntax error' }],
  ['bash echec=\'said "no"\'', { kind: 'bash', failure: 'said "no"' }],
  ['sql base="boutique"', { kind: 'sql', database: 'boutique' }],
  ['yaml controle="compose"', { kind: 'check', control: 'compose' }],
  [
    'yaml title="/srv/app/compose.yml" controle="compose"',
    { kind: 'check', file: expect.objectContaining({ path: '/srv/app/compose.yml' }) },
  ],
  ['bash skip="service en ligne"', { kind: 'skip', reason: 'service en ligne' }],
  ['text title="Modèle de message"', { kind: 'illustration' }],
  ['bash skip', { kind: 'unclear', message: 'skip needs a reason: skip="…"' }],
  ['bash echec', { kind: 'unclear', message: 'echec needs the text to fail with: echec="…"' }],
  [
    'text',
    {
      kind: 'unclear',
      message: 'a text block needs title="Sortie attendue", a title of its own, or skip="…"',
    },
  ],
  [
    'json',
    {
      kind: 'unclear',
      message:
        'nothing says what to do with this json block: give it a path as title, controle or skip',
    },
  ],
  [
    'text title="Sortie attendue"',
    { kind: 'unclear', message: 'no executed block stands before this expected output' },
  ],
])('```%s is understood', (info, step) => {
  expect(planMarkdown(fence(info))).toEqual([expect.objectContaining(step)])
})

test('an expected output belongs to the command just before it, prose between them or not', () => {
  const plan = planMarkdown(
    `${fence('bash', 'id')}\nEt voici :\n\n${fence('text title="Sortie attendue"')}`,
  )
  expect(plan[1]).toMatchObject({ kind: 'expected', of: { index: 0 } })
})

test('an expected output after a file belongs to no command', () => {
  const plan = planMarkdown(
    `${fence('bash')}${fence('ini title="/etc/x"')}${fence('text title="Sortie attendue"')}`,
  )
  expect(plan.map((step) => step.kind)).toEqual(['bash', 'file', 'unclear'])
})
