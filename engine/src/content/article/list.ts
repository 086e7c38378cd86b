/** Lists → `<ul>`, `<ol>`; task lists with a box that says its state, in an element to which scripts add. */

import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { boxOf, isTask, isTaskList, nameTask } from './task.ts'
import { startBlock, writeChildren, type Node, type Writing } from './writing.ts'

type List = Extract<Node, { type: 'list' }>
type Item = Extract<Node, { type: 'listItem' }>

export function writeList(node: List, writing: Writing): void {
  const { tasks } = writing
  const isChecklist = isTaskList(node) && tasks.around === undefined
  if (!isChecklist) return writeItems(node, writing)
  tasks.around = ''
  writing.html += '<div class="checklist">\n'
  writeItems(node, writing)
  writing.html += '</div>\n'
  tasks.around = undefined
}

function writeItems(node: List, writing: Writing): void {
  const tag = node.ordered ? 'ol' : 'ul'
  const start =
    node.ordered && node.start !== null && node.start !== 1 ? ` start="${node.start}"` : ''
  const loose = node.spread || node.children.some(({ spread }) => spread)
  writing.html += `<${tag}${start}${isTaskList(node) ? ' class="tasks"' : ''}>\n`
  for (const item of node.children) writeItem(item, { loose: Boolean(loose), writing })
  writing.html += `</${tag}>\n`
}

function writeItem(item: Item, { loose, writing }: { loose: boolean; writing: Writing }): void {
  const { tasks } = writing
  const { around } = tasks
  // The text after its box begins every task.
  let label: readonly [opening: string, closing: string] = ['', '']
  if (isTask(item)) {
    tasks.around = nameTask(item, writing)
    label = [`<label>${boxOf(item, tasks.around, writing)}`, '</label>']
  }
  enclose(writing, ['<li>', '</li>\n'], () => {
    for (const child of item.children) {
      if (child.type === 'paragraph') {
        const [opening, closing] = label
        startBlock(writing)
        enclose(writing, loose ? [`<p>${opening}`, `${closing}</p>\n`] : [opening, closing], () =>
          writeChildren(child.children, writing),
        )
        endLine(writing.text)
      } else {
        writing.html += writing.html.endsWith('\n') ? '' : '\n'
        writing.write(child, writing)
      }
      label = ['', '']
    }
  })
  tasks.around = around
  endLine(writing.text)
}
