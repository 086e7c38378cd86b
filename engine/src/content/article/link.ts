/** Links and images → HTML with marks where the site will put the final addresses. */

import { runsScript } from '../../scriptAddress.ts'
import { escapeAttribute, escapeText } from '../escapeHtml.ts'
import { leavesSite, webAddressOf } from '../isForeign.ts'
import { countLink } from '../sections.ts'
import { enclose } from './enclose.ts'
import { noMedia, reportForeign, runsCode, runsInImage } from './refusedHtml.ts'
import {
  addRef,
  placeOf,
  report,
  typedSource,
  typesetAlone,
  withoutTerms,
  writeChildren,
} from './writing.ts'
import type { Node, Place, Writing } from './state.ts'

type Address = { readonly url: string; readonly title?: string | null | undefined }

export function writeLink(node: Extract<Node, { type: 'link' }>, writing: Writing): void {
  writeAnchor(node, node, writing)
}

export function writeLinkReference(
  node: Extract<Node, { type: 'linkReference' }>,
  writing: Writing,
): void {
  const address = writing.definitions.get(node.identifier)
  if (address) writeAnchor(node, address, writing)
  else writeChildren(node.children, writing)
}

function writeAnchor(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
  { url, title }: Address,
  writing: Writing,
): void {
  if (writing.rawTags.some(({ isLink }) => isLink)) return writeLinkedText(node, writing)
  if (url === '') reportEmpty(node, writing)
  const attributes = linkAttributes(url, placeOf(node, writing), writing)
  const titled = title ? ` title="${escapeAttribute(typesetAlone(title, writing))}"` : ''
  enclose(writing, [`<a ${attributes}${titled}>`, '</a>'], () => {
    const before = writing.text.line.length
    withoutTerms(writing, () => writeLinkText(node, writing))
    countLink(writing.text, before)
  })
}

function reportEmpty(node: Node, writing: Writing): void {
  report(writing, placeOf(node, writing), {
    message: `“${typedSource(node, writing)}” leads nowhere: it has no address.`,
    hint: 'Write one between its parentheses; “#” leads to the top of the page.',
  })
}

/** In a link of HTML, whose address stands: browsers would end it here. */
function writeLinkedText(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
  writing: Writing,
): void {
  if (writtenAddress(node) === undefined)
    report(writing, placeOf(node, writing), {
      message: `“${typedSource(node, writing)}” leads nowhere: it stands in another link.`,
      hint: 'Close the “<a>” around it before, with “</a>”, or leave one of the two out.',
    })
  writeLinkText(node, writing)
}

function writeLinkText(
  node: Extract<Node, { type: 'link' | 'linkReference' }>,
  writing: Writing,
): void {
  const address = writtenAddress(node)
  if (address === undefined) return writeChildren(node.children, writing)
  writing.html += escapeText(address)
  writing.text.line += address
  writing.typography.previous = 'x'
}

/** `href="…"` and what goes with it. `url` is what the author wrote, not yet escaped. */
export function linkAttributes(url: string, place: Place, writing: Writing): string {
  const bare = url.replace(/^pathname:\/\//, '')
  if (runsScript(bare)) {
    report(writing, place, runsCode(url))
    return 'href="#"'
  }
  const kind = kindOfLink(url)
  if (kind === 'page') return `href="${addRef(writing, kind, { ...place, target: url })}"`
  if (kind === 'asset')
    return `href="${addRef(writing, kind, { ...place, target: url })}" target="_blank"`
  if (bare !== url) return `href="${escapeAttribute(encodeAddress(bare))}"`
  const external = noteExternal(url, place, writing)
    ? ' target="_blank" rel="noopener noreferrer"'
    : ''
  return `href="${escapeAttribute(encodeAddress(url))}"${external}`
}

/** Records a link to a page of another host. Whether it is one. */
export function noteExternal(url: string, place: Place, writing: Writing): boolean {
  const href = webAddressOf(url)
  if (href !== undefined) writing.externalLinks.push({ ...place, href })
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

export function writeImage(node: Extract<Node, { type: 'image' }>, writing: Writing): void {
  writeImageAt(node, node, writing)
}

export function writeImageReference(
  node: Extract<Node, { type: 'imageReference' }>,
  writing: Writing,
): void {
  const address = writing.definitions.get(node.identifier)
  if (address) writeImageAt(node, address, writing)
}

function writeImageAt(
  node: Extract<Node, { type: 'image' | 'imageReference' }>,
  { url, title }: Address,
  writing: Writing,
): void {
  const place = placeOf(node, writing)
  const alt = typesetAlone(node.alt ?? '', writing)
  if (alt === '') reportMissingAlt(url, place, writing)
  const titled = title ? ` title="${escapeAttribute(typesetAlone(title, writing))}"` : ''
  writing.html += `<img ${imageSource(url, place, writing)} alt="${escapeAttribute(alt)}"${titled}${lazinessOf(writing)}>`
  writing.text.line += alt
}

export function imageSource(url: string, place: Place, writing: Writing): string {
  if (runsInImage(url)) {
    report(writing, place, noMedia(url))
    return 'src=""'
  }
  reportForeign(url, place, writing)
  return isLocalFile(url)
    ? `src="${addRef(writing, 'image', { ...place, target: url })}"`
    : `src="${escapeAttribute(encodeAddress(url))}"`
}

/** The first image is likely seen at once; the others wait until they are near. */
export function lazinessOf(writing: Writing): string {
  writing.imageCount += 1
  return writing.imageCount > 1 ? ' loading="lazy" decoding="async"' : ''
}

export function reportMissingAlt(url: string, place: Place, writing: Writing): void {
  report(writing, place, {
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
