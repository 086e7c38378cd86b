/** Frame → the same, where a navbar item that fails says which it is. React's own boundaries do not work on a server. */

import { renderToStaticMarkup } from 'react-dom/server'
import type { NavItem as Item } from '../site/navItem.ts'
import type { Frame, PageFacts } from '../site/page.ts'
import { AppContext } from '../theme/appContext.ts'
import { inertHost, still } from '../theme/inertHost.ts'
import { NavItem } from '../theme/navbar/NavItem.tsx'
import { wordsOf } from '../theme/words.ts'

export function withSafeNavbar(frame: Frame): Frame {
  const items = frame.navbar.items.map((item) => safeItem(item, frame))
  return { ...frame, navbar: { ...frame.navbar, items } }
}

function safeItem(item: Item, frame: Frame): Item {
  try {
    const shown = still({ page: homeOf(frame), html: '' })
    const value = { frame, shown, host: inertHost, words: wordsOf(frame.words) }
    renderToStaticMarkup(
      <AppContext value={value}>
        <NavItem item={item} id="nav" />
      </AppContext>,
    )
    return item
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'broken', position: item.position, item: JSON.stringify(item), message }
  }
}

function homeOf({ homeHref, version }: Frame): PageFacts {
  return {
    kind: 'doc',
    href: homeHref,
    title: '',
    description: '',
    noIndex: false,
    version,
    searchTag: '',
    versions: {},
    locales: {},
    frame: '',
    build: '',
  }
}
