/**
 * `:::file-tree` around a list → nested lists of names, drawn as a tree:
 *
 *     - /etc/haproxy/
 *       - **haproxy.cfg** le seul fichier à modifier
 *       - …
 *
 * A folder ends with a slash or holds a list; what follows a name is said of it; bold is what to look at.
 */

import { escapeText } from '../../escapeHtml.ts'
import { endLine } from '../../sections.ts'
import { writeFlow } from '../components.ts'
import { enclose } from '../enclose.ts'
import { locateNode, report, startBlock, writeChildren, writeText } from '../updateState.ts'
import type { Node, ArticleState } from '../state.ts'
import { solidNodes, type ComponentUse } from './componentUse.ts'

type List = Extract<Node, { type: 'list' }>
type Item = List['children'][number]
type Paragraph = Extract<Node, { type: 'paragraph' }>

export function writeFileTree({ children, node }: ComponentUse, state: ArticleState): void {
  const held = solidNodes(children)
  if (!held.some(({ type }) => type === 'list'))
    report(state, locateNode(node, state), {
      message: 'This tree of files holds no list.',
      hint: 'Write each file as “- name”, those of a folder indented under it.',
    })
  enclose(state, ['<div class="file-tree">\n', '</div>\n'], () => {
    for (const child of held)
      if (child.type === 'list') writeFolder(child, state)
      else writeFlow([child], state)
  })
}

function writeFolder(list: List, state: ArticleState): void {
  state.html += '<ul>\n'
  for (const item of list.children) writeEntry(item, state)
  state.html += '</ul>\n'
}

function writeEntry(item: Item, state: ArticleState): void {
  const [first, ...rest] = item.children
  const paragraph = first?.type === 'paragraph' ? first : undefined
  const inside = paragraph ? rest : item.children
  enclose(state, ['<li>', '</li>\n'], () => {
    startBlock(state)
    if (paragraph)
      writeName(
        paragraph,
        inside.some(({ type }) => type === 'list'),
        state,
      )
    endLine(state.text)
    for (const child of inside)
      if (child.type === 'list') writeFolder(child, state)
      else writeFlow([child], state)
  })
}

function writeName({ children }: Paragraph, holds: boolean, state: ArticleState): void {
  const [first, ...rest] = children
  if (first?.type === 'text') {
    const [name = ''] = /^\S+/.exec(first.value) ?? []
    writeCode(name, { isFolder: holds || name.endsWith('/'), isMarked: false }, state)
    writeText(first.value.slice(name.length), state)
  } else if (first) {
    const name = textIn(first)
    if (first.type === 'link') state.write(first, state)
    else
      writeCode(
        name,
        { isFolder: holds || name.endsWith('/'), isMarked: first.type === 'strong' },
        state,
      )
  }
  writeChildren(rest, state)
}

type Kind = { readonly isFolder: boolean; readonly isMarked: boolean }

/** A name is never typeset: it is typed in a terminal. */
function writeCode(name: string, { isFolder, isMarked }: Kind, state: ArticleState): void {
  const code = `<code${isFolder ? ' class="folder"' : ''}>${escapeText(name)}</code>`
  state.html += isMarked ? `<strong>${code}</strong>` : code
  state.text.line += name
  state.typography.previous = 'x'
}

const textIn = (node: Node): string =>
  'children' in node
    ? (node.children as readonly Node[]).map(textIn).join('')
    : 'value' in node
      ? node.value
      : ''
