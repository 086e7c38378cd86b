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
import { startBlock, withoutTerms, writeChildren } from './writing.ts'
import type { Node, Writing } from './state.ts'

// oxlint-disable-next-line complexity -- one line per kind of node
export function writeNode(node: Node, writing: Writing): void {
  if (writing.rawTags.length > 0 && BLOCK.test(node.type)) endRawParagraph(writing)
  switch (node.type) {
    case 'text':
      return writeTypedText(node.value, node, writing)
    case 'paragraph':
      return writeParagraph(node, writing)
    case 'strong':
      return wrap('strong', node, writing)
    case 'emphasis':
      return wrap('em', node, writing)
    case 'delete':
      return wrap('del', node, writing)
    case 'inlineCode':
      reportUnknownValues(node, writing)
      return writeInlineCode(node.value, writing)
    case 'link':
      return writeLink(node, writing)
    case 'linkReference':
      return writeLinkReference(node, writing)
    case 'image':
      return writeImage(node, writing)
    case 'imageReference':
      return writeImageReference(node, writing)
    case 'break':
      writing.text.line += ' '
      writing.html += '<br>\n'
      return
    case 'heading':
      return writeHeading(node, writing)
    case 'math':
    case 'inlineMath':
      return writeFormula(node, writing)
    case 'code':
      return writeCode(node, writing)
    case 'list':
      return writeList(node, writing)
    case 'table':
      return writeTable(node, writing)
    case 'descriptionList':
      return enclose(writing, ['<dl>\n', '</dl>\n'], () => writeChildren(node.children, writing))
    case 'descriptionTerm':
    case 'descriptionDetails':
      return writeDefinitionPart(node, writing)
    case 'blockquote':
      return writeBlockquote(node, writing)
    case 'containerDirective':
    case 'leafDirective':
      return writeDirective(node, writing)
    case 'textDirective':
      return withoutTerms(writing, () => writeDirective(node, writing))
    case 'html':
      reportUnknownValues(node, writing)
      return writeRawHtml(node, writing)
    case 'footnoteReference':
      return writeFootnoteCall(node, writing)
    case 'thematicBreak':
      writing.html += '<hr>\n'
      return
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeJsx(node, writing)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return writeExpression(node, writing)
    case 'mdxjsEsm':
      return readImports(node, writing)
    default:
      // Front matter and definitions show nothing; anything else shows its children.
      if ('children' in node && node.type !== 'footnoteDefinition')
        writeChildren(node.children, writing)
  }
}

/** Blocks whose opening tag ends a `<p>`. Raw HTML handles its own. */
const BLOCK =
  /^(?:paragraph|heading|code|math|list|table|blockquote|descriptionList|containerDirective|leafDirective|thematicBreak)$/

function wrap(tag: string, node: Extract<Node, { children: unknown }>, writing: Writing): void {
  enclose(writing, [`<${tag}>`, `</${tag}>`], () => writeChildren(node.children, writing))
}

/** A line may end at any hyphen: an option keeps its dashes, `--quick` is never read `--` and `quick`. */
function writeInlineCode(value: string, writing: Writing): void {
  const code = writing.isInCell ? breakableCode(value) : escapeText(value)
  const html = code.replace(/(^|\s)(--?[\w.]{1,16})/g, '$1<span class="option">$2</span>')
  writing.html += `<code>${html}</code>`
  writing.text.line += value
  writing.typography.previous = 'x'
}

function writeParagraph(node: Extract<Node, { type: 'paragraph' }>, writing: Writing): void {
  if (isDefinitions(node, writing)) return
  reportLostTable(node, writing)
  startBlock(writing)
  const { isInParagraph } = writing
  writing.isInParagraph = true
  enclose(writing, ['<p>', '</p>\n'], () => writeChildren(node.children, writing))
  writing.isInParagraph = isInParagraph
  endLine(writing.text)
}

function writeBlockquote(node: Extract<Node, { type: 'blockquote' }>, writing: Writing): void {
  const alert = alertIn(node, writing)
  if (alert) return writeAlert(alert, node, writing)
  enclose(writing, ['<blockquote>\n', '</blockquote>\n'], () =>
    writeChildren(node.children, writing),
  )
}
