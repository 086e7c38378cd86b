/**
 * The sidebar of each page, without rendering it anew: of a tree of hundreds of links, only what leads to the
 * current page differs from one page to the next.
 *
 *     items:   A   B   C   D        what does not hold the page is rendered once, closed, and kept;
 *     page in C: A + B + C( E + F + page + G ) + D
 *
 * What comes out is what React would have rendered: the browser hydrates it as it is.
 */

import { ownValue } from '../ownValue.ts'
import { renderToString } from 'react-dom/server'
import { fillBranches } from '../site/branches.ts'
import type { Frame } from '../site/frame.ts'
import type { PageFacts } from '../site/page.ts'
import type { SidebarGroup, SidebarItem } from '../site/sidebarItem.ts'
import { AppContext } from '../theme/appContext.ts'
import { inertHost, still } from '../theme/inertHost.ts'
import {
  branchesTo,
  branchKeyOf,
  isBranchOpen,
  listsPage,
  type OpenBranches,
} from '../theme/sidebar/branches.ts'
import { SidebarTree } from '../theme/sidebar/SidebarTree.tsx'

const HOLE = '\uE002'

/** Marks where a shell from `withSidebarHoles` receives its sidebar. */
export const sidebarHole = `<ul><li><div>${HOLE}</div></li></ul>`
const hole: readonly SidebarItem[] = [{ kind: 'html', html: HOLE }]

/** The same frame, each sidebar replaced by one item that costs nothing to render. */
export function withSidebarHoles(frame: Frame): Frame {
  const names = Object.keys(frame.sidebars)
  return { ...frame, sidebars: Object.fromEntries(names.map((name) => [name, hole])) }
}

/** An item in its place, for one page. */
type ItemContext = {
  readonly page: PageFacts
  readonly open: OpenBranches
  /** Empty at the top. */
  readonly parentKey: string
}

export function createSidebarRenderer(frame: Frame): (page: PageFacts) => string {
  const { words } = frame
  const elsewhere = new Map<SidebarItem, string>()
  const hollow = new Map<string, Map<SidebarGroup, string>>()
  const holds = createHolds()

  function render(item: SidebarItem, { page, open, parentKey }: ItemContext): string {
    const list = renderToString(
      <AppContext value={{ frame, shown: still({ page, html: '' }), host: inertHost, words }}>
        <SidebarTree items={[item]} parentKey={parentKey} branches={{ open, setOpen: () => {} }} />
      </AppContext>,
    )
    return list.slice('<ul>'.length, -'</ul>'.length)
  }

  /** An item that holds nothing of the page. */
  function renderElsewhere(item: SidebarItem, { page, parentKey }: ItemContext): string {
    const html =
      elsewhere.get(item) ?? render(item, { page: { ...page, href: '' }, open: {}, parentKey })
    elsewhere.set(item, html)
    return html
  }

  /** A group without its items. It knows of the page whether it is its own, and whether it is open for it. */
  function renderHollow(
    group: SidebarGroup,
    items: readonly SidebarItem[],
    place: ItemContext,
  ): string {
    const { open, parentKey } = place
    // What it lists itself is the current entry in its place.
    const page = listsPage(items, place.page.href) ? { ...place.page, href: '' } : place.page
    const isOpen = isBranchOpen(open, branchKeyOf(parentKey, group), group)
    const state = `${isOpen} ${group.href === page.href}`
    const kept = hollow.get(state) ?? new Map<SidebarGroup, string>()
    // Who comes here is in it: an unlisted one is shown.
    const html =
      kept.get(group) ?? render({ ...group, items: hole, unlisted: false }, { ...place, page })
    hollow.set(state, kept.set(group, html))
    return html
  }

  function renderItem(item: SidebarItem, place: ItemContext): string {
    const { page, open, parentKey } = place
    if (item.kind !== 'group')
      return holds(item, page.href) ? render(item, place) : renderElsewhere(item, place)
    const key = branchKeyOf(parentKey, item)
    const carried = page.branches?.[item.more ?? '']
    // Two branches of the same name open together, but for one that is not shown.
    const isClosed = open[key] === undefined || item.unlisted === true
    const isElsewhere = !carried && isClosed && !holds(item, page.href)
    if (isElsewhere) return renderElsewhere(item, place)
    const items = carried ?? item.items
    const list = items.length > 0 ? renderList(items, { ...place, parentKey: key }) : ''
    // A function: the sidebar's own text may hold the `$` patterns of replace().
    return renderHollow(item, items, place).replace(sidebarHole, () => list)
  }

  function renderList(items: readonly SidebarItem[], place: ItemContext): string {
    return `<ul>${items.map((item) => renderItem(item, place)).join('')}</ul>`
  }

  return (page) => {
    const items = ownValue(frame.sidebars, page.sidebar) ?? []
    const open = branchesTo(page.href, fillBranches(items, page.branches))
    return renderList(items, { page, open, parentKey: '' })
  }
}

/** Creates a function that says whether an item, or one inside it, leads to a page. */
function createHolds(): (item: SidebarItem, href: string) => boolean {
  const hrefsOf = new Map<SidebarGroup, ReadonlySet<string>>()
  return (item, href) => {
    if (item.kind !== 'group') return item.kind === 'page' && item.href === href
    const hrefs = hrefsOf.get(item) ?? new Set(hrefsIn(item))
    hrefsOf.set(item, hrefs)
    return hrefs.has(href)
  }
}

function hrefsIn(item: SidebarItem): string[] {
  if (item.kind === 'group') return [item.href ?? '', ...item.items.flatMap(hrefsIn)]
  return item.kind === 'page' ? [item.href] : []
}
