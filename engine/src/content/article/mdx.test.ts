import { describe, expect, test } from 'vitest'
import { articleIn, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'

const writeMdx = (mdx: string) => articleIn({ 'a.mdx': mdx })
const told = (mdx: string) => problemsOf(mdx, 'a.mdx')

describe('tabs', () => {
  test('read one after the other, each under its name', () => {
    const text = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs groupId="os" queryString>
  <TabItem value="debian" label="L'OS Debian">

  **a**

  </TabItem>
  <TabItem value="autre" default>b</TabItem>
</Tabs>
`
    expect(writeMdx(text)).toBe(`<div class="tabs" data-group="os" data-query="os">
<div class="tab-panel" data-value="debian">
<p class="tab-label">L’OS Debian</p>
<p><strong>a</strong></p>
</div>
<div class="tab-panel" data-value="autre" data-default>
<p class="tab-label">autre</p>
<p>b</p>
</div>
</div>`)
    expect(told(text)).toBe('')
  })

  const chosenIn = (tabs: string) =>
    /data-value="([^"]*)" data-default/.exec(
      writeMdx(`${tabs}\n<TabItem value="a">1</TabItem>\n<TabItem value="b">2</TabItem>\n</Tabs>`),
    )?.[1]

  test('show the first one first, unless told otherwise', () => {
    expect(chosenIn('<Tabs>')).toBe('a')
    expect(chosenIn('<Tabs defaultValue="b">')).toBe('b')
    expect(chosenIn('<Tabs defaultValue={null}>')).toBe('a')
  })

  test('may take their names from a list', () => {
    const values = `values={[{label: 'Un', value: 'a'}, {label: "Deux", value: "b"}]}`
    const html = writeMdx(
      `<Tabs ${values} queryString="x">\n<TabItem value="a">1</TabItem>\n<TabItem value="b">2</TabItem>\n</Tabs>`,
    )
    expect(html).toContain('<p class="tab-label">Deux</p>')
    expect(html).toContain('<div class="tabs" data-query="x">')
  })

  test('that are wrong are reported', () => {
    expect(told('<Tabs>\n\na\n\n</Tabs>\n\n<TabItem value="b">c</TabItem>')).toBe(
      `docs/a.mdx:3:1: “<Tabs>” holds something else than “<TabItem>”: it is left out.
    Move it into a <TabItem>, or outside <Tabs>.
docs/a.mdx:1:1: “<Tabs>” has no “<TabItem>”.
    Put each panel in <TabItem value="a" label="A">…</TabItem>.
docs/a.mdx:7:1: “<TabItem>” stands outside “<Tabs>”.
    Put it in <Tabs>…</Tabs>.`,
    )
    expect(told('<Tabs>\n<TabItem value="a">1</TabItem>\n<TabItem value="a">2</TabItem>\n</Tabs>'))
      .toBe(`docs/a.mdx:3:1: Two tabs have the value “a”.
    Give each <TabItem> a value of its own.`)
  })
})

describe('components write what their Markdown equivalents write', () => {
  test('Admonition', () => {
    expect(writeMdx(`<Admonition type="tip" title="L'eau">\n\na\n\n</Admonition>`)).toBe(
      writeMdx(":::tip L'eau\n\na\n\n:::"),
    )
    expect(writeMdx('<Admonition>a</Admonition>')).toBe(writeMdx(':::note\n\na\n\n:::'))
  })

  test('CodeBlock', () => {
    const block =
      '<CodeBlock language="js" title="a.js" showLineNumbers>\n{`const a = 1\nb()`}\n</CodeBlock>'
    expect(writeMdx(block)).toBe(
      writeMdx('```js title="a.js" showLineNumbers\nconst a = 1\nb()\n```'),
    )
    expect(docsOf({ 'a.mdx': `a\n\n${block}` })[0]?.blocks).toEqual([
      {
        index: 0,
        lang: 'js',
        meta: { title: 'a.js', showLineNumbers: true },
        code: 'const a = 1\nb()\n',
        line: 3,
      },
    ])
    expect(writeMdx('<CodeBlock className="language-bash">ls -l</CodeBlock>')).toBe(
      writeMdx('```bash\nls -l\n```'),
    )
  })

  test('Code, with what it shows as an attribute', () => {
    expect(writeMdx('<Code lang="js" title="a.js" code={`const a = 1`} />')).toBe(
      writeMdx('```js title="a.js"\nconst a = 1\n```'),
    )
    const [doc] = docsOf({
      'a.mdx': 'import conf from \'!!raw-loader!./_a.conf\'\n\n<Code lang="ini" code={conf} />',
      '_a.conf': 'b = 1\n',
    })
    expect(doc?.blocks[0]).toMatchObject({ lang: 'ini', code: 'b = 1\n' })
  })

  test('Fragment, which is nothing but what it holds', () => {
    expect(told('<Fragment slot="html">\n**a**\n</Fragment>')).toBe('')
    expect(writeMdx('<Fragment slot="html">\n**a**\n</Fragment>')).toBe('<p><strong>a</strong></p>')
  })

  test('Details, Link and Image', () => {
    expect(writeMdx('<Details summary="L\'eau">a</Details>')).toBe(
      '<details><summary>L’eau</summary>\n<p>a</p>\n</details>',
    )
    expect(writeMdx('a <Link to="/b">c</Link>')).toBe('<p>a <a href="/b">c</a></p>')
    expect(writeMdx('<Image src="a.png" alt="b" />')).toBe('<img src="a.png" alt="b">')
  })
})

describe('HTML elements', () => {
  test('are written in HTML’s spelling', () => {
    const text = `<div className="a" style={{textAlign: 'center', marginTop: 4}} tabIndex={0} hidden>

b <br/> <label htmlFor="c">d</label>

</div>`
    expect(writeMdx(text)).toBe(
      '<div class="a" style="text-align:center;margin-top:4px" tabindex="0" hidden>' +
        '<p>b <br> <label for="c">d</label></p>\n</div>',
    )
    expect(writeMdx('<svg viewBox="0 0 1 1"><path strokeWidth={2} d="M0 0" /></svg>')).toBe(
      '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg>',
    )
  })

  test('have their addresses resolved', () => {
    const text = `import plan from './plan.png'

<img src={plan} alt="a" />
<img src={require('./b.png').default} alt="b" />
<img src={useBaseUrl('/c.png')} alt="c" />
<a href="d.md">e</a>
`
    expect(
      docsOf({ 'a.mdx': text })[0]?.refs.map(({ kind, target }) => `${kind} ${target}`),
    ).toEqual(['image ./plan.png', 'image ./b.png', 'image /c.png', 'page d.md'])
  })
})

describe('expressions', () => {
  test('that are text or comments are read', () => {
    expect(writeMdx('a {"l\'eau"} {/* b */} {`c`} {2}')).toBe('<p>a l’eau  c 2</p>')
    expect(writeMdx('a\n\n<!-- b\n\nc -->\n\nd `<!-- e -->`')).toBe(
      '<p>a</p>\n<p>d <code>&lt;!-- e --&gt;</code></p>',
    )
  })

  test('comments are found after a lone backquote, and left in fences', () => {
    expect(writeMdx('a ` b\n\n<!-- c -->\n\nd ` e')).toBe('<p>a ` b</p>\n<p>d ` e</p>')
    expect(writeMdx('```html\n<!-- a -->\n```\n\n<!-- b -->')).toBe(
      writeMdx('```html\n<!-- a -->\n```'),
    )
    expect(writeMdx('- ```html\n  <p>\n\n  <!-- a -->\n  ```\n- b <!-- c -->')).toContain(
      '&lt;!-- a --&gt;\n</code>',
    )
    expect(writeMdx('``` a ```\n\n<!-- b -->\n\n```\nc\n```')).toContain('<p><code>a</code></p>')
  })

  test('that are code are shown as they are, and reported', () => {
    expect(writeMdx('a {b.c} d')).toBe('<p>a {b.c} d</p>')
    expect(told('a {b.c} d')).toBe(
      `docs/a.mdx:1:3: “{b.c}” is code: it is shown as it is, pages are never executed.
    For a brace in the text, write \\{.`,
    )
    expect(told('<p onClick={() => a()} {...b}>c</p>')).toBe(
      `docs/a.mdx:1:1: “onClick={() => a()}” is code: it is left out, pages are never executed.
    Write the value itself: "text", {2}, {["a", "b"]}.
docs/a.mdx:1:1: “{...b}” is code: it is left out, pages are never executed.
    Write the value itself: "text", {2}, {["a", "b"]}.`,
    )
  })
})

test('what cannot be known without running code is reported', () => {
  const text = `import A from '../components/A.jsx'
export const b = 1

<A>c</A>

<Tabx>d</Tabx>

<truc>e</truc>
`
  expect(told(text)).toBe(
    `docs/a.mdx:1:1: “../components/A.jsx” is not imported: pages are read as text, never executed.
    Import a Markdown partial (_name.mdx), or the text of a file for <CodeBlock> (!!raw-loader!./a.js); components are built in.
docs/a.mdx:1:1: “export” is ignored: pages are read as text, never executed.
    Write the value where it is used, or in the front matter.
docs/a.mdx:4:1: Unknown component “<A>”: only its content is shown.
    The components are Admonition, Badge, Card, Cards, Code, CodeBlock, CodeGroup, Column, Columns, Details, FileTree, Icon, Image, Link, LinkCard, Steps, Tab, TabItem, Tabs.
docs/a.mdx:6:1: Unknown component “<Tabx>”: only its content is shown.
    Did you mean “<Tab>”?
docs/a.mdx:8:1: “<truc>” is not an HTML element.
    To show it as it is, write it between backquotes: \`<truc>\`.`,
  )
  expect(writeMdx(text)).toBe('<p>c</p>\n<p>d</p>\n<truc>e</truc>')
})

describe('a file that is imported', () => {
  const files = (path: string, block = '<CodeBlock language="bash">{Src}</CodeBlock>') => ({
    'b/a.mdx': `import Src from '${path}'\n\n${block}\n`,
    'b/conf.sh': '\uFEFFls <a>\r\n\r\n  # {b}\r\n',
    'b/a.js': 'c()',
  })
  const messagesIn = (of: Record<string, string>) =>
    docsOf(of)[0]?.problems.map(({ line, message }) => `${line} ${message}`)

  test.each(['./conf.sh', 'conf.sh', '@site/docs/b/conf.sh', '!!raw-loader!./conf.sh'])(
    'shows its text in a CodeBlock: %s',
    (path) => {
      expect(articleIn(files(path))).toBe(writeMdx('```bash\nls <a>\n\n  # {b}\n```'))
      expect(messagesIn(files(path))).toEqual([])
    },
  )

  test('may be a script, imported as text', () => {
    const scripts = files('!!raw-loader!./a.js', '<CodeBlock>\n{ Src }\n</CodeBlock>')
    expect(articleIn(scripts)).toBe(writeMdx('```\nc()\n```'))
    expect(messagesIn(scripts)).toEqual([])
  })

  test('is told where it is not there', () => {
    expect(messagesIn(files('./non.sh'))).toEqual([
      '3 The file “./non.sh” does not exist, or may not be published.',
    ])
    expect(messagesIn(files('../../../non.sh'))).toEqual([
      '3 The file “../../../non.sh” does not exist, or may not be published.',
    ])
  })

  test('is told where its text is not shown', () => {
    expect(articleIn(files('./conf.sh', 'a {Src}'))).toBe('<p>a {Src}</p>')
    expect(messagesIn(files('./conf.sh', 'a {Src}'))).toEqual([
      '3 “{Src}” is code: it is shown as it is, pages are never executed.',
    ])
  })
})

test('what Prettier escapes in the path of a partial is what it was', () => {
  const files = { 'a.mdx': "import A from './\\_a.md'\n\n<A />", '_a.md': 'Partie.' }
  expect(articleIn(files)).toBe('<p>Partie.</p>')
})

test('a comment of HTML in one of MDX stays in it', () => {
  expect(writeMdx('a\n\n{/* <!-- b --> */}\n\nc')).toBe('<p>a</p>\n<p>c</p>')
  expect(told('a\n\n{/* <!-- b --> */}\n\nc')).toBe('')
})

test('a link may have an id, or be nothing else than one', () => {
  const text = '<Link id="ici" to="/a">b</Link> et <Link id="la" />'
  expect(writeMdx(text)).toBe('<p><a id="ici" href="/a">b</a> et <a id="la"></a></p>')
  expect(docsOf({ 'a.mdx': text })[0]?.anchors).toEqual(['ici', 'la'])
  expect(told(text)).toBe('')
})
