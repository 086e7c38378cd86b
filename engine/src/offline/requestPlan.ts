/** A request of a page → what the worker does about it. */

import { cleanPathOf, isFileAddress } from '../client/navigation/linkIntent.ts'
import { decodeLoosely } from '../site/paths.ts'
import { isNamedByContent } from './namedByContent.ts'

/** `address` names what is kept: under the base URL, encoded in one way, without query. */
export type RequestPlan =
  /** The browser asks for it by itself. */
  | { readonly kind: 'leave' }
  /** A page, whole. `isMoved`: asked for by another of its addresses. */
  | { readonly kind: 'page'; readonly address: string; readonly isMoved: boolean }
  /** Request of client navigation for page data, which can be made from the page at `address`. */
  | { readonly kind: 'pageData'; readonly address: string }
  /** Never another thing under this name. */
  | { readonly kind: 'named'; readonly address: string }
  | { readonly kind: 'file'; readonly address: string }

export type PlannedRequest = Pick<
  Request,
  'url' | 'method' | 'mode' | 'cache' | 'destination' | 'headers'
>

/** `scope` is the absolute address of the site. */
export function planRequest(request: PlannedRequest, scope: string): RequestPlan {
  const { origin, pathname, search } = new URL(request.url)
  const isOurs = (origin + pathname).startsWith(scope)
  // A part of a file is no file; who asks for no cache asks whether the network is there.
  if (!isOurs || request.method !== 'GET' || request.headers.has('range')) return leave
  if (request.cache === 'no-store') return leave
  const base = new URL(scope).pathname
  const addressIn = (path: string) => normalizePath(path.slice(base.length))
  const address = addressIn(pathname)
  if (request.mode === 'navigate') {
    const page = cleanPathOf(pathname)
    return isFileAddress(pathname)
      ? leave
      : { kind: 'page', address: addressIn(page), isMoved: page !== pathname }
  }
  if (isNamedByContent(address)) return { kind: 'named', address }
  if (/(^|\/)index\.json$/.test(address))
    return { kind: 'pageData', address: address.replace(/index\.json$/, '') }
  // A query is for a server that answers by it.
  const isKept = search === '' && (request.destination === 'image' || searchIndex.test(address))
  return isKept ? { kind: 'file', address } : leave
}

const leave = { kind: 'leave' } as const
const searchIndex = /(^|\/)search-index-[^/]+\.json$/

/** `/à+b/` → `%C3%A0%2Bb/`: browsers leave as they are characters that links encode. */
export function normalizePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodeLoosely(segment).normalize('NFC')))
    .join('/')
}
