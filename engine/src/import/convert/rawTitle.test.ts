import { expect, test } from 'vitest'
import { nameByRawTitle } from './rawTitle.ts'

test('the first heading of a page names it, whatever headings follow', () => {
  expect(nameByRawTitle('<h1 class="x">Un <b>titre</b>&nbsp;</h1>\n\n# Suite\n')).toBe(
    '---\ntitle: Un titre\nhide_title: true\n---\n\n<h1 class="x">Un <b>titre</b>&nbsp;</h1>\n\n# Suite\n',
  )
})

test.each([
  ['a heading is before it', '# A\n\n<h1>B</h1>\n'],
  ['an underlined heading is before it', 'A\n===\n\n<h1>B</h1>\n'],
  ['it is code', '```html\n<h1>B</h1>\n```\n'],
  ['the page has its title', '---\ntitle: A\n---\n\n<h1>B</h1>\n'],
  ['it holds no text', '<h1><img src="a.png"></h1>\n'],
  ['it does not end', '<h1>B\n'],
])('a page stays as it is where %s', (_, text) => {
  expect(nameByRawTitle(text)).toBe(text)
})
