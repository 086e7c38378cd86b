/**
 * Renders the shell around the article and the sidebar: navbar, menu, footer. Nearly all pages of a frame share it, so
 * it is rendered again only when it differs from that of the previous page.
 */

import { renderToString } from 'react-dom/server'
import type { PageFacts } from '../site/page.ts'
import { App } from '../theme/App.tsx'
import { inertHost, still } from '../theme/inertHost.ts'
import { type NavbarView, navGroupOf, navLinkOf } from '../theme/navbar/navEntries.ts'
import type { RenderContext } from './renderContext.ts'
import { sidebarHole, withSidebarHoles } from './sidebarHtml.tsx'

const HOLE = '\uE003'
/** With what ends it: a text of the bar or of the menu may hold the same character. */
const mainHole = `${HOLE}</main>`

/** The function gives a shell for `fillShell`. */
export function createShellRenderer(
  context: Pick<RenderContext, 'frame' | 'SearchSlot'>,
): (page: PageFacts) => string {
  const frame = withSidebarHoles(context.frame)
  const { baseUrl, version, words } = frame
  /** All that a shell tells of its page. */
  const traitsOf = (page: PageFacts) => {
    const shown: NavbarView = { page, words, baseUrl, version, location: inertHost.location.get() }
    const entries = frame.navbar.items.map((item) => {
      if (item.kind === 'html' || item.kind === 'search' || item.kind === 'broken') return null
      return item.kind === 'link' ? navLinkOf(item, shown) : navGroupOf(item, shown)
    })
    return JSON.stringify([page.sidebar, entries])
  }
  let last = { traits: '', html: '' }
  return (page) => {
    const traits = traitsOf(page)
    if (traits !== last.traits) {
      const shown = still({ page, html: HOLE })
      const app = <App {...{ frame, shown, host: inertHost, SearchSlot: context.SearchSlot }} />
      last = { traits, html: renderToString(app) }
    }
    return last.html
  }
}

export function fillShell(
  shell: string,
  { main, sidebar }: { readonly main: string; readonly sidebar: string },
): string {
  // Functions: what an author writes may hold the `$` patterns of replace().
  return shell.replace(sidebarHole, () => sidebar).replace(mainHole, () => `${main}</main>`)
}
