/** `:::columns` around `:::column` → `<div class="columns">`: side by side where there is room. */

import { endLine } from '../../sections.ts'
import { writeFlow } from '../components.ts'
import { enclose } from '../enclose.ts'
import { locateNode, report } from '../updateState.ts'
import { readUse, solidNodes, type ComponentUse } from './componentUse.ts'
import type { ArticleState } from '../state.ts'

export function writeColumns({ name, children, node }: ComponentUse, state: ArticleState): void {
  if (name === 'Column') {
    report(state, locateNode(node, state), {
      message: 'This column stands outside of columns.',
      hint: 'Put it in ::::columns … ::::, with one colon more than the column has.',
    })
    return writeFlow(children, state)
  }
  enclose(state, ['<div class="columns">\n', '</div>\n'], () => {
    for (const child of solidNodes(children)) {
      const use = readUse(child, state)
      endLine(state.text)
      enclose(state, ['<div class="column">\n', '</div>\n'], () =>
        writeFlow(use?.name === 'Column' ? use.children : [child], state),
      )
    }
  })
}
