import type { MdastNode } from 'satteri'
import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

const node = (given: object) => given as MdastNode

test('the text of a node is that of all it holds, without its HTML nor the names of its images', () => {
  const children = [
    { type: 'text', value: 'un ' },
    { type: 'strong', children: [{ type: 'inlineCode', value: 'deux' }] },
    { type: 'html', value: '<br>' },
    { type: 'image', url: 'a.png', alt: 'trois' },
  ]
  expect(plainText(node({ type: 'paragraph', children }))).toBe('un deux')
})
