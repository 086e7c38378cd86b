/** The components an `.mdx` file may use, but tabs: each writes what its Markdown equivalent writes. */

import { escapeAttribute } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { reportUnknown, writeBox, isAdmonitionType } from './admonition.ts'
import { writeCodeBlock } from './code.ts'
import { readCodeFence } from './codeMeta.ts'
import { enclose } from './enclose.ts'
import { importedText } from './importedText.ts'
import { readProps, readLiteral, textProp, type Jsx } from './jsxProps.ts'
import { nameOnce } from './rawTag.ts'
import { imageSource, lazinessOf, linkAttributes, reportMissingAlt } from './link.ts'
import { locateNode, startBlock, typesetAlone, writeChildren, writeText } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

/** `<Admonition type="tip" title="…">`. */
export function writeAdmonitionElement(node: Jsx, state: ArticleState): void {
  const props = readProps(node, state)
  const type = textProp(props, 'type') ?? 'note'
  const title = textProp(props, 'title')
  if (!isAdmonitionType(type)) reportUnknown({ type, place: locateNode(node, state) }, state)
  writeBox({
    type,
    ...(title?.trim() && { title: () => writeText(title, state) }),
    body: () => writeFlow(node.children, state),
    state,
  })
}

/** `<Details summary="…">`: a summary may also be a child, as in HTML. */
export function writeDetails(node: Jsx, state: ArticleState): void {
  const props = readProps(node, state)
  const summary = textProp(props, 'summary')
  endLine(state.text)
  state.html += `<details${props.get('open') === true ? ' open' : ''}>`
  if (summary !== undefined) {
    startBlock(state)
    state.html += '<summary>'
    writeText(summary, state)
    state.html += '</summary>'
    endLine(state.text)
  }
  state.html += '\n'
  writeFlow(node.children, state)
  state.html += '</details>\n'
}

/** `<CodeBlock language="js" title="…">{`…`}</CodeBlock>`, or `<Code lang="js" code={…} />` as Astro writes it. */
export function writeCodeBlockElement(node: Jsx, state: ArticleState): void {
  const props = readProps(node, state)
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
  const given = codeProp(node, state) ?? textProp(props, 'code') ?? codeIn(node.children, state)
  const typed = given.replace(/^\n+|\s+$/g, '')
  writeCodeBlock({ fence, typed, place: locateNode(node, state) }, state)
}

/** `code={name}`, of a file that is imported. */
function codeProp(node: Jsx, state: ArticleState): string | undefined {
  const code = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'code',
  )
  const typed = typeof code?.value === 'object' ? code.value?.value.trim() : undefined
  const path = typed === undefined ? undefined : state.names.get(typed)
  return path === undefined ? undefined : importedText(path, locateNode(node, state), state)
}

/** `<Link to="…">`, Docusaurus' own `<a>`. */
export function writeLinkElement(node: Jsx, state: ArticleState): void {
  const props = readProps(node, state)
  const url = textProp(props, 'to') ?? textProp(props, 'href') ?? ''
  const place = locateNode(node, state)
  const id = textProp(props, 'id')
  if (id !== undefined) nameOnce(id, place, state)
  if (url === '' && id !== undefined)
    return enclose(state, [`<a id="${escapeAttribute(id)}">`, '</a>'], () =>
      writeChildren(node.children, state),
    )
  const named = id === undefined ? '' : ` id="${escapeAttribute(id)}"`
  const attributes = linkAttributes(url, place, state)
  enclose(state, [`<a${named} ${attributes}>`, '</a>'], () => writeChildren(node.children, state))
}

/** `<Image src alt>`, as several image plugins call it. */
export function writeImageElement(node: Jsx, state: ArticleState): void {
  const props = readProps(node, state)
  const url = textProp(props, 'src') ?? textProp(props, 'img') ?? ''
  const alt = typesetAlone(textProp(props, 'alt') ?? '', state)
  const place = locateNode(node, state)
  if (!props.has('alt')) reportMissingAlt(url, place, state)
  state.html += `<img ${imageSource(url, place, state)} alt="${escapeAttribute(alt)}"${lazinessOf(state)}>`
  state.text.line += alt
}

/** Words right inside a component, without a blank line around, still make a paragraph. */
export function writeFlow(nodes: readonly Node[], state: ArticleState): void {
  let open = false
  const close = () => {
    if (open) state.html += '</p>\n'
    if (open) endLine(state.text)
    open = false
  }
  for (const node of nodes) {
    if (!isPhrasing(node)) close()
    else if (!open) {
      startBlock(state)
      state.html += '<p>'
      open = true
    }
    state.write(node, state)
  }
  close()
}

const PHRASING =
  /^(?:text|strong|emphasis|delete|inlineCode|link|linkReference|image|imageReference|break|html|footnoteReference|textDirective|mdxJsxTextElement|mdxTextExpression)$/
const isPhrasing = (node: Node): boolean => PHRASING.test(node.type)

function codeIn(nodes: readonly Node[], state: ArticleState): string {
  return nodes
    .map((node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const path = state.names.get(node.value.trim())
        if (path !== undefined) return importedText(path, locateNode(node, state), state)
        return String(readLiteral(node.value, state)?.value ?? node.value)
      }
      if ('children' in node) return codeIn(node.children, state)
      return 'value' in node ? node.value : ''
    })
    .join('')
}
