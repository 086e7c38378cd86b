/** Keeps the sidebar where the reader left it, with the current page in sight. */

import { useEffect } from 'react'
import { afterPaint } from '../afterPaint.ts'
import { useApp } from '../appContext.ts'
import { showInside } from '../showInside.ts'
import { menuKey } from '../storageKeys.ts'
import type { KeptMenu } from './menuScript.ts'
import { usePageChange } from '../usePageChange.ts'

/** `id`: of the element that scrolls. */
export function useSidebarScroll(id: string): void {
  const { host, shown } = useApp()
  // Where the menu was before this page was loaded, `menuScript.ts` has put it already: nothing scrolls by itself.
  useEffect(() => {
    const scroller = document.getElementById(id)
    if (!scroller) return
    const save = () => host.session.set(menuKey, JSON.stringify(keptOf(scroller)))
    const onToggle = () => showCurrent(scroller)
    addEventListener('pagehide', save)
    scroller.addEventListener('toggle', onToggle)
    return () => {
      removeEventListener('pagehide', save)
      scroller.removeEventListener('toggle', onToggle)
    }
  }, [host, id])

  usePageChange(shown, () => void afterPaint(() => showUnlessPointed(document.getElementById(id))))
}

function keptOf(menu: HTMLElement): KeptMenu {
  const open = [...menu.querySelectorAll('nav details[open]')]
  return [menu.scrollTop, ...open.map((branch) => branch.parentElement?.textContent ?? '')]
}

/** Scrolls to the current item, but not while the pointer is over the menu. */
function showUnlessPointed(menu: HTMLElement | null): void {
  if (!menu?.matches(':hover')) return showCurrent(menu)
  menu.addEventListener('pointerleave', () => showCurrent(menu), { once: true })
}

function showCurrent(menu: HTMLElement | null): void {
  const link = menu?.querySelector<HTMLElement>('nav a[aria-current=page]')
  if (menu && link?.offsetParent) showInside(menu, link)
}
