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
import { placeOf, report, writeChildren, writeText } from './writing.ts'
import type { Node, Writing } from './state.ts'

type WriteComponent = (node: Jsx, writing: Writing) => void

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

export function writeJsx(node: Jsx, writing: Writing): void {
  const { name } = node
  if (name === null || FRAGMENT.test(name)) return writeInside(node, writing)
  const component = components.get(name)
  if (component) return component(node, writing)
  const writeUse = boxes.get(name) ?? (writing.siteComponents.has(name) ? writeCall : undefined)
  if (writeUse) return writeUse(readElement(node, writing), writing)
  const path = writing.names.get(name)
  if (path !== undefined && isPartialImport(path)) return writePartial({ path, node }, writing)
  if (/^[a-z]/.test(name)) return writeElement(node, writing)
  const known = [...components.keys(), ...boxes.keys(), ...writing.siteComponents]
  const names = [...new Set(known)].toSorted()
  const nearest = nearestOf(name, names)
  report(writing, placeOf(node, writing), {
    message: `Unknown component “<${name}>”: only its content is shown.`,
    hint: nearest ? `Did you mean “<${nearest}>”?` : `The components are ${names.join(', ')}.`,
  })
  writeInside(node, writing)
}

/** They hold several elements, and are none themselves. */
const FRAGMENT = /^(?:React\.)?Fragment$/

const writeInside = (node: Jsx, writing: Writing): void =>
  node.type === 'mdxJsxFlowElement'
    ? writeFlow(node.children, writing)
    : writeChildren(node.children, writing)

/** `{"text"}` and `{/* comments *\/}` only: the text of a file is for `<CodeBlock>`. */
export function writeExpression(
  node: Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  writing: Writing,
): void {
  const typed = node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  if (typed === '') return
  const isImported = writing.names.has(typed)
  const value = isImported ? undefined : readLiteral(typed, writing)?.value
  if (typeof value === 'string' || typeof value === 'number') writeText(String(value), writing)
  else {
    report(writing, placeOf(node, writing), {
      message: `“{${typed}}” is code: it is shown as it is, pages are never executed.`,
      hint: isImported
        ? `The text of a file is shown by <CodeBlock>{${typed}}</CodeBlock>.`
        : 'For a brace in the text, write \\{.',
    })
    writeText(`{${typed}}`, writing)
  }
  if (node.type === 'mdxFlowExpression') endLine(writing.text)
}
