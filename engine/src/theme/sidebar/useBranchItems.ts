/** The items of a branch; those of a large site's closed branches are fetched when it opens. */

import { useEffect, useState } from 'react'
import type { SidebarGroup, SidebarItem } from '../../site/sidebarItem.ts'
import { useApp } from '../appContext.ts'

export type BranchItems = {
  readonly items: readonly SidebarItem[]
  /** Closing the branch and opening it again tries again. */
  readonly hasFailed: boolean
}

export function useBranchItems({ items, more }: SidebarGroup, isOpen: boolean): BranchItems {
  const { host } = useApp()
  const [loaded, setLoaded] = useState<BranchItems>({ items, hasFailed: false })
  const missing = isOpen && loaded.items.length === 0 ? more : undefined
  useEffect(() => {
    if (missing === undefined) return
    let isWanted = true
    host.loadBranch(missing).then(
      (branch) => isWanted && setLoaded({ items: branch, hasFailed: false }),
      () => isWanted && setLoaded({ items: [], hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [host, missing])
  return items.length > 0 ? { items, hasFailed: false } : loaded
}
