import { expect, test } from 'vitest'
import { docsOf } from '../testing/docsOf.ts'
import { stylesIn } from './styleAttributes.ts'

test.each([
  ['<b style="color:red">x</b>', ['color:red']],
  ["<b class=a STYLE = 'a:b'><i style=c:d>", ['a:b', 'c:d']],
  ['<b style="font:&quot;a&quot;" style="x:y">', ['font:"a"']],
  ['<b style="a:b"><b style="a:b">', ['a:b']],
  ['<b title="a style=no" data-style="no">x style="no"</b>', []],
  ['<code>&lt;b style="no"></code>', []],
  ['<b title="a>b" style="a:b">', ['a:b']],
])('%s is styled by %j', (html, styles) => {
  expect(stylesIn(html)).toEqual(styles)
})

test('a doc names the styles of its article, and one without has no such field', () => {
  const [plain, styled] = docsOf({
    'a.md': '# A\n\nUn `<b style="no">`.\n',
    'b.mdx': '# B\n\n<b style={{ color: \'red\', fontWeight: 700 }}>x</b> <i style="top:0">y</i>\n',
  })
  expect(plain).not.toHaveProperty('styles')
  expect(styled?.styles).toEqual(['color:red;font-weight:700', 'top:0'])
})
