/** The bar at the top: brand, items, colour switch, search. */

import { type ComponentType, useLayoutEffect } from 'react'
import { useApp } from '../appContext.ts'
import { Brand } from '../Brand.tsx'
import { ColorSwitch } from './ColorSwitch.tsx'
import { NavItem } from './NavItem.tsx'
import styles from './Navbar.module.css'
import { isNavbarShown } from './scrollState.ts'
import { useScrollState } from './useScrollState.ts'
import { themePrefix } from '../../themePrefix.ts'
import { menuId } from '../elementIds.ts'

export type NavbarProps = {
  readonly inert: boolean
  readonly SearchSlot: ComponentType
}

export function Navbar({ inert, SearchSlot }: NavbarProps) {
  const { frame, words } = useApp()
  const { items, hideOnScroll } = frame.navbar
  const isShown = useScrollState(isNavbarShown, true) || !hideOnScroll
  // For the style of the root: `:has()` there would look at the whole page again at each change.
  useLayoutEffect(
    () => void document.documentElement.toggleAttribute('data-bar-hidden', !isShown),
    [isShown],
  )
  const itemsAt = (position: 'left' | 'right') =>
    items.map((item, index) =>
      item.position === position ? (
        <NavItem key={index} item={item} id={`${themePrefix}nav-${index}`} />
      ) : null,
    )
  return (
    <header className={styles.navbar} data-hidden={isShown ? undefined : ''} inert={inert}>
      <button
        type="button"
        className={styles.menu}
        aria-label={words.openMenu}
        popoverTarget={menuId}
      />
      <Brand />
      <nav className={styles.items} aria-label={words.mainNavigation}>
        {itemsAt('left')}
        <span className={styles.space} />
        {itemsAt('right')}
      </nav>
      {frame.colorMode.switchable && <ColorSwitch />}
      {frame.search && <SearchSlot />}
    </header>
  )
}
