/** One item of the navbar. */

import type { NavItemFacts as Item, NavLinkFacts as Link } from '../../site/navItem.ts'
import { NavItemBoundary } from '../errors/NavItemBoundary.tsx'
import { Dropdown } from './Dropdown.tsx'
import { NavLink } from './NavLink.tsx'
import styles from './Navbar.module.css'
import { type NavGroupItem, useNavGroup, useNavLink } from './useNavEntries.ts'

export type NavItemProps = {
  readonly item: Item
  /** Names the item's elements: unique in the page. */
  readonly id: string
}

export function NavItem(props: NavItemProps) {
  return (
    <NavItemBoundary item={props.item}>
      <SafeNavItem {...props} />
    </NavItemBoundary>
  )
}

function SafeNavItem({ item, id }: NavItemProps) {
  const className = [styles.item, item.className].filter(Boolean).join(' ')
  switch (item.kind) {
    // It has a place of its own, at the end of the bar.
    case 'search':
    // Its boundary says what is wrong with it.
    case 'broken':
      return null
    case 'html':
      return <div className={className} dangerouslySetInnerHTML={{ __html: item.html }} />
    case 'link':
      return <LinkItem item={item} className={className} />
    default:
      return <GroupItem item={item} id={id} className={className} />
  }
}

type ShownItemProps<Shown> = { readonly item: Shown; readonly className: string }

function LinkItem({ item, className }: ShownItemProps<Link>) {
  const entry = useNavLink(item)
  return entry && <NavLink className={className} entry={entry} />
}

type GroupItemProps = ShownItemProps<NavGroupItem> & Pick<NavItemProps, 'id'>

function GroupItem({ item, id, className }: GroupItemProps) {
  return <Dropdown id={id} className={className} group={useNavGroup(item)} />
}
