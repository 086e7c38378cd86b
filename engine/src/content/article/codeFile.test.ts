import { expect, test } from 'vitest'
import { docsOf } from '../../testing/docsOf.ts'
import { copyMarkdown } from '../markdownCopy.ts'

const conf =
  'global\n    # #region front\n    frontend web\n        bind :80\n    # #endregion front\n'

const parseFence = (fence: string, files: Record<string, string> = {}) =>
  docsOf({ 'a.md': fence, 'conf/_haproxy.cfg': conf, ...files })[0]

const listFenceProblems = (fence: string) =>
  parseFence(fence)?.problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

test('a block shows a region of a file, copies it, runs it and is found by it', () => {
  const doc = parseFence(
    '# A\n\n```text file="./conf/_haproxy.cfg" region="front" title="haproxy.cfg"\n```\n',
  )
  expect(doc?.html).toContain('<pre><code>frontend web\n    bind :80\n</code></pre>')
  expect(doc?.html).toContain('haproxy.cfg</span>')
  expect(doc?.blocks).toMatchObject([{ code: 'frontend web\n    bind :80\n', line: 3 }])
  expect(JSON.stringify(doc?.sections)).toContain('bind :80')
  expect(doc?.problems).toEqual([])
})

test('a path may be from the site folder, or from the partial that names it', () => {
  expect(parseFence('```text file="@site/docs/conf/_haproxy.cfg" lines="1"\n```')?.html).toContain(
    'global',
  )
  const files = { 'conf/_p.mdx': '```text file="_haproxy.cfg" lines="1"\n```' }
  const page = docsOf({
    'a.mdx': "import P from './conf/_p.mdx'\n\n<P />",
    'conf/_haproxy.cfg': conf,
    ...files,
  })[0]
  expect(page?.html).toContain('global')
  expect(page?.problems).toEqual([])
})

test('values of variables are not put in a file that is shown', () => {
  const [doc] = docsOf(
    { 'a.md': '```text file="_b.md"\n```\n\n{{ php }}', '_b.md': '{{ php }}' },
    { variables: { values: { php: '8.4' } } },
  )
  expect(doc?.html).toContain('<code>{{ php }}\n')
  expect(doc?.html).toContain('<p>8.4</p>')
})

test.each([
  [
    '```text file="no.cfg"\n```',
    'docs/a.md:1 The file “no.cfg” does not exist, or may not be published.',
  ],
  [
    'a\n\n```text file="conf/_haproxy.cfg" region="back"\n```',
    'docs/a.md:3 The file “conf/_haproxy.cfg” has no region “back” that begins and ends.',
  ],
  [
    '```text file="conf/_haproxy.cfg" lines="3-90"\n```',
    'docs/a.md:1 The file “conf/_haproxy.cfg” has no line 90: there are 5.',
  ],
  [
    '```text file="conf/_haproxy.cfg"\nx\n```',
    'docs/a.md:1 This block shows a file, “conf/_haproxy.cfg”: what is typed in it is left out.',
  ],
  [
    '```text file="../../../etc/passwd"\n```',
    'docs/a.md:1 The file “../../../etc/passwd” does not exist, or may not be published.',
  ],
  [
    '```text region="front"\n```',
    'docs/a.md:1 “region” says which part of a file is shown, and this block names none.',
  ],
])('%s is told', (fence, message) => {
  expect(listFenceProblems(fence)).toEqual([message])
})

test('a copy of the page holds what the block shows, in quotes and lists too', () => {
  const copyFence = (text: string) =>
    copyMarkdown(
      { file: 'docs/a.md', text },
      {
        addressOf: () => undefined,
        readPartial: (path) => (path === 'docs/b.cfg' ? conf : undefined),
      },
    )
  const shown = 'file="b.cfg" region="front" title="b.cfg"'
  expect(copyFence(`\`\`\`ini ${shown} {2}\n\`\`\``)).toBe(
    '```ini title="b.cfg" {2}\nfrontend web\n    bind :80\n```',
  )
  expect(copyFence(`1. a\n\n   \`\`\`ini ${shown}\n   \`\`\`\n\n   b`)).toBe(
    '1. a\n\n   ```ini title="b.cfg"\n   frontend web\n       bind :80\n   ```\n\n   b',
  )
  expect(copyFence(`> \`\`\`ini ${shown}\n> \`\`\``)).toBe(
    '> ```ini title="b.cfg"\n> frontend web\n>     bind :80\n> ```',
  )
})
