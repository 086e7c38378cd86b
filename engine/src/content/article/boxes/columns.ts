/** `:::columns` around `:::column` → `<div class="columns">`: side by side where there is room. */

import { endLine } from '../../sections.ts'
import { writeFlow } from '../components.ts'
import { enclose } from '../enclose.ts'
import { placeOf, report } from '../writing.ts'
import { readUse, solidNodes, type ComponentUse } from './componentUse.ts'
import type { Writing } from '../state.ts'

export function writeColumns({ name, children, node }: ComponentUse, writing: Writing): void {
  if (name === 'Column') {
    report(writing, placeOf(node, writing), {
      message: 'This column stands outside of columns.',
      hint: 'Put it in ::::columns … ::::, with one colon more than the column has.',
    })
    return writeFlow(children, writing)
  }
  enclose(writing, ['<div class="columns">\n', '</div>\n'], () => {
    for (const child of solidNodes(children)) {
      const use = readUse(child, writing)
      endLine(writing.text)
      enclose(writing, ['<div class="column">\n', '</div>\n'], () =>
        writeFlow(use?.name === 'Column' ? use.children : [child], writing),
      )
    }
  })
}
