import { expect, test } from 'vitest'

import { benchPageOf } from './readPage.ts'

test('the rows under « Dépannage » are read with their line, their messages and their words', () => {
  const page = benchPageOf(
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

## Voir aussi
`,
  )
  expect(page.rows).toEqual([
    {
      line: 11,
      messages: ['503', 'AH02454: <socket>'],
      words: '503 et AH02454: <socket>',
      notReproduced: false,
    },
    { line: 12, messages: ['a | b'], words: 'a | b', notReproduced: false },
    { line: 13, messages: [], words: "L'écran reste blanc", notReproduced: true },
  ])
})
