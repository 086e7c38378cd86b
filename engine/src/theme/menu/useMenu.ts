/** The mobile menu: a popover that opens without scripts, and becomes a modal dialog with them. */

import { useEffect, useState } from 'react'
import { type Shown, type Store, useApp } from '../appContext.ts'
import { usePageChange } from '../usePageChange.ts'
import { menuId } from '../elementIds.ts'

/** The bar and the sidebar are there, as style sheets say: the menu has no reason to be (spec §2). */
const DESKTOP = '(width > 62.25em)'

export type MenuState = {
  readonly isOpen: boolean
  /** The docs menu comes first on docs pages, each time the menu opens. */
  readonly isOnPrimary: boolean
  readonly showPrimary: () => void
}

/** `article`: the page that the reader sees; what is around it tells of it later, when the menu may be open again. */
export function useMenu(article: Store<Shown>): MenuState {
  const { host } = useApp()
  const [isOpen, setOpen] = useState(false)
  const [isOnPrimary, setOnPrimary] = useState(false)

  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (!menu) return
    // The reader may have opened it before the scripts came.
    const read = () => {
      setOpen(menu.matches(':popover-open'))
      setOnPrimary(false)
    }
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) hide(menu)
    }
    read()
    menu.addEventListener('toggle', read)
    menu.addEventListener('click', closeOnLink)
    return () => {
      menu.removeEventListener('toggle', read)
      menu.removeEventListener('click', closeOnLink)
    }
  }, [])

  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (!menu || !isOpen) return
    const close = () => hide(menu)
    const desktop = matchMedia(DESKTOP)
    const giveBack = host.consumeBack(close)
    desktop.addEventListener('change', close)
    menu.querySelector<HTMLElement>('[data-close]')?.focus()
    return () => {
      desktop.removeEventListener('change', close)
      giveBack()
      // When the popover closed, it could not take the focus back: it was inert.
      const opener = document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`)
      const { activeElement } = document
      if (activeElement === document.body || menu.contains(activeElement))
        opener?.focus({ preventScroll: true })
    }
  }, [host, isOpen])

  // The button that was pressed is hidden, and has lost the focus.
  useEffect(() => {
    if (!isOnPrimary) return
    const menu = document.getElementById(menuId)
    menu?.querySelector<HTMLElement>('li :is(a, summary)')?.focus()
  }, [isOnPrimary])

  usePageChange(article, () => {
    const menu = document.getElementById(menuId)
    if (menu) hide(menu)
  })
  return { isOpen, isOnPrimary, showPrimary: () => setOnPrimary(true) }
}

function hide(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}
