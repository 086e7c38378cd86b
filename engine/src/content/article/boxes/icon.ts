/** `:icon[server]` → inline SVG, drawn in the colour of the text; a name for those who do not see it, if it has a label. */

import { nearestOf } from '../../../nearest.ts'
import { escapeAttribute } from '../../escapeHtml.ts'
import { textProp } from '../jsxProps.ts'
import { locateNode, report, typesetAlone } from '../updateState.ts'
import type { ComponentUse } from './componentUse.ts'
import { icons } from './icons.ts'
import type { Node, ArticleState } from '../state.ts'

export function writeIcon(use: ComponentUse, state: ArticleState): void {
  const { props, label: typed, node } = use
  const [first] = typed
  const name = textProp(props, 'name') ?? (first?.type === 'text' ? first.value : '')
  state.html += drawIcon({ name, label: textProp(props, 'label'), node }, state)
}

type Icon = { readonly name: string; readonly label: string | undefined; readonly node: Node }

/** Returns the SVG, or nothing for an unknown name, which is reported. */
export function drawIcon({ name, label, node }: Icon, state: ArticleState): string {
  const shapes = icons.get(name)
  if (!shapes) {
    const nearest = nearestOf(name, icons.keys())
    report(state, locateNode(node, state), {
      message: name === '' ? 'This icon has no name.' : `Unknown icon “${name}”.`,
      hint: nearest
        ? `Did you mean “${nearest}”?`
        : `The icons are ${[...icons.keys()].join(', ')}.`,
    })
    return ''
  }
  const said =
    label === undefined
      ? 'aria-hidden="true"'
      : `role="img" aria-label="${escapeAttribute(typesetAlone(label, state))}"`
  const drawn = shapes.map(([tag, attributes]) => {
    const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${tag}${list.join('')}/>`
  })
  return `<svg class="icon" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ${said}>${drawn.join('')}</svg>`
}
