/** Folds the sidebar away, for the session, where the configuration allows it. */

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../appContext.ts'
import { sidebarHiddenKey } from '../storageKeys.ts'
import styles from './SidebarFold.module.css'

export function SidebarFold() {
  const { host, words } = useApp()
  const wasHidden = useSyncExternalStore(
    () => () => {},
    () => host.session.get(sidebarHiddenKey) === 'true',
    () => false,
  )
  const [choice, setChoice] = useState<boolean>()
  const isHidden = choice ?? wasHidden
  useEffect(() => {
    document.documentElement.toggleAttribute('data-sidebar-hidden', isHidden)
    return () => document.documentElement.removeAttribute('data-sidebar-hidden')
  }, [isHidden])
  function toggle() {
    host.session.set(sidebarHiddenKey, isHidden ? null : 'true')
    setChoice(!isHidden)
  }
  const label = isHidden ? words.showSidebar : words.hideSidebar
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={label}
      title={label}
      aria-expanded={!isHidden}
      onClick={toggle}
    />
  )
}
