/** HTML of a page of any static site → its article as a reader has it, without the frame around. */

import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { BuiltPage } from './builtPage.ts'
import { isListOfTool, kindOfToolWords } from './toolWords.ts'

type Element = Tree.Element
type Node = Tree.ChildNode

/** Classes of the element that holds the article, by known tools, most precise first. */
const ARTICLES = [
  'prose',
  'theme-doc-markdown',
  'vp-doc',
  'sl-markdown-content',
  'md-content__inner',
  'markdown',
]

/** Belongs to no article, wherever it stands. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'template',
  'nav',
  'footer',
  'button',
  'noscript',
  'svg',
  'math',
])
const LEFT_OUT_CLASS =
  /(?:^|\s)(?:hash-link|headerlink|header-anchor|sl-anchor-link|sr-only|visually-hidden|katex-mathml|katex|MathJax|arithmatex|linenos|linenodiv|line-numbers-wrapper|lang|md-source-file|md-content__button|md-tags|copy|table-of-contents|toc|theme-admonition-icon|theme-doc-version-ba(?:nner|dge)|action)(?:\s|$)/

const BLOCK = new Set(
  'p div li ul ol dl dt dd table tr td th pre h1 h2 h3 h4 h5 h6 blockquote figure figcaption details summary section article header br hr main label span a button'.split(
    ' ',
  ),
)

type Read = Pick<
  BuiltPage,
  | 'title'
  | 'isListOfTool'
  | 'redirect'
  | 'anchors'
  | 'titleAnchor'
  | 'words'
  | 'toolWords'
  | 'codeBlocks'
  | 'images'
> & {
  /** As they are written. */
  readonly hrefs: readonly string[]
}

