/** First link of a sidebar, where the sidebar leads. */

import type { SidebarItem } from './sidebarItem.ts'

type Labelled = { readonly label: string; readonly href: string }

/** The first item that leads somewhere, a category with a page included. */
export function firstLinkOf(items: readonly SidebarItem[]): Labelled | undefined {
  return linksIn(items).next().value
}

/** In reading order, a category before what it holds; without unlisted pages. */
export function* linksIn(items: readonly SidebarItem[]): Generator<Labelled, undefined> {
  for (const item of items) {
    if (item.kind === 'html' || ('unlisted' in item && item.unlisted)) continue
    const { label, href } = item
    if (href !== undefined) yield { label, href }
    if (item.kind === 'group') yield* linksIn(item.items)
  }
  return undefined
}
