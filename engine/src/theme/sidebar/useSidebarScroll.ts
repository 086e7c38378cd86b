/** Keeps the sidebar where the reader left it, with the current page in sight. */

import { useEffect } from 'react'
import { afterPaint } from '../afterPaint.ts'
import { useApp } from '../appContext.ts'
import { showInside } from '../showInside.ts'
import { sidebarScrollKey } from '../storageKeys.ts'
import { usePageChange } from '../usePageChange.ts'

/** `id`: of the element that scrolls. */
export function useSidebarScroll(id: string): void {
  const { host, shown } = useApp()
  useEffect(() => {
    const scroller = document.getElementById(id)
    if (!scroller) return
    scroller.scrollTop = Number(host.session.get(sidebarScrollKey) ?? 0)
    showCurrent(id)
    const save = () => host.session.set(sidebarScrollKey, String(scroller.scrollTop))
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [host, id])

  usePageChange(shown, () => void afterPaint(() => showCurrent(id)))
}

function showCurrent(id: string): void {
  const scroller = document.getElementById(id)
  const link = scroller?.querySelector<HTMLElement>('nav a[aria-current=page]')
  if (scroller && link?.offsetParent) showInside(scroller, link)
}
