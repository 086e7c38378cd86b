/** `<div className="a">` in `.mdx` → `<div class="a">`. */

import { escapeAttribute } from '../escapeHtml.ts'
import { endLine } from '../sections.ts'
import { enclose } from './enclose.ts'
import { blockTags, drawingTags, isKnownTag, voidTags } from './htmlTags.ts'
import { readProps, type Jsx, type JsxProps } from './jsxProps.ts'
import { isInDrawing } from './rawContext.ts'
import { langIn } from './rawHtml.ts'
import { rewriteTag } from './rawTag.ts'
import { locateNode, report, startBlock, writeChildren } from './updateState.ts'
import type { ArticleState } from './state.ts'

export function writeElement(node: Jsx, state: ArticleState): void {
  const name = node.name ?? ''
  const isDrawn = drawingTags.has(name) || isInDrawing(state)
  if (!isKnownTag(name) && !name.includes('-') && !isDrawn)
    report(state, locateNode(node, state), {
      message: `“<${name}>” is not an HTML element.`,
      hint: `To show it as it is, write it between backquotes: \`<${name}>\`.`,
    })
  const props = readProps(node, state)
  reportCodeProps(node, props, state)
  const attributes = writeAttributes(props, isDrawn)
  if (name === 'h1') state.rawTitle ??= locateNode(node, state)
  const block = blockTags.has(name)
  if (block) {
    endLine(state.text)
    startBlock(state)
  }
  const typed = `<${name}${attributes}>`
  state.html += rewriteTag({ name, typed, attributes, place: locateNode(node, state) }, state)
  if (!voidTags.has(name)) {
    const isLink = name === 'a' && /\shref=/.test(attributes)
    state.rawTags.push({ name, isLink, place: locateNode(node, state), lang: langIn(attributes) })
    enclose(state, ['', `</${name}>`], () => writeChildren(node.children, state))
    state.rawTags.pop()
  }
  if (block) {
    endLine(state.text)
    state.html += '\n'
  }
}

function reportCodeProps(node: Jsx, props: JsxProps, state: ArticleState): void {
  for (const key of props.keys())
    if (/^on[A-Z]|^dangerously/.test(key))
      report(state, locateNode(node, state), {
        message: `“${key}” is left out: pages run no script of their own.`,
        hint: 'Write the content itself in the element.',
      })
}

/** React's spelling → HTML's. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['xlinkHref', 'href'],
  ['srcSet', 'srcset'],
])

function writeAttributes(props: JsxProps, isDrawn: boolean): string {
  let attributes = ''
  for (const [key, value] of props) {
    if (value === false || value === null || /^(?:on[A-Z]|key$|ref$|dangerously)/.test(key))
      continue
    const name = renamed.get(key) ?? (isDrawn ? svgName(key) : key.toLowerCase())
    const text = key === 'style' && typeof value === 'object' ? cssOf(value) : String(value)
    attributes += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(text)}"`
  }
  return attributes
}

/** `strokeWidth` → `stroke-width`; SVG's own camel case (`viewBox`) stays. */
const svgName = (key: string): string =>
  /^(?:viewBox|preserveAspectRatio|gradient|pattern|mask|clipPathUnits|marker|ref[XY]|textLength|std)/.test(
    key,
  )
    ? key
    : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `{ textAlign: 'center', width: 10 }` → `text-align:center;width:10px`. */
function cssOf(style: object): string {
  return Object.entries(style)
    .map(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const unit = typeof value === 'number' && value !== 0 && !UNITLESS.test(key) ? 'px' : ''
      return `${name}:${String(value)}${unit}`
    })
    .join(';')
}

const UNITLESS =
  /^(?:opacity|order|flex|fontWeight|lineHeight|zIndex|zoom|columns|columnCount|grid)/
