/** A Markdown node → the text that it shows, without the names of its images. */

import type { MdastNode } from 'satteri'

export function plainText(node: MdastNode): string {
  if (node.type === 'html') return ''
  if ('children' in node) return node.children.map(plainText).join('')
  return 'value' in node && typeof node.value === 'string' ? node.value : ''
}
