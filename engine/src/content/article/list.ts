/** Lists → `<ul>`, `<ol>`; task lists with a box that says its state, in an element to which scripts add. */

import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { writeCheckbox, isTask, isTaskList, nameTask } from './task.ts'
import { startBlock, writeChildren } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

type List = Extract<Node, { type: 'list' }>
type Item = Extract<Node, { type: 'listItem' }>

export function writeList(node: List, state: ArticleState): void {
  const { tasks } = state
  const isChecklist = isTaskList(node) && tasks.around === undefined
  if (!isChecklist) return writeItems(node, state)
  tasks.around = ''
  state.html += '<div class="checklist">\n'
  writeItems(node, state)
  state.html += '</div>\n'
  tasks.around = undefined
}

/** Attributes of a list; `openItem` returns the opening tag of its nth item. */
type ListKind = { readonly className: string; readonly openItem: (number: number) => string }

export function writeItems(node: List, state: ArticleState, kind?: ListKind): void {
  const tag = node.ordered ? 'ol' : 'ul'
  const start =
    node.ordered && node.start !== null && node.start !== 1 ? ` start="${node.start}"` : ''
  const loose = node.spread || node.children.some(({ spread }) => spread)
  const classes = [isTaskList(node) && 'tasks', kind?.className].filter(Boolean).join(' ')
  state.html += `<${tag}${start}${classes && ` class="${classes}"`}>\n`
  const first = node.start ?? 1
  for (const [index, item] of node.children.entries())
    writeItem(item, { loose: Boolean(loose), opening: kind?.openItem(first + index), state })
  state.html += `</${tag}>\n`
}

type ItemWriting = { loose: boolean; opening: string | undefined; state: ArticleState }

function writeItem(item: Item, { loose, opening = '<li>', state }: ItemWriting): void {
  const { tasks } = state
  const { around } = tasks
  // The text after its box begins every task.
  let label: readonly [opening: string, closing: string] = ['', '']
  if (isTask(item)) {
    tasks.around = nameTask(item, state)
    label = [`<label>${writeCheckbox(item, tasks.around, state)}`, '</label>']
  }
  enclose(state, [opening, '</li>\n'], () => {
    for (const child of item.children) {
      if (child.type === 'paragraph') {
        const [before, after] = label
        startBlock(state)
        enclose(state, loose ? [`<p>${before}`, `${after}</p>\n`] : [before, after], () =>
          writeChildren(child.children, state),
        )
        endLine(state.text)
      } else {
        state.html += state.html.endsWith('\n') ? '' : '\n'
        state.write(child, state)
      }
      label = ['', '']
    }
  })
  tasks.around = around
  endLine(state.text)
}
