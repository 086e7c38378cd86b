/** The navbar's items as the mobile menu shows them: one under the other, groups to unfold. */

import type { NavItemFacts, NavLinkFacts as Link } from '../../site/navItem.ts'
import { useApp } from '../appContext.ts'
import { NavItemBoundary } from '../errors/NavItemBoundary.tsx'
import { NavLink } from '../navbar/NavLink.tsx'
import { type NavGroupItem, useNavGroup, useNavLink } from '../navbar/useNavEntries.ts'

export function MenuItems() {
  const { frame } = useApp()
  return (
    <ul>
      {frame.navbar.items.map((item, index) =>
        item.kind === 'search' ? null : (
          <li key={index}>
            <NavItemBoundary item={item}>
              <MenuItem item={item} />
            </NavItemBoundary>
          </li>
        ),
      )}
    </ul>
  )
}

type Shown = Exclude<NavItemFacts, { kind: 'search' }>

function MenuItem({ item }: { readonly item: Shown }) {
  if (item.kind === 'broken') return null
  if (item.kind === 'html') return <NavLink entry={item} />
  return item.kind === 'link' ? <LinkItem item={item} /> : <GroupItem item={item} />
}

function LinkItem({ item }: { readonly item: Link }) {
  const entry = useNavLink(item)
  return entry && <NavLink entry={entry} />
}

function GroupItem({ item }: { readonly item: NavGroupItem }) {
  const group = useNavGroup(item)
  return (
    <details open={group.isCurrent}>
      <summary>{group.menuLabel}</summary>
      <ul>
        {group.entries.map((entry, index) => (
          <li key={index}>
            <NavLink entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}