export function readArticle(html: string): Read {
  const document = shallow(parse(html))
  const all = [...elementsIn(document)]
  const refresh = all.find(
    (each) => each.tagName === 'meta' && attribute(each, 'http-equiv')?.toLowerCase() === 'refresh',
  )
  const redirect = refresh && /url=\s*['"]?([^'"]+)/i.exec(attribute(refresh, 'content') ?? '')?.[1]
  const heading = all.find(({ tagName }) => tagName === 'h1')
  const article = articleIn(all)
  const inside = article
    ? [...elementsIn(article, isLeftOut)].filter((each) => each !== heading)
    : []
  const codes = inside.filter(isCode)
  const hrefs = inside.flatMap((each) =>
    each.tagName === 'a' ? (attribute(each, 'href') ?? []) : [],
  )
  const named = new Set(
    hrefs.flatMap((href) => (href.startsWith('#') ? [decode(href.slice(1))] : [])),
  )
  const anchors = inside.flatMap((each) => {
    const id = attribute(each, 'id') ?? (each.tagName === 'a' ? attribute(each, 'name') : undefined)
    const isWanted = /^(?:h[1-6]|a|span)$/.test(each.tagName) || (id !== undefined && named.has(id))
    return id !== undefined && id !== '' && isWanted && !isMade(id) ? [id] : []
  })
  const titleAnchor = heading && attribute(heading, 'id')
  const toolWords: Record<string, number> = {}
  const note: Note = (kind, text) => {
    toolWords[kind] = (toolWords[kind] ?? 0) + splitWords(text).length
  }
  return {
    title: heading ? readProse(heading).replace(/\s+/g, ' ').trim() : '',
    ...(redirect !== undefined && { redirect }),
    ...(titleAnchor !== undefined && { titleAnchor }),
    anchors: [...new Set(anchors)],
    ...(isListOfTool(all.find(({ tagName }) => tagName === 'html')) && { isListOfTool: true }),
    words: article ? splitWords(readProse(article, heading, note)) : [],
    toolWords,
    codeBlocks: codes.map((each) => readCode(each)).filter((code) => code !== ''),
    images: inside.filter(({ tagName }) => tagName === 'img').map(nameOfImage),
    hrefs: hrefs.filter((href) => !isMade(decode(href.replace(/^#/, '')))),
  }
}

/** Deeper elements are read side by side: each level is a call, and the stack has an end. */
const deepest = 500

function shallow<Root extends Tree.ParentNode>(root: Root): Root {
  const open: { node: Tree.ParentNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let each = open.pop(); each; each = open.pop()) {
    const { node, depth } = each
    if (depth === deepest) node.childNodes = nodesBelow(node)
    else
      for (const child of node.childNodes)
        if ('childNodes' in child) open.push({ node: child, depth: depth + 1 })
  }
  return root
}

/** In order, each without its own. */
function nodesBelow(node: Tree.ParentNode): Node[] {
  const nodes: Node[] = []
  const left = node.childNodes.toReversed()
  for (let each = left.pop(); each; each = left.pop()) {
    nodes.push(each)
    if (!('childNodes' in each)) continue
    for (const child of each.childNodes.toReversed()) left.push(child)
    each.childNodes = []
  }
  return nodes
}

/** Ids that tools make for themselves: footnotes, tabs, annotations. */
const isMade = (id: string): boolean =>
  /^(?:fn|fnref|user-content-fn|footnote|__|tab-|tabpanel-|panel-|code-|note-|appel-|_annotation|cite_)/.test(
    id,
  )

/** Finds the article or, when a list has several side by side, their common container. */
function articleIn(all: readonly Element[]): Element | undefined {
  const main = all.find(({ tagName }) => tagName === 'main')
  const found = [
    ...ARTICLES.map((name) => all.filter((each) => classOf(each).split(/\s+/).includes(name))),
    all.filter(({ tagName }) => tagName === 'article'),
  ].find((elements) => elements.length > 0)
  const [first] = found ?? []
  if (first === undefined) return main ?? all.find(({ tagName }) => tagName === 'body')
  const inside = new Set(elementsIn(first))
  return main && found?.some((each) => each !== first && !inside.has(each)) ? main : first
}

function* elementsIn(
  node: Tree.ParentNode,
  isSkipped: (element: Element) => boolean = () => false,
): Iterable<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child) || isSkipped(child)) continue
    yield child
    if (child.tagName !== 'template') yield* elementsIn(child, isSkipped)
  }
}

const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.has(element.tagName) ||
  LEFT_OUT_CLASS.test(classOf(element)) ||
  attribute(element, 'aria-hidden') === 'true'

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value
const classOf = (element: Element): string => attribute(element, 'class') ?? ''
const isCode = ({ tagName }: Element): boolean => tagName === 'pre'

type Note = (kind: string, text: string) => void

/** Without blocks of code, without `omitted`, and without what a tool wrote, which is noted. */
function readProse(node: Node | Element, omitted?: Element, note?: Note): string {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return ''
  if (node === omitted || isCode(node) || isLeftOut(node)) return ' '
  const inner = node.childNodes.map((child) => readProse(child, omitted, note)).join('')
  const kind = note && kindOfToolWords(node, inner)
  if (kind !== undefined) {
    note?.(kind, inner)
    return ' '
  }
  return BLOCK.has(node.tagName) ? `\n${inner}\n` : inner
}

/** Lines may be elements of their own. */
function readCode(node: Node): string {
  const written = (each: Node): string => {
    if ('value' in each) return each.value
    if (
      !('tagName' in each) ||
      /(?:^|\s)(?:linenos|gutter|copy|ec-line-number|sr-only)(?:\s|$)/.test(classOf(each)) ||
      each.tagName === 'button'
    )
      return ''
    if (each.tagName === 'br') return '\n'
    const inner = each.childNodes.map(written).join('')
    return each.tagName === 'div' && !inner.endsWith('\n') ? `${inner}\n` : inner
  }
  return written(node)
    .split('\n')
    .map((line) => withoutTabs(line.replace(/[\u200B\uFEFF]/g, '').trimEnd()))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

/** Python-Markdown writes spaces for tabs, to the next fourth column. */
function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line
  let shown = ''
  for (const sign of line) shown += sign === '\t' ? ' '.repeat(4 - (shown.length % 4)) : sign
  return shown
}

const nameOfImage = (image: Element): string =>
  (attribute(image, 'alt') ?? '')
    .normalize('NFC')
    .replace(/[’\u00A0\u202F]/g, (each) => (each === '’' ? "'" : ' ')) ||
  (
    decode(attribute(image, 'src') ?? '')
      .split(/[/?#]/)
      .findLast((part) => part !== '') ?? ''
  ).replace(/(?:\.[0-9a-zA-Z_-]{6,}|-[0-9a-f]{16,32})(?=\.\w+$)/, '')

/** Letters and digits: typography and case are not words. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
