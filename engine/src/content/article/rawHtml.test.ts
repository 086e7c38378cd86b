import { describe, expect, test } from 'vitest'
import { articleIn, articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'

describe('passes through untouched', () => {
  test.each([
    '<div class="a" data-b=\'c\' hidden>texte</div>',
    '<svg viewBox="0 0 10 10" aria-hidden="true"><path d="M0 0h10" stroke-width="2"/><text>a : b</text></svg>',
    '<style>.a > .b { color: red }</style>',
    '<script>if (a < b && c > d) { e("</p>") }</script>',
    '<table><tr><td>a<td>b</table>',
    '<iframe src="https://a.example" title="b"></iframe>',
    '<mon-element>a</mon-element>',
    "<pre>\n  l'eau : <b>x</b>\n</pre>",
    '<p>a<p>b',
  ])('%s', (html) => {
    const written = articleOf(html)
    expect(written.replace(/^<p>(?=<)|(?<=>)<\/p>$/g, '').replace(/<\/(td|tr|p)>/g, '')).toBe(
      html.replace(/<\/(td|tr|p)>/g, '').replace(/^<script>/, '<script type="text/plain">'),
    )
  })
})

test('the tags of a page are not written in an article', () => {
  const page =
    '<html dir="rtl">\n<head>\n<title>a</title>\n</head>\n<body class="b">\n\nc\n\n</body>\n'
  expect(articleOf(page).replace(/\s+/g, '')).toBe('<title>a</title><p>c</p>')
  expect(problemsOf(page)).toContain('“<body>” has no effect inside an article.')
})

test('Markdown between tags is read', () => {
  expect(articleOf("<details>\n<summary>L'eau</summary>\n\n**a**\n\n</details>")).toBe(
    '<details>\n<summary>L’eau</summary>\n<p><strong>a</strong></p>\n</details>',
  )
})

test('comments are dropped, wherever they are', () => {
  expect(
    articleOf('<!-- a -->\n\nb <!-- c --> d\n\n<div><!-- e\n f -->g</div>\n\n<!-- h\n\ni'),
  ).toBe('<p>b  d</p>\n<div>g</div>')
})

test('comments that are closed are not told, however short', () => {
  const closed = '<!-- a\n\nb --> c\n\n<!-->\n\nd <!---> e <!----> f\n\n<div><!-- g --></div>'
  expect(problemsOf(closed)).toBe('')
  expect(articleOf(closed)).toContain('<p>d  e  f</p>')
})

test('what a partial leaves open is told where it opens', () => {
  const files = { 'a.mdx': `import P from './_p.md'\n\n<P />`, '_p.md': 'a\n\n<p>\n<!-- b' }
  const places = docsOf(files).flatMap(({ problems }) =>
    problems.map(({ file, line }) => `${file}:${line}`),
  )
  expect(places).toContain('docs/_p.md:4')
  expect(new Set(places.map((place) => place.replace(/:.*/, '')))).toEqual(new Set(['docs/_p.md']))
})

describe('a <p> ends at the first block in it, as browsers end it', () => {
  const told = (place: string) =>
    `docs/a.md:${place}: “<p>” ends at the first block in it: HTML has no block in a paragraph.
    Write “<div>” and “</div>” around them.`

  test.each([
    [
      '<p align="center">\n\na\n\n</p>\n\nb',
      '<p align="center">\n</p><p>a</p>\n\n<p>b</p>',
      ['1:1'],
    ],
    ['a\n\n<p>\n<h4>b</h4>\n</p>\n', '<p>a</p>\n<p>\n</p><h4>b</h4>', ['3:1']],
    ['<p>\n\n- a\n\n</p>', '<p>\n</p><ul>\n<li>a</li>\n</ul>', ['1:1']],
    ['<p>a<p>b</p>', '<p>a</p><p>b</p>', []],
    ['<p>a\n\nb', '<p>a</p><p>b</p>', []],
    ['<p>a <b>c</b> <img src="d.png" alt="d"></p>\n\ne', undefined, []],
  ])('%j', (markdown, html, places) => {
    if (html !== undefined) expect(articleOf(markdown)).toBe(html)
    expect(problemsOf(markdown)).toBe(places.map(told).join('\n'))
  })
})

test('what a partial leaves open in a block is told in the partial', () => {
  const files = { 'a.mdx': `import P from './_p.md'\n\n<P />`, '_p.md': 'a\n\nb <b>c\n\nd' }
  expect(docsOf(files)[0]?.problems).toMatchObject([{ file: 'docs/_p.md', line: 3, column: 3 }])
})

test('a link of HTML holds no other link', () => {
  const shown = 'a <a href="https://b.example/">https://c.example</a> d'
  expect(articleOf(shown)).toBe(`<p>${shown}</p>`)
  expect(problemsOf(shown)).toBe('')
  expect(articleOf(shown)).toBe(articleIn({ 'a.mdx': shown }))
  const twice = '<a href="/b">c [d](/e)</a> [f](/g)'
  expect(articleOf(twice)).toBe('<p><a href="/b">c d</a> <a href="/g">f</a></p>')
  expect(problemsOf(twice)).toBe(
    `docs/a.md:1:16: “[d](/e)” leads nowhere: it stands in another link.
    Close the “<a>” around it before, with “</a>”, or leave one of the two out.`,
  )
  expect(articleOf('<a name="b">[c](/d)</a>')).toContain('<a href="/d">c</a>')
})

test('ids and names are anchors', () => {
  const [doc] = docsOf({ 'a.md': '<a name="b"></a><i id=c>d</i>\n\n<div id=\'e\'></div>\n\n## F' })
  expect(doc?.anchors).toEqual(['b', 'c', 'e', 'f'])
})

test('an id stands once: that of a heading is no longer that of the HTML by it', () => {
  const text =
    '<a id="b"></a>\n## B\n\n## <a class="x" id=c></a>C\n\n### <a href=\'#d\' id=\'d\'>D</a>\n\n<a id="e"></a>'
  const html = articleOf(text)
  expect(html.match(/\sid=/g)).toHaveLength(4)
  expect(html).toContain('<h2 id="b">')
  expect(html).toContain('<h2 id="c"><a class="x"></a>C</h2>')
  expect(html).toMatch(/<h3 id="d"><a href=.#d.>D<\/a><\/h3>/)
  expect(html).toContain('<a id="e"></a>')
  expect(problemsOf(text)).toBe('')
  expect(problemsOf('<i id="a">b</i>\n\nc <b id="a">d</b>')).toBe(
    `docs/a.md:3:3: The id “a” is used twice in this page.
    Give one of them another name.`,
  )
})

test('entities are read as the characters they are', () => {
  expect(articleOf('<div>caf&eacute;&nbsp;&lt;b&gt; &amp; ok ;</div>')).toBe(
    '<div>café\u00A0&lt;b&gt; &amp; ok\u202F;</div>',
  )
})

describe('what the page would not do is reported', () => {
  const elsewhere = 'https://tiers.example/a'
  test.each([
    [
      `<iframe src="${elsewhere}"></iframe>`,
      `“<iframe>” shows nothing: pages hold no other page.
    Write a link to it instead.`,
    ],
    [
      '<style>.a {}</style>',
      `“<style>” has no effect: pages take no style sheet of their own.
    Use \`style="…"\` on the element.`,
    ],
    [
      '<script>a()</script>',
      `“<script>” does not run: pages run no script of their own.
    Leave it out.`,
    ],
    [
      `<video src="${elsewhere}" controls></video>`,
      `“${elsewhere}” is not shown: pages load nothing from another host.
    Put the file beside the Markdown, or write a link to it.`,
    ],
    [
      `<img src="${elsewhere}" alt="" />`,
      `“${elsewhere}” is not shown: pages load nothing from another host.
    Put the file beside the Markdown, or write a link to it.`,
    ],
    [
      '<button onclick="a()">b</button>',
      `“onclick” does nothing: pages run no script of their own.
    Leave it out; \`<details>\` opens and closes without a script.`,
    ],
    [
      '<a href="javascript:a()">b</a>',
      `The link to “javascript:a()” would run code in the reader’s browser.
    Link to a page or a file instead.`,
    ],
    [
      `<form action="${elsewhere}"></form>`,
      `The form is not sent to “${elsewhere}”: pages send nothing to another host.
    Write a link to the page that holds it.`,
    ],
    [
      '<p id="~main">b</p>',
      `“~main” is left out: what begins with “~” names parts of the theme.
    Give it a name that begins with another character: “main”.`,
    ],
    [
      '<form name="body"></form>',
      `“name” does nothing on “<form>”: pages run no script of their own.
    Leave it out; to link to it, give it an \`id\`.`,
    ],
    [
      '<head>\n<title>a</title>\n<meta name="robots" content="noindex" />\n</head>',
      `“<head>” has no effect inside an article.
    What describes the page goes in its front matter: title, description, keywords, image.`,
    ],
  ])('%s', (html, told) => {
    expect(problemsOf(html)).toBe(`docs/a.md:1:1: ${told}`)
    expect(problemsOf(`${html}\n`, 'a.mdx')).toContain(told)
  })

  test('and nothing that it does', () => {
    expect(
      problemsOf(
        '<a href="https://tiers.example/">a</a> <img src="data:image/gif;base64,R0" alt="">\n\n' +
          '<svg><title>a</title></svg> <i style="color: red">b</i> <video src="a.mp4"></video>\n\n' +
          '<script type="application/ld+json">{}</script>\n',
      ),
    ).toBe('')
  })
})

test('no id or name of an author takes the place of a part of the theme, or of what scripts know', () => {
  expect(articleOf('<p id="~page">a</p>')).toBe('<p >a</p>')
  expect(articleOf("<details name='~sidebar' open>a</details>")).toBe('<details  open>a</details>')
  expect(articleOf('<img alt="" NAME=body src="data:,">')).not.toMatch(/body/)
  expect(articleOf('<p id="main"><a name="page">a</a></p>')).toBe(
    '<p id="main"><a name="page">a</a></p>',
  )
})

test('what is enclosed between tags of HTML leaves no trace: a <p> after them ends at a block as any other', () => {
  const after = '<p>\n\n- a\n\n</p>'
  const html = '<p>\n</p><ul>\n<li>a</li>\n</ul>'
  expect(articleOf(`<div>\n\n| b |\n|---|\n| c |\n\n</div>\n\n${after}`)).toMatch(
    new RegExp(`${html}$`),
  )
  expect(articleOf(`<div>\n\n- c <b>d\n\n</div>\n\n${after}`)).toMatch(new RegExp(`${html}$`))
})
