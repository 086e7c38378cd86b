/** Open branches: those that the reader opened, and those that lead to the current page. */

import { useEffect, useMemo, useState } from 'react'
import type { SidebarItem } from '../../site/sidebarItem.ts'
import { useApp, usePage } from '../appContext.ts'
import { sidebarKeyOf } from '../storageKeys.ts'
import { branchesTo, type OpenBranches, parseBranches } from './branches.ts'
import { menuId } from '../elementIds.ts'

export type Branches = {
  readonly open: OpenBranches
  readonly setOpen: (key: string, isOpen: boolean) => void
}

export function useBranches(items: readonly SidebarItem[], name: string): Branches {
  const { host, frame } = useApp()
  const href = usePage((page) => page.href)
  const storageKey = sidebarKeyOf(`${frame.version}.${name}`)
  const [open, setOpen] = useState<OpenBranches>(() => branchesTo(href, items))
  const [restored, setRestored] = useState<OpenBranches>({})
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

  // Of the pages before a full load. What would move under the pointer waits until it has left the menu.
  useEffect(() => {
    const menu = document.getElementById(menuId)
    const restore = () => setRestored(parseBranches(host.session.get(storageKey)))
    if (!menu?.matches(':hover')) return restore()
    menu.addEventListener('pointerleave', restore, { once: true })
    return () => menu.removeEventListener('pointerleave', restore)
  }, [host, storageKey])

  // The same until a branch opens or closes: the tree is not rendered again for the rest.
  return useMemo(
    () => ({
      open: { ...restored, ...open },
      setOpen: (key, isOpen) =>
        setOpen((before) => (before[key] === isOpen ? before : { ...before, [key]: isOpen })),
    }),
    [restored, open],
  )
}
