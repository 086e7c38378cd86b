/** Lists → `<ul>`, `<ol>`; task lists with a box that says its state. */

import { escapeAttribute } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { startBlock, writeChildren, type Node, type Writing } from './writing.ts'

type List = Extract<Node, { type: 'list' }>
type Item = Extract<Node, { type: 'listItem' }>

export function writeList(node: List, writing: Writing): void {
  const tag = node.ordered ? 'ol' : 'ul'
  const start =
    node.ordered && node.start !== null && node.start !== 1 ? ` start="${node.start}"` : ''
  const tasks = node.children.some(({ checked }) => typeof checked === 'boolean')
  const loose = node.spread || node.children.some(({ spread }) => spread)
  writing.html += `<${tag}${start}${tasks ? ' class="tasks"' : ''}>\n`
  for (const item of node.children) writeItem(item, { loose: Boolean(loose), writing })
  writing.html += `</${tag}>\n`
}

function writeItem(item: Item, { loose, writing }: { loose: boolean; writing: Writing }): void {
  let box = typeof item.checked === 'boolean' ? boxOf(item.checked, writing) : ''
  enclose(writing, ['<li>', '</li>\n'], () => {
    for (const child of item.children) {
      if (child.type === 'paragraph') {
        startBlock(writing)
        enclose(writing, loose ? [`<p>${box}`, '</p>\n'] : [box, ''], () =>
          writeChildren(child.children, writing),
        )
        endLine(writing.text)
      } else {
        writing.html += `${box}${writing.html.endsWith('\n') ? '' : '\n'}`
        writing.write(child, writing)
      }
      box = ''
    }
    writing.html += box
  })
  endLine(writing.text)
}

function boxOf(checked: boolean, { words }: Writing): string {
  const label = escapeAttribute(checked ? words.taskDone : words.taskToDo)
  return `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${label}"> `
}
