/** One item of the navbar. One that fails says which it is, and leaves the others standing. */

import type { NavItem as Item } from '../../site/navItem.ts'
import { useApp, useStore } from '../appContext.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { NavItemError } from '../errors/NavItemError.tsx'
import { Dropdown } from './Dropdown.tsx'
import { NavLink } from './NavLink.tsx'
import { navGroupOf, navLinkOf } from './navEntries.ts'
import styles from './Navbar.module.css'

export type NavItemProps = {
  readonly item: Item
  /** Names the item's elements: unique in the page. */
  readonly id: string
}

export function NavItem(props: NavItemProps) {
  const { item } = props
  const named = JSON.stringify(item)
  return (
    <ErrorBoundary fallback={({ error }) => <NavItemError item={named} error={error} />}>
      <SafeNavItem {...props} />
    </ErrorBoundary>
  )
}

function SafeNavItem({ item, id }: NavItemProps) {
  const { frame, page, host, words } = useApp()
  const location = useStore(host.location, nowhere)
  const context = { page, location, words, baseUrl: frame.baseUrl }
  const className = [styles.item, item.className].filter(Boolean).join(' ')
  switch (item.kind) {
    // It has a place of its own, at the end of the bar.
    case 'search':
      return null
    case 'broken':
      return <NavItemError item={item.item} error={item.message} />
    case 'html':
      return <div className={className} dangerouslySetInnerHTML={{ __html: item.html }} />
    case 'link':
      return <NavLink className={className} entry={navLinkOf(item, context)} />
    default: {
      const group = navGroupOf(item, context)
      const [only] = group.entries
      return item.kind === 'versions' && only && group.entries.length === 1 ? (
        <NavLink className={className} entry={only} />
      ) : (
        <Dropdown id={id} className={className} group={group} />
      )
    }
  }
}

/** Hydration must find what the server rendered: links without query nor hash. */
const nowhere = { pathname: '', search: '', hash: '' }
