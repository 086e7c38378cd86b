import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compareSites } from './compareSites.ts'
import { printComparison } from './printComparison.ts'
import { readBuiltSite } from './readBuiltSite.ts'

function writeSite(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-compare-'))
  for (const [name, html] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), html)
  }
  return readBuiltSite(folder)
}

const page = (article: string) =>
  `<!doctype html><nav><a href="/menu/">Menu</a></nav><main><article>${article}</article></main>`
const compared = (before: Record<string, string>, after: Record<string, string>) =>
  compareSites(writeSite(before), writeSite(after))

test('the same site loses nothing, whatever its frame and its typography', () => {
  const before = {
    'a.html': page(
      '<h1 id="t">A</h1><h2 id="b">B "c"</h2><pre><code>x\ny\n</code></pre><img alt="d" src="e.123abc.png">',
    ),
  }
  const after = {
    'a/index.html': `<div class="prose"><h2 id="b">B « c »</h2><pre>x<br>y</pre><img alt="d"></div><h1>A</h1>`,
  }
  const { lost, differences, totals } = compared(before, after)
  expect([lost, differences]).toEqual([[], []])
  expect(totals).toEqual({ anchors: 1, words: 2, codeBlocks: 1, images: 1, links: 0 })
})

test('what is lost is told: addresses, anchors, words, code, images, links, titles', () => {
  const before = {
    'a/index.html': page(
      '<h1>A</h1><h2 id="b">Un mot</h2><pre>code</pre><img alt="d"><a href="../c/">lien</a>',
    ),
    'c/index.html': page('c'),
  }
  const comparison = compared(before, { 'a/index.html': page('<h1>Z</h1><h2 id="c">Un</h2>') })
  expect(comparison.lost).toEqual(['/c/'])
  expect(comparison.differences).toEqual([
    {
      path: '/a/',
      title: ['A', 'Z'],
      anchors: ['b'],
      words: ['mot', 'lien'],
      addedWords: 0,
      codeBlocks: ['code'],
      images: ['d'],
      links: ['/c/'],
    },
  ])
  expect(printComparison(comparison, { limit: 10 })).toContain('addresses         1 of 2 (50.00 %)')
})

test('a redirect keeps an address, and a link that it stands for', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/b/">'
  const before = { 'a/index.html': page('Texte'), 'c/index.html': page('<a href="/a/">x</a>') }
  const after = {
    'a/index.html': refresh,
    'b/index.html': page('Texte'),
    'c/index.html': page('<a href="/b/">x</a>'),
  }
  const { lost, redirected, differences } = compared(before, after)
  expect([
    lost,
    redirected,
    differences.flatMap(({ words, links }) => [...words, ...links]),
  ]).toEqual([[], 1, []])
})

test('the base URL is read from what pages ask for', () => {
  const site = writeSite({
    'x.css': '',
    'a.html': `<link rel="stylesheet" href="/base/x.css">${page('<a href="/base/a.html#b">x</a>')}`,
  })
  expect([site.baseUrl, site.pages.get('/a/')?.links]).toEqual(['/base/', ['/a/#b']])
})

test('tabs in code are the spaces that some tools write for them', () => {
  const code = (text: string) => page(`<pre>${text}</pre>`)
  expect(compared({ 'a.html': code('a   b') }, { 'a.html': code('a\tb') }).differences).toEqual([])
})

test('a list of articles is read whole', () => {
  const list = (inner: string) => `<main><h1>L</h1>${inner}</main>`
  const before = { 'a.html': list('<article>un</article><article>deux</article>') }
  expect(compared(before, { 'a.html': list('<article>un</article>') }).differences).toMatchObject([
    { words: ['deux'] },
  ])
})

test('names that tools give to boxes are no words of the article', () => {
  const box = (title: string) => page(`<p class="admonition-title">${title}</p><p>a</p>`)
  expect(compared({ 'a.html': box('Note') }, { 'a.html': box('Remarque') }).differences).toEqual([])
  expect(
    compared({ 'a.html': box('À vous') }, { 'a.html': box('Remarque') }).differences,
  ).toHaveLength(1)
})

test('a page of elements nested without end is read, and its words are compared', () => {
  const deep = (end: string) => page(`<h1>A</h1>${'<span>'.repeat(6000)}un <i>mot</i> ${end}`)
  expect(
    compared({ 'a.html': deep('dernier') }, { 'a.html': deep('dernier') }).differences,
  ).toEqual([])
  const [difference] = compared({ 'a.html': deep('dernier') }, { 'a.html': deep('') }).differences
  expect(difference?.words).toEqual(['dernier'])
})

test('what a tool writes by itself is no word of the article, and is told', () => {
  const post =
    '<article><header><h2>B</h2><div><time>6 mai 2024</time> · Une minute de lecture</div></header><p>c</p></article>'
  const list = `<html class="blog-tags-post-list-page"><main><h1>Un article avec « n »</h1>${post}${post}<a rel="tag" href="/t/">n<span>2</span></a><details><summary>Details</summary>d</details></main>`
  const now = page('<h1>N</h1><h2>B</h2>c<h2>B</h2>c <a href="/t/">n</a><details>d</details>')
  const comparison = compared({ 'a.html': list }, { 'a.html': now })
  expect(comparison.differences).toEqual([])
  expect(printComparison(comparison, { limit: 10 })).toContain(
    'words of the tool itself, not compared: 14 in dates and reading times of lists, 1 in numbers of pages of tags, 1 in names of boxes without a title, 3 in titles around a name',
  )
})

test('a title of another name, and a date that an author wrote, are compared', () => {
  const list = (title: string) =>
    `<html class="blog-tags-post-list-page"><main><h1>${title}</h1><p><time>6 mai</time></p></main>`
  const { differences } = compared(
    { 'a.html': list('Avec « n »') },
    { 'a.html': page('<h1>m</h1>') },
  )
  expect(differences).toMatchObject([{ title: ['Avec « n »', 'm'], words: ['6', 'mai'] }])
})

test('a link to a place of its own page is compared by its anchor, decoded; one to its top is none', () => {
  const links = '<a href="#%C3%A9tape">a</a><a href="#">b</a><a href="../c/#d">c</a>'
  const [comparison] = compared(
    { 'a/index.html': page(links), 'c/index.html': page('c') },
    { 'a/index.html': page('a b c'), 'c/index.html': page('c') },
  ).differences
  expect(comparison?.links).toEqual(['/a/#étape', '/c/#d'])
})
