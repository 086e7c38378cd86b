/**
 * The sidebar of each page, without rendering it anew: of a tree of hundreds of links, only the branch
 * of the current page differs from one page to the next.
 *
 *     items:   A   B   C   D        every item is rendered once, closed, and kept;
 *     page in C: A + B + render(C) + D
 *
 * What comes out is what React would have rendered: the browser hydrates it as it is.
 */

import { renderToString } from 'react-dom/server'
import { fillBranches } from '../site/branches.ts'
import type { Frame, PageFacts } from '../site/page.ts'
import type { SidebarItem } from '../site/sidebarItem.ts'
import { AppContext } from '../theme/appContext.ts'
import { inertHost, still } from '../theme/inertHost.ts'
import { branchesTo } from '../theme/sidebar/branches.ts'
import { SidebarTree } from '../theme/sidebar/SidebarTree.tsx'
import { wordsOf } from '../theme/words.ts'

const HOLE = '\uE002'

/** Where the shell of a frame from `withSidebarHoles` awaits its sidebar. */
export const sidebarHole = `<ul><li><div>${HOLE}</div></li></ul>`

/** The same frame, each sidebar replaced by one item that costs nothing to render. */
export function withSidebarHoles(frame: Frame): Frame {
  const hole: readonly SidebarItem[] = [{ kind: 'html', html: HOLE }]
  const names = Object.keys(frame.sidebars)
  return { ...frame, sidebars: Object.fromEntries(names.map((name) => [name, hole])) }
}

export function createSidebarRenderer(frame: Frame): (page: PageFacts) => string {
  const words = wordsOf(frame.words)
  const kept = new Map<SidebarItem, string>()
  const pagesBelow = new Map<SidebarItem, ReadonlySet<string>>()
  for (const item of Object.values(frame.sidebars).flat()) {
    pagesBelow.set(item, new Set(hrefsIn(item)))
  }

  function render(item: SidebarItem, page: PageFacts): string {
    const open = branchesTo(page.href, [item])
    const list = renderToString(
      <AppContext value={{ frame, shown: still({ page, html: '' }), host: inertHost, words }}>
        <SidebarTree items={[item]} parentKey="" branches={{ open, setOpen: () => {} }} />
      </AppContext>,
    )
    return list.slice('<ul>'.length, -'</ul>'.length)
  }

  return (page) => {
    const items = frame.sidebars[page.sidebar ?? ''] ?? []
    const parts = fillBranches(items, page.branches).map((item, index) => {
      // A branch that was filled in is not the frame's own item any more: it is the page's.
      if (item !== items[index] || pagesBelow.get(item)?.has(page.href)) return render(item, page)
      const html = kept.get(item) ?? render(item, { ...page, href: '' })
      kept.set(item, html)
      return html
    })
    return `<ul>${parts.join('')}</ul>`
  }
}

function hrefsIn(item: SidebarItem): string[] {
  if (item.kind === 'group') return [item.href ?? '', ...item.items.flatMap(hrefsIn)]
  return item.kind === 'page' ? [item.href] : []
}
