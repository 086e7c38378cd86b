import { expect, test } from 'vitest'
import { docsOf } from '../testing/docsOf.ts'
import { fillMarks } from './doc.ts'

const page = `# A

Un [lien](b.md), \`code\` et **gras <b>brut</b>**[^1].

:::note Titre
- x
  - [ ] y
:::

| a | b |
|---|---|
| c | <i>d</i> |

\`\`\`bash title="/etc/x"
echo "<b>"
\`\`\`

<details>
<summary>e</summary>

<svg viewBox="0 0 1 1"><g><path d="M0"/></g></svg>

</details>

[^1]: f
`
const pieces =
  '<div> </div> <b> </b> <!-- --> { } :::note\n ::: ``` |a|\n|-| [^1] [a](b.md) ![](c) <Tabs> </Tabs> <TabItem> {#i} # - > \t " \' <td> </p> <svg> </svg> \0 <a\thref="x &amp; ** ` ~~ --- \n'.split(
    ' ',
  )

/** The same texts on every run. */
function* brokenTexts(count: number): Generator<string> {
  let seed = 7
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return seed % limit
  }
  for (let made = 0; made < count; made += 1) {
    let text = page.slice(below(page.length))
    for (let cuts = below(8); cuts >= 0; cuts -= 1) {
      const at = below(text.length + 1)
      text = text.slice(0, at) + pieces[below(pieces.length)] + text.slice(at)
    }
    yield text
  }
}

test('no text, however broken, throws, loses a mark, or leaves an element open', () => {
  let count = 0
  for (const text of brokenTexts(1500))
    for (const doc of docsOf({ 'a.md': text, 'b.mdx': text })) {
      count += 1
      const known = (values: readonly unknown[]) => (index: number) => {
        if (!(index in values)) throw new Error(`A mark stands for nothing in ${text}`)
        return ''
      }
      const html = fillMarks(doc.html, { ref: known(doc.refs), block: known(doc.blocks) })
      expect(openElements(html), text).toEqual([])
    }
  expect(count).toBe(3000)
})

const VOID = /^(?:br|hr|img|input|area|base|col|embed|link|meta|source|track|wbr)$/

/** Elements left open, or closed out of order. */
function openElements(html: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', slash] of html
    .toLowerCase()
    .matchAll(/<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/g)) {
    const inDrawing = open.includes('svg')
    if (VOID.test(name) || (slash && inDrawing)) continue
    if (!closing) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [...open, `/${name}`]
  }
  return open
}
