import { describe, expect, test } from 'vitest'
import { articleOf, problemsOf } from '../../testing/articleOf.ts'
import { docsOf } from '../../testing/docsOf.ts'

const idsOf = (markdown: string) =>
  docsOf({ 'a.md': markdown }).flatMap(({ headings }) => headings.map(({ id }) => id))

test('a heading has a link to it by its full text, beside it', () => {
  expect(articleOf('## Déjà *vu* : `a`')).toBe(
    '<div class="heading h2"><h2 id="déjà-vu--a">Déjà <em>vu</em>\u00A0: <code>a</code></h2>' +
      '<a class="anchor" href="#déjà-vu--a" aria-label="Lien direct vers Déjà vu\u00A0: a"></a></div>',
  )
})

test('a percent sign of an id is one in the address too', () => {
  expect(articleOf('## Remise {#50%}')).toContain('id="50%"')
  expect(articleOf('## Remise {#50%}')).toContain('href="#50%25"')
})

describe('ids', () => {
  test.each([
    ['## Première étape', ['première-étape']],
    ["## Qu'est-ce que c'est ?", ['quest-ce-que-cest-']],
    ['## À 10:30', ['à-1030']],
    ['## a\n\n## a\n\n### a', ['a', 'a-1', 'a-2']],
    ['## Titre {#mon-id}', ['mon-id']],
    ['## Titre `a` {#mon-id .grand}', ['mon-id']],
    ['Souligné {#s}\n---', ['s']],
    ['## a {#b}\n\n## b', ['b', 'b-1']],
    ['## ![](a.png)', ['section']],
    ['## <span>a</span> b', ['a-b']],
    ['## De\u0301ja\u0300 vu', ['déjà-vu']],
    ['## A <!-- b --> c', ['a-c']],
    ['## A <!-- b -->', ['a']],
    ['## <!-- b --> A', ['a']],
  ])('of %j are those GitHub gives, accents kept', (markdown, ids) => {
    expect(idsOf(markdown)).toEqual(ids)
  })

  test.each([
    ['## Installer {/* #mon-id */}', 'a.mdx'],
    ['## Installer {/*#mon-id*/} ##', 'a.mdx'],
    ['## Installer {/* a */} {/* #mon-id */}', 'a.mdx'],
    ['## Installer <!-- #mon-id -->', 'a.mdx'],
    ['## Installer <!-- #mon-id -->', 'a.md'],
    ['## Installer {/* #mon-id */}', 'a.md'],
    ['## Installer \\{#mon-id}', 'a.md'],
    ['## Installer \\{#mon-id}', 'a.mdx'],
    ['Installer \\{#mon-id}\n---', 'a.md'],
  ])('of %j in %s are those Docusaurus reads, and are not shown', (text, file) => {
    const [doc] = docsOf({ [file]: text })
    expect(doc?.headings).toEqual([
      { level: 2, id: 'mon-id', text: 'Installer', html: 'Installer' },
    ])
    expect(doc?.anchors).toEqual(['mon-id'])
  })

  test.each([
    ['## A {/* b */} c', 'a-c'],
    ['## A {/* b */}', 'a'],
    ['## {/* b */} A', 'a'],
    ['## {/* #b */} A', 'a'],
    ['## A {/* #b c */}', 'a'],
  ])('of %j in MDX hold nothing of its comments', (text, id) => {
    expect(docsOf({ 'a.mdx': text })[0]?.headings.map((heading) => heading.id)).toEqual([id])
  })

  test('leave a backslash that is to be shown', () => {
    expect(docsOf({ 'a.md': '## C:\\\\ {#c}\n\n## D\\\\{#d}' })[0]?.headings).toMatchObject([
      { id: 'c', text: 'C:\\' },
      { id: 'd', text: 'D\\' },
    ])
  })

  test('given twice are reported', () => {
    expect(problemsOf('## A {#x}\n\n## B {#x}')).toBe(
      `docs/a.md:3:1: The id “x” is used twice in this page.
    Give one of them another name: {#another-name}.`,
    )
  })

  test('of the first h1 still lead to the top of the article', () => {
    const [doc] = docsOf({ 'a.md': '# A {#haut}\n\nb' })
    expect(doc?.anchors).toEqual(['haut'])
    expect(doc?.html).toBe('<span id="haut"></span><p>b</p>\n')
    const [mdx] = docsOf({ 'a.mdx': '# A {/* #haut */}\n\nb' })
    expect(mdx).toMatchObject({ title: 'A', anchors: ['haut'], html: doc?.html })
  })
})

test('the outline names the images of headings', () => {
  const [doc] = docsOf({
    'a.md':
      '# A\n\n## ![L’atelier](b.png) et <img alt=\'le "c"\' src="c.png"> <img src="d.png" alt="">',
  })
  expect(doc?.headings.map(({ html }) => html)).toEqual(['L’atelier et le "c" '])
})

test('the outline shows headings of all levels without their links', () => {
  const [doc] = docsOf({ 'a.md': '# A\n\n## [B](c.md) <b id="x">d</b>\n\n##### E' })
  expect(doc?.headings).toEqual([
    { level: 2, id: 'b-d', text: 'B d', html: 'B <b>d</b>' },
    { level: 5, id: 'e', text: 'E', html: 'E' },
  ])
})

test('a heading without text is told, and is in no table of contents nor search result', () => {
  expect(problemsOf('# A\n\n##\n\n## {#b}\n')).toBe(
    [3, 5]
      .map(
        (line) =>
          `docs/a.md:${line}:1: This heading has no text.\n    Write its text after “##”, or remove the line.`,
      )
      .join('\n'),
  )
  const [doc] = docsOf({ 'a.md': '# A\n\n##\n\nTexte.\n' })
  expect(doc?.headings).toEqual([])
  expect(doc?.sections).toMatchObject([{ content: 'Texte.' }])
})

test('an id of the theme is left to it, and the heading is named by its text', () => {
  const [doc] = docsOf({ 'a.md': '# A\n\n## Page {#~page}\n\n## Main\n' })
  expect(doc?.headings.map(({ id }) => id)).toEqual(['page', 'main'])
  expect(problemsOf('# A\n\n## Page {#~page}\n')).toBe(
    'docs/a.md:3:1: “~page” is left out: what begins with “~” names parts of the theme.\n    Give it a name that begins with another character: “page”.',
  )
})

test('a heading without a letter or a digit has an address too, its own', () => {
  const html = articleOf('## 🚀\n\n## 🎉\n\n### !!!\n\n## Section')
  const ids = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['section', 'section-1', 'section-2', 'section-3'])
  for (const id of ids) expect(html).toContain(`href="#${id}"`)
})
