import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'
import { createHighlighter } from '../highlight/highlight.ts'
import { parseDoc } from '../parseDoc.ts'
import { highlightedIn } from './code.ts'

const blocksOf = (markdown: string) => docsOf({ 'a.md': markdown }).flatMap(({ blocks }) => blocks)

test('a block carries its language and its code', () => {
  expect(articleOf('```Bash\nls <a>\n```')).toBe(
    '<figure class="code" data-lang="bash"><pre><code>ls &lt;a&gt;\n</code></pre></figure>',
  )
  expect(articleOf('```\na\n```')).toBe('<figure class="code"><pre><code>a\n</code></pre></figure>')
})

test('a block with a line longer than the text may take room beside it', () => {
  const block = (line: string) => articleOf(`\`\`\`\nshort\n${line}\n\`\`\``)
  expect(block('x'.repeat(78))).toContain('<figure class="code wide">')
  expect(block('x'.repeat(77))).toContain('<figure class="code">')
  expect(block(`\t${'x'.repeat(74)}`)).toContain('<figure class="code wide">')
})

describe('the caption', () => {
  test('is the title, then what the reader must know before copying', () => {
    const fence = `bash title="/etc/l'eau" machine="l'ancien web1" droits="600 root:root" compte="agence" base="boutique" echec="Access denied"`
    expect(articleOf(`\`\`\`${fence}\na\n\`\`\``)).toContain(
      `<figcaption><span class="code-title code-path">/etc/l'eau</span> ` +
        '<span class="code-note">sur l’ancien web1</span> ' +
        '<span class="code-note">droits 600 root:root</span> ' +
        '<span class="code-note">sous le compte agence</span> ' +
        '<span class="code-note">base boutique</span> ' +
        '<span class="code-note">échoue volontairement</span></figcaption>',
    )
  })

  test('follows typography when it is a phrase', () => {
    expect(articleOf('```text title="Sortie attendue : l\'eau"\na\n```')).toContain(
      '<span class="code-title">Sortie attendue\u00A0: l’eau</span>',
    )
  })
})

test('in a sentence, an option is not cut after its dashes', () => {
  expect(articleOf('`a-b --no-owner -R <x>`')).toBe(
    '<p><code>a-b <span class="option">--no</span>-owner <span class="option">-R</span> &lt;x&gt;</code></p>',
  )
})

test('blocks are given to the bench as they were written, in order', () => {
  const text = `# A

\`\`\`haproxy title="/etc/haproxy/haproxy.cfg" skip='raison "a"' showLineNumbers
global
\`\`\`

- x

  ~~~SQL base=boutique {1,3-4}
  SELECT 1;
    -- deux
  ~~~
`
  expect(blocksOf(text)).toEqual([
    {
      index: 0,
      lang: 'haproxy',
      meta: { title: '/etc/haproxy/haproxy.cfg', skip: 'raison "a"', showLineNumbers: true },
      code: 'global\n',
      line: 3,
    },
    { index: 1, lang: 'sql', meta: { base: 'boutique' }, code: 'SELECT 1;\n  -- deux\n', line: 9 },
  ])
})

describe('highlighted lines', () => {
  const marked = (markdown: string) =>
    [...articleOf(markdown).matchAll(/<span class="line( marked)?">(.*)\n<\/span>/g)].map(
      ([, mark, line]) => (mark ? `>${line}` : line),
    )

  test.each([
    ['```js {2,4-5}\na\nb\nc\nd\ne\n```', ['a', '>b', 'c', '>d', '>e']],
    ['```js{1}\na\nb\n```', ['>a', 'b']],
    ['```js\na\n// highlight-next-line\nb\n```', ['a', '>b']],
    ['```bash\n# highlight-start\na\nb\n# highlight-end\nc\n```', ['>a', '>b', 'c']],
    ['```html\n<!-- highlight-next-line -->\na\nb\n```', ['>a', 'b']],
    ['```css\n/* highlight-next-line */\na\nb\n```', ['>a', 'b']],
    ['```sql\n-- highlight-next-line\na\nb\n```', ['>a', 'b']],
    ['```jsx\n{/* highlight-next-line */}\na\nb\n```', ['>a', 'b']],
    ['```ini\n; highlight-next-line\na\nb\n```', ['>a', 'b']],
    ['```tex\n% highlight-next-line\na\nb\n```', ['>a', 'b']],
    ['```inconnu\n  # highlight-next-line\na\nb\n```', ['>a', 'b']],
  ])('of %j', (markdown, lines) => {
    expect(marked(markdown)).toEqual(lines)
  })

  test('a range in braces makes the comments ordinary', () => {
    expect(marked('```bash {1}\n# highlight-next-line\na\n```')).toEqual([
      '>#' + ' highlight-next-line',
      'a',
    ])
  })

  test('the comments are not code to run', () => {
    expect(blocksOf('```bash\nls\n# highlight-next-line\npwd\n```')[0]?.code).toBe('ls\npwd\n')
  })
})

test('numbered lines carry their number', () => {
  expect(articleOf('```js showLineNumbers\na\nb\n```')).toContain(
    '<span class="line" data-line="1">a\n</span><span class="line" data-line="2">b\n</span>',
  )
  expect(articleOf('```js showLineNumbers=12\na\n```')).toContain('data-line="12"')
})

test.each([
  '# A\n\n```bash\nls\n\n## B\n',
  '# A\n\n````\nls\n```\n',
  '# A\n\n~~~\nls\n```\n',
  '# A\n\n```\n',
])('a block that is never closed is reported: %j', (text) => {
  expect(problemsOf(text)).toBe(
    `docs/a.md:3:1: This block of code is never closed: all that follows is in it.
    Close it with a line that has as many backquotes (or tildes) as the one that opens it.`,
  )
})

test.each([
  '```\nls\n```',
  '~~~\n```\n~~~~  \n',
  '> ```\n> ls\n> ```\n',
  '- a\n\n  ```\n  ls\n  ```\n',
  '   ```\n   ls\n ```\n',
  '    ```\n    ls\n',
])('a block that is closed, or only indented, is not: %j', (text) => {
  expect(problemsOf(text)).toBe('')
})

test('an unknown language is shown plain and reported', async () => {
  const { highlight, load } = createHighlighter()
  await load(['bash', 'klingon', 'text'])
  const text = '```klingon\nnuqneH <b>\n```\n\n```text\na\n```\n\n```bash\nls\n```'
  expect(problemsOf(text, 'a.md', { highlight })).toBe(
    `docs/a.md:1:1: Unknown code language “klingon”.
    The block is shown without colours; write “text” if that is meant.`,
  )
  expect(articleOf(text, { highlight })).toContain('nuqneH &lt;b&gt;')
})

test('what highlighting made is read back from the doc', async () => {
  const { highlight, load } = createHighlighter()
  await load(['bash', 'yaml'])
  const text =
    '```bash title="a.sh"\nls "$a" # <b>\n```\n\n```yaml {1}\na: 1\n```\n\n- item\n\n  ```yaml\n  a: "b"\n\n  c: 2\n  ```\n\n```text\nx\n```\n'
  const doc = parseDoc({ file: 'docs/a.md', source: 'a.md', text }, { highlight })
  const known = highlightedIn(doc)
  expect(known.map(({ code }) => code)).toEqual(['ls "$a" # <b>', 'a: "b"\n\nc: 2', 'x'])
  for (const { code, language, html } of known) expect(html).toBe(highlight(code, language))
})

test('a name between brackets is a title', () => {
  expect(articleOf('```js [config.js] {1}\na\n```')).toContain(
    '<span class="code-title code-path">config.js</span>',
  )
})
