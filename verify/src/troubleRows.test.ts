import { expect, test } from 'vitest'

import { guidePageOf } from './readPage.ts'

test('the rows under « Dépannage » are read with their line, their messages and their words', () => {
  const page = guidePageOf(
    'docs/a.md',
    `# A

| Ce que vous voyez |
|---|
| \`not here\` |

## Dépannage

| Ce que vous voyez | Cause | Remède |
|---|---|---|
| \`503\` et \`AH02454: <socket>\` | Pool arrêté | \`systemctl start php\` |
| \`a \\| b\` | x | y |
| L'écran reste blanc | x | non reproduit |
| \`old words\` (Debian 12) ou \`new words\` (Debian 13) | x | y |
| \`gone\` (Debian 12) | x | y |

## Voir aussi
`,
  )
  expect(page.rows).toEqual([
    {
      line: 11,
      messages: ['503', 'AH02454: <socket>'],
      others: [],
      words: '503 et AH02454: <socket>',
      notReproduced: false,
    },
    { line: 12, messages: ['a | b'], others: [], words: 'a | b', notReproduced: false },
    { line: 13, messages: [], others: [], words: "L'écran reste blanc", notReproduced: true },
    {
      line: 14,
      messages: ['new words'],
      others: ['old words'],
      words: 'old words (Debian 12) ou new words (Debian 13)',
      notReproduced: false,
    },
    { line: 15, messages: [], others: ['gone'], words: 'gone (Debian 12)', notReproduced: true },
  ])
})
