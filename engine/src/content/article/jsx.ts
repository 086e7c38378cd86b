/** JSX of an `.mdx` file, read as data: known components and HTML elements, nothing else. */

import { nearestOf } from '../../nearest.ts'
import { endLine } from '../sections.ts'
import { boxes } from './boxes/boxes.ts'
import { readElement } from './boxes/componentUse.ts'
import { writeCall } from './componentCall.ts'
import {
  writeAdmonitionElement,
  writeCodeBlockElement,
  writeDetails,
  writeFlow,
  writeImageElement,
  writeLinkElement,
} from './components.ts'
import { writeElement } from './jsxElement.ts'
import { readLiteral, type Jsx } from './jsxProps.ts'
import { isPartialImport } from './mdxImports.ts'
import { writePartial } from './partial.ts'
import { writeTabItem, writeTabs } from './tabs.ts'
import { locateNode, report, writeChildren, writeText } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

type WriteComponent = (node: Jsx, state: ArticleState) => void

const components: ReadonlyMap<string, WriteComponent> = new Map([
  ['Admonition', writeAdmonitionElement],
  ['Code', writeCodeBlockElement],
  ['CodeBlock', writeCodeBlockElement],
  ['Details', writeDetails],
  ['Image', writeImageElement],
  ['Link', writeLinkElement],
  ['TabItem', writeTabItem],
  ['Tabs', writeTabs],
])

export function writeJsx(node: Jsx, state: ArticleState): void {
  const { name } = node
  if (name === null || FRAGMENT.test(name)) return writeInside(node, state)
  const component = components.get(name)
  if (component) return component(node, state)
  const writeUse = boxes.get(name) ?? (state.siteComponents.has(name) ? writeCall : undefined)
  if (writeUse) return writeUse(readElement(node, state), state)
  const path = state.names.get(name)
  if (path !== undefined && isPartialImport(path)) return writePartial({ path, node }, state)
  if (/^[a-z]/.test(name)) return writeElement(node, state)
  const known = [...components.keys(), ...boxes.keys(), ...state.siteComponents]
  const names = [...new Set(known)].toSorted()
  const nearest = nearestOf(name, names)
  report(state, locateNode(node, state), {
    message: `Unknown component “<${name}>”: only its content is shown.`,
    hint: nearest ? `Did you mean “<${nearest}>”?` : `The components are ${names.join(', ')}.`,
  })
  writeInside(node, state)
}

/** Names of fragments, which hold several elements without being one. */
const FRAGMENT = /^(?:React\.)?Fragment$/

const writeInside = (node: Jsx, state: ArticleState): void =>
  node.type === 'mdxJsxFlowElement'
    ? writeFlow(node.children, state)
    : writeChildren(node.children, state)

/** `{"text"}` and `{/* comments *\/}` only: the text of a file is for `<CodeBlock>`. */
export function writeExpression(
  node: Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  state: ArticleState,
): void {
  const typed = node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  if (typed === '') return
  const isImported = state.names.has(typed)
  const value = isImported ? undefined : readLiteral(typed, state)?.value
  if (typeof value === 'string' || typeof value === 'number') writeText(String(value), state)
  else {
    report(state, locateNode(node, state), {
      message: `“{${typed}}” is code: it is shown as it is, pages are never executed.`,
      hint: isImported
        ? `The text of a file is shown by <CodeBlock>{${typed}}</CodeBlock>.`
        : 'For a brace in the text, write \\{.',
    })
    writeText(`{${typed}}`, state)
  }
  if (node.type === 'mdxFlowExpression') endLine(state.text)
}
