import { expect, test } from 'vitest'
import { linesOfHtml, markdownOfHtml } from './componentText.ts'

const html =
  '<div class="c"><h3>Disque &amp; durée</h3><p>Comptez <code>10 Go</code>,\n puis <b>le&#x27;reste</b>.</p>' +
  '<form><label>Taille<input value="3"/>Go</label><select><option>Go</option></select><button>Copier</button></form>' +
  '<table><thead><tr><th>Sites</th><th>Disque</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>' +
  '<ul><li>un</li><li>deux</li></ul><pre><code>a = 1\n  b &lt; 2\n</code></pre>' +
  '<p hidden="">Caché</p><svg aria-hidden="true"><title>x</title></svg><!-- note --><p data-hidden="1">Vu</p></div>'

test('search reads the words, and code line by line', () => {
  expect(linesOfHtml(html)).toEqual([
    'Disque & durée',
    "Comptez 10 Go, puis le'reste.",
    'Taille Go',
    'Sites Disque',
    '1 2 | 3',
    'un',
    'deux',
    '\ta = 1',
    '\t  b < 2',
    'Vu',
  ])
})

test('the copy has them as Markdown', () => {
  expect(markdownOfHtml(html)).toBe(
    "**Disque & durée**\n\nComptez `10 Go`, puis le'reste.\n\nTaille Go\n\n" +
      '| Sites | Disque |\n|---|---|\n| 1 | 2 \\| 3 |\n\n- un\n- deux\n\n```\na = 1\n  b < 2\n```\n\nVu',
  )
})

test.each(['', '<', '<<p>', '&#0; &#x110000; &foo;', '<p', '</tr></td>', '<td>seule</td>'])(
  'nothing throws: %s',
  (odd) => {
    expect(() => [linesOfHtml(odd), markdownOfHtml(odd)]).not.toThrow()
  },
)
