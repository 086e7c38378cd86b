/** An address as the configuration writes it → the final one, and whether it leaves the site. */

import { leavesSite } from '../content/isForeign.ts'
import { toHref, splitTarget } from './paths.ts'

export type Address = { readonly href: string; readonly external: boolean }

/** A `to` is a page of the site and gets its trailing slash; a `href`, and a `to` with a scheme, are left as they are. */
export function configuredAddress(
  item: { to?: string | undefined; href?: string | undefined },
  baseUrl: string,
): Address {
  if (item.to === undefined || leavesSite(item.to))
    return toAddress(item.href ?? item.to ?? '', baseUrl)
  const { path, query, hash } = splitTarget(item.to)
  return { href: `${toHref(baseUrl, path)}${query}${hash}`, external: false }
}

/** `/x` belongs to the site; anything with a scheme does not. */
export function toAddress(href: string, baseUrl: string): Address {
  const external = leavesSite(href)
  return { href: external || !href.startsWith('/') ? href : baseUrl + href.slice(1), external }
}
