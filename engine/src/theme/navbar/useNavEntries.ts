/** An item of the navbar → its links for the page shown; see `navEntries.ts`. */

import type { NavItemFacts, NavLinkFacts } from '../../site/navItem.ts'
import { useApp, usePage, useStore } from '../appContext.ts'
import { isShown, type NavEntry, type NavGroup, navGroupOf, navLinkOf } from './navEntries.ts'

export type NavGroupItem = Extract<NavItemFacts, { kind: 'dropdown' | 'locales' | 'versions' }>

/** Another one only when the link becomes current, or stops being so; `undefined` while it is not to be shown. */
export function useNavLink(item: NavLinkFacts): NavEntry | undefined {
  const { frame, shown } = useApp()
  const { baseUrl } = frame
  usePage((page) => navLinkOf(item, { page, baseUrl }).current)
  const { page } = shown.get()
  return isShown(item, page) ? navLinkOf(item, { page, baseUrl }) : undefined
}

export function useNavGroup(item: NavGroupItem): NavGroup {
  const { frame, host, words } = useApp()
  const page = usePage((whole) => whole)
  const location = useStore(host.location, nowhere)
  return navGroupOf(item, { page, location, words, baseUrl: frame.baseUrl, version: frame.version })
}

/** Hydration must find what the server rendered: links without query nor hash. */
const nowhere = { pathname: '', search: '', hash: '' }
