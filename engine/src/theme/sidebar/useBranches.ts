/** Which branches are open: those the reader opened, and those that lead to the current page. */

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SidebarItem } from '../../site/sidebarItem.ts'
import { useApp } from '../appContext.ts'
import { sidebarKeyOf } from '../storageKeys.ts'
import { branchesTo, type OpenBranches, parseBranches } from './branches.ts'

export type Branches = {
  readonly open: OpenBranches
  readonly setOpen: (key: string, isOpen: boolean) => void
}

export function useBranches(items: readonly SidebarItem[], name: string): Branches {
  const { page, host, frame } = useApp()
  const storageKey = sidebarKeyOf(`${frame.version}.${name}`)
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => host.session.get(storageKey),
    () => null,
  )
  const [open, setOpen] = useState<OpenBranches>(() => branchesTo(page.href, items))
  const [shownHref, setShownHref] = useState(page.href)

  // While rendering, so that the branch of a new page is never painted closed.
  if (shownHref !== page.href) {
    setShownHref(page.href)
    setOpen({ ...open, ...branchesTo(page.href, items) })
  }
  useEffect(() => {
    const before = parseBranches(host.session.get(storageKey))
    host.session.set(storageKey, JSON.stringify({ ...before, ...open }))
  }, [host, storageKey, open])

  return {
    open: { ...parseBranches(stored), ...open },
    setOpen: (key, isOpen) =>
      setOpen((before) => (before[key] === isOpen ? before : { ...before, [key]: isOpen })),
  }
}

/** The session belongs to this tab: only this page writes there. */
function subscribeToNothing(): () => void {
  return () => {}
}
