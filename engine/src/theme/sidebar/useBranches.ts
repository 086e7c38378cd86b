/** Which branches are open: those the reader opened, and those that lead to the current page. */

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SidebarItem } from '../../site/sidebarItem.ts'
import { useApp, usePage } from '../appContext.ts'
import { sidebarKeyOf } from '../storageKeys.ts'
import { branchesTo, type OpenBranches, parseBranches } from './branches.ts'

export type Branches = {
  readonly open: OpenBranches
  readonly setOpen: (key: string, isOpen: boolean) => void
}

export function useBranches(items: readonly SidebarItem[], name: string): Branches {
  const { host, frame } = useApp()
  const href = usePage((page) => page.href)
  const storageKey = sidebarKeyOf(`${frame.version}.${name}`)
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => host.session.get(storageKey),
    () => null,
  )
  const isPointedAt = useFirstPointing('menu')
  const [open, setOpen] = useState<OpenBranches>(() => branchesTo(href, items))
  const [shownHref, setShownHref] = useState(href)

  // While rendering, so that the branch of a new page is never painted closed.
  if (shownHref !== href) {
    setShownHref(href)
    const wanted = branchesTo(href, items)
    if (Object.keys(wanted).some((key) => !open[key])) setOpen({ ...open, ...wanted })
  }
  useEffect(() => {
    const before = parseBranches(host.session.get(storageKey))
    host.session.set(storageKey, JSON.stringify({ ...before, ...open }))
  }, [host, storageKey, open])

  // The same until a branch opens or closes: the tree is not rendered again for the rest.
  return useMemo(
    () => ({
      open: isPointedAt ? open : { ...parseBranches(stored), ...open },
      setOpen: (key, isOpen) =>
        setOpen((before) => (before[key] === isOpen ? before : { ...before, [key]: isOpen })),
    }),
    [stored, open, isPointedAt],
  )
}

/**
 * Whether the pointer is on this element, and has been since the app is there: what would move under it waits. Then
 * never again.
 */
function useFirstPointing(id: string): boolean {
  const [isPointedAt, setPointedAt] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    const leave = () => setPointedAt(false)
    if (!element?.matches(':hover')) return leave()
    element.addEventListener('pointerleave', leave, { once: true })
    return () => element.removeEventListener('pointerleave', leave)
  }, [id])
  return isPointedAt
}

/** The session belongs to this tab: only this page writes there. */
function subscribeToNothing(): () => void {
  return () => {}
}
