/** Lists → `<ul>`, `<ol>`; task lists with a box that says its state, in an element to which scripts add. */

import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { boxOf, isTask, isTaskList, nameTask } from './task.ts'
import { startBlock, writeChildren } from './writing.ts'
import type { Node, Writing } from './state.ts'

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

/** Attributes of a list; `openItem` returns the opening tag of its nth item. */
type ListKind = { readonly className: string; readonly openItem: (number: number) => string }

export function writeItems(node: List, writing: Writing, kind?: ListKind): void {
  const tag = node.ordered ? 'ol' : 'ul'
  const start =
    node.ordered && node.start !== null && node.start !== 1 ? ` start="${node.start}"` : ''
  const loose = node.spread || node.children.some(({ spread }) => spread)
  const classes = [isTaskList(node) && 'tasks', kind?.className].filter(Boolean).join(' ')
  writing.html += `<${tag}${start}${classes && ` class="${classes}"`}>\n`
  const first = node.start ?? 1
  for (const [index, item] of node.children.entries())
    writeItem(item, { loose: Boolean(loose), opening: kind?.openItem(first + index), writing })
  writing.html += `</${tag}>\n`
}

type ItemWriting = { loose: boolean; opening: string | undefined; writing: Writing }

function writeItem(item: Item, { loose, opening = '<li>', writing }: ItemWriting): void {
  const { tasks } = writing
  const { around } = tasks
  // The text after its box begins every task.
  let label: readonly [opening: string, closing: string] = ['', '']
  if (isTask(item)) {
    tasks.around = nameTask(item, writing)
    label = [`<label>${boxOf(item, tasks.around, writing)}`, '</label>']
  }
  enclose(writing, [opening, '</li>\n'], () => {
    for (const child of item.children) {
      if (child.type === 'paragraph') {
        const [before, after] = label
        startBlock(writing)
        enclose(writing, loose ? [`<p>${before}`, `${after}</p>\n`] : [before, after], () =>
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
