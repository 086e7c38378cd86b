/** Links and images → HTML with marks where the site will put the final addresses. */

import { runsScript } from '../../scriptAddress.ts'
import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { leavesSite, webAddressOf } from '../isForeign.ts'
import { countLink } from '../sections.ts'
import { enclose } from './enclose.ts'
import { noMedia, reportForeign, runsCode, runsInImage } from './refusedHtml.ts'
import {
  addRef,
  locateNode,
  report,
  typedSource,
  typesetAlone,
  withoutTerms,
  writeChildren,
} from './updateState.ts'
import type { Node, SourceLocation, ArticleState } from './state.ts'

type Address = { readonly url: string; readonly title?: string | null | undefined }

export function writeLink(node: Extract<Node, { type: 'link' }>, state: ArticleState): void {
  writeAnchor(node, node, state)
}

export function writeLinkReference(
  node: Extract<Node, { type: 'linkReference' }>,
  state: ArticleState,
): void {
  const address = state.definitions.get(node.identifier)
  if (address) writeAnchor(node, address, state)
  else writeChildren(node.children, state)
}

function writeAnchor(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
  { url, title }: Address,
  state: ArticleState,
): void {
  if (state.rawTags.some(({ isLink }) => isLink)) return writeLinkedText(node, state)
  if (url === '') reportEmpty(node, state)
  const attributes = linkAttributes(url, locateNode(node, state), state)
  const titled = title ? ` title="${escapeAttribute(typesetAlone(title, state))}"` : ''
  enclose(state, [`<a ${attributes}${titled}>`, '</a>'], () => {
    const before = state.text.line.length
    withoutTerms(state, () => writeLinkText(node, state))
    countLink(state.text, before)
  })
}

function reportEmpty(node: Node, state: ArticleState): void {
  report(state, locateNode(node, state), {
    message: `“${typedSource(node, state)}” leads nowhere: it has no address.`,
    hint: 'Write one between its parentheses; “#” leads to the top of the page.',
  })
}

/** In a link of HTML, whose address stands: browsers would end it here. */
function writeLinkedText(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
  state: ArticleState,
): void {
  if (writtenAddress(node) === undefined)
    report(state, locateNode(node, state), {
      message: `“${typedSource(node, state)}” leads nowhere: it stands in another link.`,
      hint: 'Close the “<a>” around it before, with “</a>”, or leave one of the two out.',
    })
  writeLinkText(node, state)
}

function writeLinkText(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
  state: ArticleState,
): void {
  const address = writtenAddress(node)
  if (address === undefined) return writeChildren(node.children, state)
  state.html += escapeText(address)
  state.text.line += address
  state.typography.previous = 'x'
}

/** `href="…"` and what goes with it. `url` is what the author wrote, not yet escaped. */
export function linkAttributes(url: string, place: SourceLocation, state: ArticleState): string {
  const bare = url.replace(/^pathname:\/\//, '')
  if (runsScript(bare)) {
    report(state, place, runsCode(url))
    return 'href="#"'
  }
  const kind = kindOfLink(url)
  if (kind === 'page') return `href="${addRef(state, kind, { ...place, target: url })}"`
  if (kind === 'asset')
    return `href="${addRef(state, kind, { ...place, target: url })}" target="_blank"`
  if (bare !== url) return `href="${escapeAttribute(encodeAddress(bare))}"`
  const external = noteExternal(url, place, state)
    ? ' target="_blank" rel="noopener noreferrer"'
    : ''
  return `href="${escapeAttribute(encodeAddress(url))}"${external}`
}

/** Records a link to a page of another host. Whether it is one. */
export function noteExternal(url: string, place: SourceLocation, state: ArticleState): boolean {
  const href = webAddressOf(url)
  if (href !== undefined) state.externalLinks.push({ ...place, href })
  return href !== undefined
}

/** `undefined` for what the site has no say in: other hosts, mailto:, tel:, pathname:… */
export function kindOfLink(url: string): 'page' | 'asset' | undefined {
  if (leavesSite(url)) return undefined
  const path = url.replace(/[?#].*$/s, '')
  const extension = /\.([a-z][a-z0-9]{0,9})$/i.exec(path)?.[1]
  return extension && !/^(?:mdx?|html?)$/i.test(extension) ? 'asset' : 'page'
}

export const isLocalFile = (url: string): boolean => url !== '' && !leavesSite(url)

export function writeImage(node: Extract<Node, { type: 'image' }>, state: ArticleState): void {
  writeImageAt(node, node, state)
}

export function writeImageReference(
  node: Extract<Node, { type: 'imageReference' }>,
  state: ArticleState,
): void {
  const address = state.definitions.get(node.identifier)
  if (address) writeImageAt(node, address, state)
}

function writeImageAt(
  node: Extract<Node, { type: 'image' | 'imageReference' }>,
  { url, title }: Address,
  state: ArticleState,
): void {
  const place = locateNode(node, state)
  const alt = typesetAlone(node.alt ?? '', state)
  if (alt === '') reportMissingAlt(url, place, state)
  const titled = title ? ` title="${escapeAttribute(typesetAlone(title, state))}"` : ''
  state.html += `<img ${imageSource(url, place, state)} alt="${escapeAttribute(alt)}"${titled}${lazinessOf(state)}>`
  state.text.line += alt
}

export function imageSource(url: string, place: SourceLocation, state: ArticleState): string {
  if (runsInImage(url)) {
    report(state, place, noMedia(url))
    return 'src=""'
  }
  reportForeign(url, place, state)
  return isLocalFile(url)
    ? `src="${addRef(state, 'image', { ...place, target: url })}"`
    : `src="${escapeAttribute(encodeAddress(url))}"`
}

/** The first image is likely seen at once; the others wait until they are near. */
export function lazinessOf(state: ArticleState): string {
  state.imageCount += 1
  return state.imageCount > 1 ? ' loading="lazy" decoding="async"' : ''
}

export function reportMissingAlt(url: string, place: SourceLocation, state: ArticleState): void {
  report(state, place, {
    message: `The image “${url}” has no alternative text.`,
    hint: 'Say what it shows, for readers who cannot see it: ![What it shows](image.png).',
  })
}

/** An address shown as it is (`<https://…>`, `www.…`): typography must not touch it. */
function writtenAddress(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
): string | undefined {
  const [child] = node.children
  if (node.type !== 'link' || node.children.length !== 1 || child?.type !== 'text') return undefined
  return node.url.endsWith(child.value) ? child.value : undefined
}

/** Percent-encodes what may not stand in an address, and nothing that is encoded already. */
function encodeAddress(url: string): string {
  return url.replace(/[^\x21-\x7E]|["<>\\^`{|}]|%(?![0-9a-f]{2})/gi, (character) =>
    /[\uD800-\uDFFF]/.test(character) ? character : encodeURIComponent(character),
  )
}
