/** A word from the site above everything. The boot script hides one already closed before it is painted. */

import { useApp } from '../appContext.ts'
import { announcementDismissedKey } from '../storageKeys.ts'
import styles from './Announcement.module.css'
import { mainId } from '../elementIds.ts'

export type AnnouncementProps = { readonly inert: boolean }

export function Announcement({ inert }: AnnouncementProps) {
  const { frame, host, words } = useApp()
  const { announcement } = frame
  if (!announcement) return null
  function close() {
    host.local.set(announcementDismissedKey, 'true')
    document.documentElement.dataset.announcement = 'dismissed'
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }
  const { html, closeable, backgroundColor, textColor } = announcement
  return (
    <aside
      className={styles.announcement}
      aria-label={words.announcement}
      inert={inert}
      style={{ backgroundColor, color: textColor }}
    >
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {closeable && (
        <button type="button" className={styles.close} aria-label={words.close} onClick={close} />
      )}
    </aside>
  )
}
