import { expect, test } from 'vitest'
import { copyMarkdown } from './markdownCopy.ts'

const copyWithLinks = (text: string) =>
  copyMarkdown(
    { file: 'docs/a.md', text },
    {
      addressOf: (typed) => (typed.startsWith('/') ? `https://docs.example${typed}.md` : undefined),
    },
  )

test('a copy says what components say, without their marks', () => {
  expect(
    copyWithLinks(`::::cards
:::card[Un *titre*]{href="/a"}
Texte
:::
::::

::link-card[Tags]{href="/tags" description="Par sujet."}

:::steps
1. Un [lien](/b)
:::

Un :badge[Neuf]{type=tip} :icon[check]{label="oui"} mot.

:::note[Titre]
Texte
:::`),
  ).toBe(`[Un *titre*](https://docs.example/a.md)
Texte

[Tags](https://docs.example/tags.md) — Par sujet.

1. Un [lien](https://docs.example/b.md)

Un Neuf oui mot.

:::note[Titre]
Texte
:::`)
})
