/** The components an `.mdx` file may use, but tabs: each writes what its Markdown equivalent writes. */

import { escapeAttribute } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { reportUnknown, writeBox, isAdmonitionType } from './admonition.ts'
import { writeCodeBlock } from './code.ts'
import { readCodeFence } from './codeMeta.ts'
import { enclose } from './enclose.ts'
import { importedText } from './importedText.ts'
import { propsOf, readLiteral, textProp, type Jsx } from './jsxProps.ts'
import { nameOnce } from './rawTag.ts'
import { imageSource, lazinessOf, linkAttributes, reportMissingAlt } from './link.ts'
import { placeOf, startBlock, typesetAlone, writeChildren, writeText } from './writing.ts'
import type { Node, Writing } from './state.ts'

/** `<Admonition type="tip" title="…">`. */
export function writeAdmonitionElement(node: Jsx, writing: Writing): void {
  const props = propsOf(node, writing)
  const type = textProp(props, 'type') ?? 'note'
  const title = textProp(props, 'title')
  if (!isAdmonitionType(type)) reportUnknown({ type, place: placeOf(node, writing) }, writing)
  writeBox({
    type,
    ...(title?.trim() && { title: () => writeText(title, writing) }),
    body: () => writeFlow(node.children, writing),
    writing,
  })
}

/** `<Details summary="…">`: a summary may also be a child, as in HTML. */
export function writeDetails(node: Jsx, writing: Writing): void {
  const props = propsOf(node, writing)
  const summary = textProp(props, 'summary')
  endLine(writing.text)
  writing.html += `<details${props.get('open') === true ? ' open' : ''}>`
  if (summary !== undefined) {
    startBlock(writing)
    writing.html += '<summary>'
    writeText(summary, writing)
    writing.html += '</summary>'
    endLine(writing.text)
  }
  writing.html += '\n'
  writeFlow(node.children, writing)
  writing.html += '</details>\n'
}

/** `<CodeBlock language="js" title="…">{`…`}</CodeBlock>`, or `<Code lang="js" code={…} />` as Astro writes it. */
export function writeCodeBlockElement(node: Jsx, writing: Writing): void {
  const props = propsOf(node, writing)
  const className = /language-(\S+)/.exec(textProp(props, 'className') ?? '')?.[1]
  const { lang, meta, lines } = readCodeFence(
    `${textProp(props, 'language') ?? textProp(props, 'lang') ?? className ?? ''} ${textProp(props, 'metastring') ?? ''}`,
  )
  const title = textProp(props, 'title')
  const numbered = props.get('showLineNumbers')
  const fence = {
    lang,
    lines,
    meta: {
      ...meta,
      ...(title !== undefined && { title }),
      ...(numbered !== undefined && {
        showLineNumbers: numbered === true ? (true as const) : String(numbered),
      }),
    },
  }
  const given = codeProp(node, writing) ?? textProp(props, 'code') ?? codeIn(node.children, writing)
  const typed = given.replace(/^\n+|\s+$/g, '')
  writeCodeBlock({ fence, typed, place: placeOf(node, writing) }, writing)
}

/** `code={name}`, of a file that is imported. */
function codeProp(node: Jsx, writing: Writing): string | undefined {
  const code = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'code',
  )
  const typed = typeof code?.value === 'object' ? code.value?.value.trim() : undefined
  const path = typed === undefined ? undefined : writing.names.get(typed)
  return path === undefined ? undefined : importedText(path, placeOf(node, writing), writing)
}

/** `<Link to="…">`, Docusaurus' own `<a>`. */
export function writeLinkElement(node: Jsx, writing: Writing): void {
  const props = propsOf(node, writing)
  const url = textProp(props, 'to') ?? textProp(props, 'href') ?? ''
  const place = placeOf(node, writing)
  const id = textProp(props, 'id')
  if (id !== undefined) nameOnce(id, place, writing)
  if (url === '' && id !== undefined)
    return enclose(writing, [`<a id="${escapeAttribute(id)}">`, '</a>'], () =>
      writeChildren(node.children, writing),
    )
  const named = id === undefined ? '' : ` id="${escapeAttribute(id)}"`
  const attributes = linkAttributes(url, place, writing)
  enclose(writing, [`<a${named} ${attributes}>`, '</a>'], () =>
    writeChildren(node.children, writing),
  )
}

/** `<Image src alt>`, as several image plugins call it. */
export function writeImageElement(node: Jsx, writing: Writing): void {
  const props = propsOf(node, writing)
  const url = textProp(props, 'src') ?? textProp(props, 'img') ?? ''
  const alt = typesetAlone(textProp(props, 'alt') ?? '', writing)
  const place = placeOf(node, writing)
  if (!props.has('alt')) reportMissingAlt(url, place, writing)
  writing.html += `<img ${imageSource(url, place, writing)} alt="${escapeAttribute(alt)}"${lazinessOf(writing)}>`
  writing.text.line += alt
}

/** Words right inside a component, without a blank line around, still make a paragraph. */
export function writeFlow(nodes: readonly Node[], writing: Writing): void {
  let open = false
  const close = () => {
    if (open) writing.html += '</p>\n'
    if (open) endLine(writing.text)
    open = false
  }
  for (const node of nodes) {
    if (!isPhrasing(node)) close()
    else if (!open) {
      startBlock(writing)
      writing.html += '<p>'
      open = true
    }
    writing.write(node, writing)
  }
  close()
}

const PHRASING =
  /^(?:text|strong|emphasis|delete|inlineCode|link|linkReference|image|imageReference|break|html|footnoteReference|textDirective|mdxJsxTextElement|mdxTextExpression)$/
const isPhrasing = (node: Node): boolean => PHRASING.test(node.type)

function codeIn(nodes: readonly Node[], writing: Writing): string {
  return nodes
    .map((node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const path = writing.names.get(node.value.trim())
        if (path !== undefined) return importedText(path, placeOf(node, writing), writing)
        return String(readLiteral(node.value, writing)?.value ?? node.value)
      }
      if ('children' in node) return codeIn(node.children, writing)
      return 'value' in node ? node.value : ''
    })
    .join('')
}
