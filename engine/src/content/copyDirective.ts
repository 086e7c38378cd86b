/** A component of Markdown → what a copy says in its place: a title with its address, its text, nothing around it. */

import { boxes } from './article/boxes/boxes.ts'
import { readDirective, type Directive } from './article/boxes/componentUse.ts'
import { textProp } from './article/jsxProps.ts'
import { addressInMarkdown, type AddressOf } from './markdownAddress.ts'

/** Offsets in the source. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Returns the edits of the directive's own marks; what it encloses is copied as any other text. */
export function copyDirective(node: Directive, source: string, addressOf: AddressOf): Edit[] {
  const use = readDirective(node)
  if (!boxes.has(use.name)) return []
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  const [first, last] = [use.label.at(0), use.label.at(-1)]
  const label = source.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0)
  const title = label || (textProp(use.props, 'title') ?? '')
  if (node.type === 'textDirective') {
    const said = use.name === 'Icon' ? (textProp(use.props, 'label') ?? '') : title
    return [{ start, end, text: said }]
  }
  const address = textProp(use.props, 'href')
  const link = address && `[${title}](${addressInMarkdown(addressOf(address) ?? address)})`
  const said = [link || (title && `**${title}**`), textProp(use.props, 'description')]
  const text = said.filter(Boolean).join(' — ')
  if (node.type === 'leafDirective') return [{ start, end, text }]
  const opening = source.indexOf('\n', start)
  const typed = source.slice(start, end)
  const closing = /\n[ \t>]*:{3,}[ \t]*$/.exec(typed)?.index ?? typed.length
  return [
    { start, end: opening === -1 ? end : opening, text },
    { start: start + closing, end, text: '' },
  ]
}
