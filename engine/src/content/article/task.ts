/** An item of a task list → its box, and the name under which a reader's browser keeps it ticked. */

import { createHash } from 'node:crypto'
import { escapeAttribute } from '../escapeHtml.ts'
import type { Node, ArticleState } from './state.ts'

type Item = Extract<Node, { type: 'listItem' }>

export const isTask = ({ checked }: Item): boolean => typeof checked === 'boolean'

export const isTaskList = (node: Node): boolean =>
  node.type === 'list' && node.children.some(isTask)

/**
 * Its box has this name as its value: made from what the author wrote for it, for the tasks around it and for the heading
 * above, not from its place in the page. Those that say the same under one heading are numbered.
 */
export function nameTask(item: Item, { tasks, headings }: ArticleState): string {
  const heading = headings.at(-1)?.text ?? ''
  const said = [heading, tasks.around ?? '', saidBy(item).replace(/\s+/g, ' ')].join('\n')
  const hash = createHash('sha256').update(said).digest('base64url').slice(0, 6)
  const count = (tasks.counts.get(hash) ?? 0) + 1
  tasks.counts.set(hash, count)
  return count > 1 ? `${hash}-${count}` : hash
}

/** Without what the tasks inside say: they are ticked for themselves. */
function saidBy(node: Node): string {
  if (isTaskList(node)) return ''
  if ('children' in node) return node.children.map(saidBy).join('')
  return 'value' in node && typeof node.value === 'string' ? node.value : ' '
}

export function writeCheckbox(item: Item, name: string, { words }: ArticleState): string {
  const label = escapeAttribute(item.checked ? words.taskDone : words.taskToDo)
  const checked = item.checked ? ' checked' : ''
  return `<input type="checkbox" value="${name}" disabled${checked} aria-label="${label}"> `
}
