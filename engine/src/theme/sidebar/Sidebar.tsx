/** The docs as a tree of links. Branches are `<details>`: they open without scripts. */

import type { SidebarItem } from '../../site/sidebarItem.ts'
import { useApp } from '../appContext.ts'
import { SidebarTree } from './SidebarTree.tsx'
import styles from './Sidebar.module.css'
import { useBranches } from './useBranches.ts'

export type SidebarProps = {
  /** Unique among the sidebars of a version. */
  readonly name: string
  readonly items: readonly SidebarItem[]
}

export function Sidebar({ name, items }: SidebarProps) {
  const { words } = useApp()
  const branches = useBranches(items, name)
  return (
    <nav className={styles.sidebar} aria-label={words.docsNavigation}>
      <SidebarTree items={items} parentKey="" branches={branches} />
    </nav>
  )
}
