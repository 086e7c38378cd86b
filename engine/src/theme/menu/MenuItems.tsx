/** The navbar's items as the mobile menu shows them: one under the other, groups to unfold. */

import type { NavItem } from '../../site/navItem.ts'
import { useApp, useStore } from '../appContext.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { NavLink } from '../navbar/NavLink.tsx'
import { navGroupOf, navLinkOf } from '../navbar/navEntries.ts'

export function MenuItems() {
  const { frame } = useApp()
  return (
    <ul>
      {frame.navbar.items.map((item, index) =>
        item.kind === 'search' || item.kind === 'broken' ? null : (
          <li key={index}>
            {/* The bar says what is wrong with it. */}
            <ErrorBoundary fallback={() => null}>
              <MenuItem item={item} />
            </ErrorBoundary>
          </li>
        ),
      )}
    </ul>
  )
}

type Shown = Exclude<NavItem, { kind: 'search' | 'broken' }>

function MenuItem({ item }: { readonly item: Shown }) {
  const { frame, page, host, words } = useApp()
  const location = useStore(host.location, nowhere)
  const context = { page, location, words, baseUrl: frame.baseUrl }
  if (item.kind === 'html') return <NavLink entry={item} />
  if (item.kind === 'link') return <NavLink entry={navLinkOf(item, context)} />
  const group = navGroupOf(item, context)
  return (
    <details open={group.isCurrent}>
      <summary className="caret">{group.menuLabel}</summary>
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

const nowhere = { pathname: '', search: '', hash: '' }
