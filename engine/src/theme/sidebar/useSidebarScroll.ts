/** Keeps the sidebar where the reader left it, with the current page in sight. */

import { useEffect } from 'react'
import { useApp } from '../appContext.ts'
import { sidebarScrollKey } from '../storageKeys.ts'

/** `id`: of the element that scrolls. */
export function useSidebarScroll(id: string): void {
  const { host, page } = useApp()
  useEffect(() => {
    const scroller = document.getElementById(id)
    if (!scroller) return
    scroller.scrollTop = Number(host.session.get(sidebarScrollKey) ?? 0)
    const save = () => host.session.set(sidebarScrollKey, String(scroller.scrollTop))
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [host, id])

  useEffect(() => {
    const scroller = document.getElementById(id)
    const link = scroller?.querySelector<HTMLElement>('nav a[aria-current=page]')
    if (scroller && link?.offsetParent) showInside(scroller, link)
  }, [id, page.href])
}

/** Not `scrollIntoView()`: it would scroll the page as well. */
function showInside(scroller: HTMLElement, link: HTMLElement): void {
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top >= box.top && bottom <= box.bottom) return
  scroller.scrollTop += top - box.top - scroller.clientHeight / 2
}
