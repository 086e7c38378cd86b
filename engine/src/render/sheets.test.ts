import { expect, test } from 'vitest'
import { createStyler } from './sheets.ts'

const styler = createStyler({
  criticalCss: 'a{}',
  sheets: [
    { css: '.t{}', classes: ['table-scroll'], tags: ['table', 'hr'] },
    { css: '.c{}', classes: ['code', 'line'], tags: [] },
    { css: '.l{}', classes: ['late'], tags: [], isLate: true },
  ],
})
const styleBody = (body: string) => styler(body).styles
const holding = (body: string) => styleBody(body).match(/\.\w/g) ?? []

test('every page holds what every page needs, and the sheets it uses, in their order', () => {
  expect(styleBody('<p>Texte</p>')).toBe('<style>a{}</style>')
  expect(styleBody('<figure class="code"></figure><table></table>')).toBe(
    '<style>a{}</style><style>.t{}</style><style>.c{}</style>',
  )
})

test.each([
  ['<pre class="code">', ['.c']],
  ['<pre class="wide code">', ['.c']],
  ["<pre class='code'>", ['.c']],
  ['<pre class=code>', ['.c']],
  ['<PRE CLASS="code">', ['.c']],
  ['<pre class = "code">', ['.c']],
  ['<TABLE>', ['.t']],
  ['<pre data-x class="code-path line">', ['.c']],
  ['<pre class="codes">', []],
  ['<pre class="code-path">', []],
  ['<code>class</code> code', []],
  ['<pre class="wide">code', []],
  ['<table class="x">', ['.t']],
  ['<tablet>', []],
  ['<code>&lt;div class="</code><pre class="code">', ['.c']],
  ["<code>&lt;div class='</code><table><pre class='code'>", ['.t', '.c']],
  ['<hr>', ['.t']],
  ['<div class="table-scroll">', ['.t']],
])('%s', (body, sheets) => {
  expect(holding(body)).toEqual(sheets)
})

test('a page says whether the app must bring some of its styles', () => {
  expect(styler('<p class="late">').isLate).toBe(true)
  expect(styler('<p class="code">').isLate).toBe(false)
})
