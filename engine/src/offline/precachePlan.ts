/** Plans which files to fetch and which to forget, from a site's list and the browser's cache. */

import { isPage } from './isItself.ts'
import { isNamedByContent } from './namedByContent.ts'
import type { SiteList } from './siteList.ts'

/** Address → hash of its content, from the list at the time it was kept. */
export type Kept = ReadonlyMap<string, string>

export type PrecachePlan = {
  /** In order. `stamp` says what is there now. */
  readonly fetched: readonly { readonly address: string; readonly stamp: string }[]
  /** Once all of that is there. */
  readonly forgotten: readonly string[]
}

/** Number of pages, the last read, that are kept and updated for a site too heavy to be kept whole. */
const KEPT_PAGES = 60

/** `read` is the address of the page being read. */
export function planPrecache(list: SiteList, kept: Kept, read: string): PrecachePlan {
  const chooseStamp = (address: string) => list.files[address] ?? list.build
  const wanted = new Set(Object.keys(list.files))
  // One that was opened may be no page that is published.
  if (!list.isWhole) for (const page of pagesToKeep(kept, read)) wanted.add(page)
  const isThere = (address: string) =>
    isNamedByContent(address) ? kept.has(address) : kept.get(address) === chooseStamp(address)
  return {
    fetched: [...wanted]
      .filter((address) => !isThere(address))
      .map((address) => ({ address, stamp: chooseStamp(address) })),
    forgotten: [...kept.keys()].filter((address) => !wanted.has(address)),
  }
}

function pagesToKeep(kept: Kept, read: string): readonly string[] {
  const pages = [...kept.keys()].filter((address) => address !== read && isPage(address))
  return [...pages, read].slice(-KEPT_PAGES)
}
