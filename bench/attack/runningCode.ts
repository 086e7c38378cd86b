/** A published page → what of its content would run in a browser without a policy. */

import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Each with the beginning of what is written. Text and values that only look like it are none. */
export function runningCodeIn(html: string): string[] {
  return [...elementsIn(parse(html))].flatMap((element) => {
    const found = element.attrs
      .filter((each) => runs(each))
      .map(({ name, value }) => `${name}="${value}"`)
    const acts = isOfHead(element) && isInArticle(element) ? [element.tagName] : []
    return [
      ...acts,
      ...found,
      ...(isOwnScript(element) ? [`<script>${readText(element)}`] : []),
    ].map((code) => `<${element.tagName}> ${code}`.slice(0, 120))
  })
}

/** Browsers obey these wherever they stand, policy or not. */
const isOfHead = ({ tagName, attrs }: Tree.Element): boolean =>
  tagName === 'base' || (tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv'))

function isInArticle({ parentNode }: Tree.Element): boolean {
  let holder = parentNode
  while (holder && 'tagName' in holder && holder.tagName !== 'article') holder = holder.parentNode
  return holder !== null && 'tagName' in holder
}

function* elementsIn(node: Tree.ParentNode): Iterable<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsIn(child)
    if ('content' in child) yield* elementsIn(child.content)
  }
}

/** Beginnings of the corpus's scripts; no script of the engine begins so. */
const isOwnScript = (element: Tree.Element): boolean =>
  element.tagName === 'script' &&
  executed.test(element.attrs.find(({ name }) => name === 'type')?.value ?? '') &&
  /^\s*alert/.test(readText(element))

const executed = /^\s*(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)\s*(?:;|$)/i

const readText = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** Browsers drop tabs, line ends and leading controls of an address. */
function runs({ name, value }: Tree.Element['attrs'][number]): boolean {
  if (/^on[a-z]/.test(name) || name === 'srcdoc') return true
  if (!addressed.has(name)) return false
  const read = value.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '')
  return /^(?:javascript|vbscript|data:text)/i.test(read)
}

const addressed = new Set([
  'href',
  'xlink:href',
  'action',
  'formaction',
  'to',
  'values',
  'from',
  'src',
  'data',
])
