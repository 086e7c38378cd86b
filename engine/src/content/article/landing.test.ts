/** Landing pages: ours, and the home pages of other tools. */

import { expect, test } from 'vitest'
import { copyMarkdown } from '../markdownCopy.ts'
import { readLanding } from '../landing.ts'
import type { Doc } from '../doc.ts'
import { docsOf } from '../../testing/docsOf.ts'

function parseLanding(markdown: string): Doc {
  const [doc] = docsOf({ 'a.md': markdown })
  if (!doc) throw new Error('There is no page')
  return doc
}

const ours = `---
title: Documentation
layout: landing
hero:
  tagline: "L'essentiel : en une page."
  search: "Collez un message d'erreur…"
  actions:
    - { text: En panne, link: /panne }
    - { text: Un ticket, link: /ticket, theme: alt }
features:
  - { icon: rocket, title: Démarrer, details: En dix minutes., link: /installer }
---

Suite.`

test('a landing page begins with what to do first, then cards, then its text', () => {
  const doc = parseLanding(ours)
  expect(doc.problems).toEqual([])
  expect(readLanding(doc.frontMatter)).toEqual({
    sentence: 'L’essentiel\u00A0: en une page.',
    search: 'Collez un message d’erreur…',
  })
  expect(doc.html.replace(/<svg.*<\/svg>/, '(svg)').replace(/[\uE000-\uE001]/g, '#')).toBe(
    `<div class="landing-top">
<p class="landing-actions"><a class="landing-first" href="#r0#">En panne</a> <a href="#r1#">Un ticket</a></p>
<ul class="cards">
<li class="card">
<p class="card-title">(svg)<a href="#r2#">Démarrer</a></p>
<p>En dix minutes.</p>
</li>
</ul>
</div>
<p>Suite.</p>
`,
  )
  expect(doc.refs.map(({ target }) => target)).toEqual(['/panne', '/ticket', '/installer'])
})

test('it is found by its sentence and its cards', () => {
  const [{ content = '' } = {}] = parseLanding(ours).sections
  expect(content.split('\n')).toEqual([
    'L’essentiel\u00A0: en une page.',
    'En panne Un ticket',
    'Démarrer',
    'En dix minutes.',
    'Suite.',
  ])
})

test('its Markdown copy says the same', () => {
  const copy = copyMarkdown({ file: 'docs/a.md', text: ours }, { addressOf: (each) => `${each}/` })
  expect(copy).toBe(`L'essentiel : en une page.

[En panne](/panne/) · [Un ticket](/ticket/)

- [Démarrer](/installer/) — En dix minutes.

Suite.`)
})

test.each([
  ['layout: home\nhero: { name: Outil, text: Rapide, tagline: Une phrase }', 'Outil — Rapide'],
  ['template: splash\nhero: { title: <b>Outil</b>, tagline: Une phrase }', 'Outil'],
  ['title: Titre\ntemplate: splash\nhero: { title: Autre, tagline: Une phrase }', 'Titre'],
])('the home page of another tool is a landing page: %s', (fields, title) => {
  const doc = parseLanding(`---\n${fields}\n---\n`)
  expect(doc.problems).toEqual([])
  expect(doc.title).toBe(title)
  expect(doc.description).toBe('Une phrase')
  expect(readLanding(doc.frontMatter)).toEqual({ sentence: 'Une phrase', search: '' })
})

test.each(['', 'layout: doc', 'layout: false', 'template: doc', 'features: []'])(
  'a page is none with “%s”',
  (fields) =>
    expect(readLanding(parseLanding(`---\n${fields}\n---\nTexte`).frontMatter)).toBeUndefined(),
)

test('the field may be left out', () => {
  const { frontMatter } = parseLanding('---\nlayout: landing\nhero: { search: false }\n---\n')
  expect(readLanding(frontMatter)).toEqual({})
})

test.each([
  ['layout: landin', ['Unknown layout “landin”.']],
  ['hero: Bienvenue', ['“hero”: expected an object']],
  ['layout: landing\nfeatures: [{ details: Sans titre }]', ['“features.0.title”: expected text']],
  ['hero: { image: { alt: "" } }', ['“hero.image” has no image that can be shown.']],
  [
    'hero: { image: { light: a.png, dark: b.png, alt: Plan } }',
    ['“hero.image” is of one colour mode'],
  ],
  ['hero: { image: /a.png }', ['The image “/a.png” has no alternative text.']],
])('its author is told of a mistake: %s', (fields, told) => {
  const { problems } = parseLanding(`---\n${fields}\n---\n`)
  expect(problems.map(({ message }) => message)).toEqual(
    told.map((each) => expect.stringContaining(each) as unknown),
  )
})

test('a script in an address of a hero is no address', () => {
  const { html, problems } = parseLanding(
    '---\nlayout: landing\nhero: { actions: [{ text: "<i>Aller</i>", link: "javascript:alert(1)" }] }\n---\n',
  )
  expect(html).toContain('href="#">Aller</a>')
  expect(problems).toHaveLength(1)
})
