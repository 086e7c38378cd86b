/** One Markdown node → HTML at the end of what is written. The table of contents of this folder. */

import { escapeText } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { isDefinitions } from './abbreviations.ts'
import { alertIn, writeAlert } from './alert.ts'
import { breakableCode } from './breakableCode.ts'
import { writeCode } from './code.ts'
import { writeDirective } from './directive.ts'
import { writeDefinitionPart } from './definitionList.ts'
import { enclose, endRawParagraph } from './enclose.ts'
import { writeFormula } from './formula.ts'
import { writeFootnoteCall } from './footnotes.ts'
import { writeHeading } from './heading.ts'
import { writeExpression, writeJsx } from './jsx.ts'
import { writeImage, writeImageReference, writeLink, writeLinkReference } from './link.ts'
import { writeList } from './list.ts'
import { readImports } from './mdxImports.ts'
import { writeRawHtml } from './rawHtml.ts'
import { reportLostTable } from './lostTable.ts'
import { writeTable } from './table.ts'
import { writeTypedText } from './typedText.ts'
import { reportUnknownValues } from './unknownValue.ts'
import { startBlock, withoutTerms, writeChildren } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

// oxlint-disable-next-line complexity -- one line per kind of node
export function writeNode(node: Node, state: ArticleState): void {
  if (state.rawTags.length > 0 && BLOCK.test(node.type)) endRawParagraph(state)
  switch (node.type) {
    case 'text':
      return writeTypedText(node.value, node, state)
    case 'paragraph':
      return writeParagraph(node, state)
    case 'strong':
      return wrap('strong', node, state)
    case 'emphasis':
      return wrap('em', node, state)
    case 'delete':
      return wrap('del', node, state)
    case 'inlineCode':
      reportUnknownValues(node, state)
      return writeInlineCode(node.value, state)
    case 'link':
      return writeLink(node, state)
    case 'linkReference':
      return writeLinkReference(node, state)
    case 'image':
      return writeImage(node, state)
    case 'imageReference':
      return writeImageReference(node, state)
    case 'break':
      state.text.line += ' '
      state.html += '<br>\n'
      return
    case 'heading':
      return writeHeading(node, state)
    case 'math':
    case 'inlineMath':
      return writeFormula(node, state)
    case 'code':
      return writeCode(node, state)
    case 'list':
      return writeList(node, state)
    case 'table':
      return writeTable(node, state)
    case 'descriptionList':
      return enclose(state, ['<dl>\n', '</dl>\n'], () => writeChildren(node.children, state))
    case 'descriptionTerm':
    case 'descriptionDetails':
      return writeDefinitionPart(node, state)
    case 'blockquote':
      return writeBlockquote(node, state)
    case 'containerDirective':
    case 'leafDirective':
      return writeDirective(node, state)
    case 'textDirective':
      return withoutTerms(state, () => writeDirective(node, state))
    case 'html':
      reportUnknownValues(node, state)
      return writeRawHtml(node, state)
    case 'footnoteReference':
      return writeFootnoteCall(node, state)
    case 'thematicBreak':
      state.html += '<hr>\n'
      return
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeJsx(node, state)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return writeExpression(node, state)
    case 'mdxjsEsm':
      return readImports(node, state)
    default:
      // Front matter and definitions show nothing; anything else shows its children.
      if ('children' in node && node.type !== 'footnoteDefinition')
        writeChildren(node.children, state)
  }
}

/** Blocks whose opening tag ends a `<p>`. Raw HTML handles its own. */
const BLOCK =
  /^(?:paragraph|heading|code|math|list|table|blockquote|descriptionList|containerDirective|leafDirective|thematicBreak)$/

function wrap(tag: string, node: Extract<Node, { children: unknown }>, state: ArticleState): void {
  enclose(state, [`<${tag}>`, `</${tag}>`], () => writeChildren(node.children, state))
}

/** A line may end at any hyphen: an option keeps its dashes, `--quick` is never read `--` and `quick`. */
function writeInlineCode(value: string, state: ArticleState): void {
  const code = state.isInCell ? breakableCode(value) : escapeText(value)
  const html = code.replace(/(^|\s)(--?[\w.]{1,16})/g, '$1<span class="option">$2</span>')
  state.html += `<code>${html}</code>`
  state.text.line += value
  state.typography.previous = 'x'
}

function writeParagraph(node: Extract<Node, { type: 'paragraph' }>, state: ArticleState): void {
  if (isDefinitions(node, state)) return
  reportLostTable(node, state)
  startBlock(state)
  const { isInParagraph } = state
  state.isInParagraph = true
  enclose(state, ['<p>', '</p>\n'], () => writeChildren(node.children, state))
  state.isInParagraph = isInParagraph
  endLine(state.text)
}

function writeBlockquote(node: Extract<Node, { type: 'blockquote' }>, state: ArticleState): void {
  const alert = alertIn(node, state)
  if (alert) return writeAlert(alert, node, state)
  enclose(state, ['<blockquote>\n', '</blockquote>\n'], () => writeChildren(node.children, state))
}
