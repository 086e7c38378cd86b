/** A component of the site → the marks that stand for it until its page is made; nothing of it is run here. */

import { componentMarks } from '../doc.ts'
import { endLine } from '../sections.ts'
import type { ComponentUse } from './boxes/componentUse.ts'
import { solidNodes } from './boxes/componentUse.ts'
import { writeFlow } from './components.ts'
import { enclose } from './enclose.ts'
import { locateNode, writeChildren } from './updateState.ts'
import type { ArticleState } from './state.ts'

/** Writes a component call. Its content is written like any other text; a directive's label comes first. */
export function writeCall(use: ComponentUse, state: ArticleState): void {
  const { name, node, label, children } = use
  const isDirective = node.type.endsWith('Directive')
  const isInline = node.type === 'textDirective' || node.type === 'mdxJsxTextElement'
  const held = [...label, ...children]
  const { line, column, file } = locateNode(node, state)
  const index = state.calls.length
  if (!isInline) endLine(state.text)
  const { current, sections } = state.text
  state.calls.push({
    name,
    props: Object.fromEntries(use.props),
    isDirective,
    isInline,
    hasContent: solidNodes(held).length > 0,
    section: current,
    // Of a line that is being written, after it.
    linesBefore: (sections[current]?.lines.length ?? 0) + Number(isInline),
    line,
    column,
    ...(file !== undefined && { file }),
  })
  enclose(state, componentMarks(index), () => {
    if (isInline) writeChildren(held, state)
    else writeFlow(held, state)
  })
  if (!isInline) endLine(state.text)
}
