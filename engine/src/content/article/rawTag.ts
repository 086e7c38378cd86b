/** One opening tag written by the author → the same tag, its local addresses replaced by marks. */

import { decodeHTML } from 'entities'
import { escapeAttribute } from '../escapeHtml.ts'
import { replaceInSrcset } from '../srcset.ts'
import {
  imageSource,
  isLocalFile,
  kindOfLink,
  lazinessOf,
  noteExternal,
  reportMissingAlt,
} from './link.ts'
import {
  isNameTaken,
  isRun,
  isLeftOut,
  loadsResource,
  isScriptAddress,
  isScriptAttribute,
  reportRefused,
} from './refusedHtml.ts'
import { addRef, report } from './updateState.ts'
import type { SourceLocation, ArticleState } from './state.ts'

export type TypedTag = { name: string; typed: string; attributes: string; place: SourceLocation }

/** Between double quotes, single ones, or none; an attribute may have no value. */
type Value = [double?: string, single?: string, bare?: string]
const decodeValue = ([double, single, bare]: Value): string =>
  decodeHTML(double ?? single ?? bare ?? '')
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

export function rewriteTag(
  { name, typed, attributes, place }: TypedTag,
  state: ArticleState,
): string {
  const tag = name.toLowerCase()
  if (attributes.trim() === '' && tag !== 'img') {
    reportRefused({ tag, attributes: new Map(), place }, state)
    if (isLeftOut(tag, new Map())) return ''
    return tag === 'script' ? `<${name} type="text/plain">` : typed
  }
  const given = new Map<string, string>()
  let changed = false
  const rewritten = attributes.replace(ATTRIBUTE, (whole, key: string, ...values: Value) => {
    const attribute = key.toLowerCase()
    const value = decodeValue(values)
    given.set(attribute, value)
    if (value === '') return whole
    if (isNameTaken(tag, attribute, value) || isScriptAttribute(attribute)) {
      changed = true
      return ''
    }
    if (isScriptAddress(tag, attribute, value)) {
      changed = true
      // A page is not loaded again as its own image.
      return loadsResource(attribute) ? `${key}=""` : `${key}="#"`
    }
    if (attribute === 'id') nameOnce(value, place, state)
    if (attribute === 'name' && tag === 'a') state.anchors.add(value)
    const mark = addressMark({ tag, attribute, attributes, value, place }, state)
    changed ||= mark !== undefined
    return mark ?? whole
  })
  reportRefused({ tag, attributes: given, place }, state)
  if (isLeftOut(tag, given)) return ''
  if (tag === 'img') {
    if (!given.has('alt')) reportMissingAlt(given.get('src') ?? '', place, state)
    const lazy = lazinessOf(state)
    if (lazy && !given.has('loading') && !given.has('decoding'))
      return `<${name}${rewritten.replace(/\s*\/?\s*$/, '')}${lazy}>`
  }
  // The first of two attributes counts: what is not run is data.
  if (tag === 'script' && isRun(given)) return `<${name} type="text/plain"${rewritten}>`
  return changed ? `<${name}${rewritten}>` : typed
}

/** An id of an element that its author wrote: links may lead to it, and two of the same are a mistake. */
export function nameOnce(id: string, place: SourceLocation, state: ArticleState): void {
  if (state.rawIds.has(id))
    report(state, place, {
      message: `The id “${id}” is used twice in this page.`,
      hint: 'Give one of them another name.',
    })
  state.rawIds.add(id)
  state.anchors.add(id)
}

/** `<a id="a"></a>` by a heading that has the same id leaves it to it. */
export function withoutRepeatedIds(html: string, { headings, rawIds }: ArticleState): string {
  const repeated = new Set(headings.map(({ id }) => id).filter((id) => rawIds.has(id)))
  if (repeated.size === 0) return html
  return html.replace(ID_OF_ANCHOR, (typed, before: string, ...values: Value) =>
    repeated.has(decodeValue(values)) ? before : typed,
  )
}

const ID_OF_ANCHOR =
  /(<a(?=\s)(?:"[^"]*"|'[^']*'|[^>"'])*?)\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi

type Address = {
  tag: string
  attribute: string
  attributes: string
  value: string
  place: SourceLocation
}

/** `undefined` when the attribute stays as it is. */
function addressMark(address: Address, state: ArticleState): string | undefined {
  const { tag, attribute, attributes, value, place } = address
  const at = { ...place, target: value }
  if (/^(?:a|area)$/.test(tag) && attribute === 'href') {
    const kind = kindOfLink(value)
    noteExternal(value, place, state)
    return kind && `href="${addRef(state, kind, at)}"`
  }
  if (/^(?:img|source)$/.test(tag) && attribute === 'srcset') {
    const marked = replaceInSrcset(value, (target) =>
      isLocalFile(target) ? addRef(state, 'asset', { ...place, target }) : target,
    )
    return marked === value ? undefined : `srcset="${escapeAttribute(marked)}"`
  }
  if (!isLocalFile(value) || value.startsWith('#')) return undefined
  if (tag === 'img' && attribute === 'src') {
    // The site adds the dimensions of an `image`: not to one that has its own.
    const sized = /(?:^|\s)(?:width|height)\s*=/i.test(attributes)
    return sized ? `src="${addRef(state, 'asset', at)}"` : imageSource(value, place, state)
  }
  const isFile =
    /^(?:source|video|audio|track|embed)$/.test(tag) && /^(?:src|poster)$/.test(attribute)
  if (isFile || (tag === 'image' && /^(?:xlink:)?href$/.test(attribute)))
    return `${attribute}="${escapeAttribute(addRef(state, 'asset', at))}"`
  return undefined
}
