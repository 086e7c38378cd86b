/** The sidebar, beside the article on a wide screen; on a narrow one, the menu that holds it and the navbar's items. */

import { ownValue } from '../../ownValue.ts'
import { useMemo } from 'react'
import { fillBranches } from '../../site/branches.ts'
import type { SidebarItem } from '../../site/sidebarItem.ts'
import { useApp, usePage } from '../appContext.ts'
import { Brand } from '../Brand.tsx'
import { ColorSwitch } from '../navbar/ColorSwitch.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { SidebarFold } from '../sidebar/SidebarFold.tsx'
import { useSidebarScroll } from '../sidebar/useSidebarScroll.ts'
import styles from './Menu.module.css'
import { MenuItems } from './MenuItems.tsx'
import type { MenuState } from './useMenu.ts'
import { menuId } from '../elementIds.ts'

export type MenuProps = { readonly menu: MenuState }

export function Menu({ menu }: MenuProps) {
  const { frame, words } = useApp()
  const sidebar = usePage((page) => page.sidebar)
  const items = useSidebarItems(sidebar)
  const { isOpen, isOnPrimary } = menu
  useSidebarScroll(menuId)
  return (
    <div
      id={menuId}
      popover="auto"
      className={styles.menu}
      role={isOpen ? 'dialog' : undefined}
      aria-modal={isOpen || undefined}
      aria-label={isOpen ? words.mainNavigation : undefined}
    >
      <div className={styles.head}>
        <Brand />
        {frame.colorMode.switchable && <ColorSwitch />}
        <button
          type="button"
          className={styles.close}
          data-close=""
          aria-label={words.closeMenu}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.primary} hidden={isOpen && !isOnPrimary && items !== undefined}>
        <MenuItems />
      </div>
      {items && sidebar !== undefined && (
        <div hidden={isOpen && isOnPrimary}>
          {isOpen && frame.navbar.items.length > 0 && (
            <button type="button" className={styles.back} onClick={menu.showPrimary}>
              {words.backToMainMenu}
            </button>
          )}
          <Sidebar key={sidebar} name={sidebar} items={items} />
        </div>
      )}
      {items && frame.sidebarHideable && <SidebarFold />}
    </div>
  )
}

/** The same until a page comes with other branches: what a branch holds does not change during a visit. */
function useSidebarItems(name: string | undefined): readonly SidebarItem[] | undefined {
  const { frame, shown } = useApp()
  const carried = usePage(({ branches }) => Object.keys(branches ?? {}).join('\n'))
  const whole = ownValue(frame.sidebars, name)
  return useMemo(
    () => whole && fillBranches(whole, carried === '' ? undefined : shown.get().page.branches),
    [whole, carried, shown],
  )
}
