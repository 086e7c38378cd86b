import { expect, test } from 'vitest'
import { parseDoc } from '../parseDoc.ts'
import { createDeferredHighlighter } from './deferredHighlight.ts'
import { createHighlighter } from './highlight.ts'

const page = `# Code

\`\`\`bash {2} title="a.sh"
sudo systemctl restart apache2
ls -l "$dossier" # contrôle
\`\`\`

\`\`\`ini showLineNumbers=7
[a]

b = 1
\`\`\`

:::tip
\`\`\`bash {2} title="a.sh"
sudo systemctl restart apache2
ls -l "$dossier" # contrôle
\`\`\`
:::

\`\`\`text
a < b
\`\`\`

\`\`\`inconnu
a < b
\`\`\`

\`\`\`bash
\`\`\`
`

const source = { file: 'docs/a.md', source: 'a.md', text: page }

test('a page whose code was highlighted elsewhere is the one that was highlighted on the way', async () => {
  const { highlight, load } = createHighlighter()
  await load(['bash', 'ini'])
  const expected = parseDoc(source, { highlight })
  const deferred = createDeferredHighlighter()
  const { html, ...doc } = parseDoc(source, { highlight: deferred.highlight })
  const { code, put } = deferred.take()
  expect(code.map(({ language }) => language)).toEqual(['bash', 'ini', 'bash'])
  put(code.map((each) => highlight(each.code, each.language) ?? ''))
  expect({ ...doc, html: deferred.fill(html) }).toEqual(expected)
  expect(deferred.fill(html)).toContain('<span class="line marked"><span class="t-f">ls')
})

test('what was taken is not given again, and each lot has its own place', () => {
  const { highlight, take, fill } = createDeferredHighlighter()
  const first = highlight('ls', 'bash') ?? ''
  const lot = take()
  const second = highlight('cd\nls', 'bash') ?? ''
  highlight('ls', 'bash')
  const next = take()
  expect(next.code).toEqual([{ code: 'cd\nls', language: 'bash' }])
  next.put(['CD\nLS'])
  lot.put(['L'])
  expect(fill(`<p>${first}</p>${second}`)).toBe('<p>L</p>CD\nLS')
})

test('code that has not come back is not passed over', () => {
  const { highlight, fill } = createDeferredHighlighter()
  const html = highlight('ls', 'bash') ?? ''
  expect(() => fill(html)).toThrow('Line 0 of the code 0 is missing')
})
