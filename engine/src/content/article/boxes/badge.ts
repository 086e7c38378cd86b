/** `:badge[Nouveau]{type="tip"}` → `<span class="badge badge-tip">`. */

import { nearestOf } from '../../../nearest.ts'
import { textProp } from '../jsxProps.ts'
import { enclose } from '../enclose.ts'
import { locateNode, report, writeChildren } from '../updateState.ts'
import { titleWriter, type ComponentUse } from './componentUse.ts'
import type { ArticleState } from '../state.ts'

const types = ['note', 'tip', 'info', 'success', 'warning', 'danger']

export function writeBadge(use: ComponentUse, state: ArticleState): void {
  const { props, node, children } = use
  const type = textProp(props, 'type') ?? 'note'
  if (!types.includes(type)) {
    const nearest = nearestOf(type, types)
    report(state, locateNode(node, state), {
      message: `Unknown badge type “${type}”.`,
      hint: nearest ? `Did you mean “${nearest}”?` : `The types are ${types.join(', ')}.`,
    })
  }
  const write = titleWriter(use, state, 'text')
  if (!write && children.length === 0)
    report(state, locateNode(node, state), {
      message: 'This badge has no text.',
      hint: 'Write it in brackets: :badge[Nouveau].',
    })
  const shown = types.includes(type) ? type : 'note'
  enclose(state, [`<span class="badge badge-${shown}">`, '</span>'], () => {
    if (write) write()
    else writeChildren(children, state)
  })
}
