/** Updates the reader's stored choices to the current site, once per load. */
import type { Frame } from '../site/frame.ts'
import type { StorageArea } from '../theme/appContext.ts'
import { announcementDismissedKey, announcementIdKey, versionKeyOf } from '../theme/storageKeys.ts'

/** A new announcement was not dismissed yet; a version that no longer exists cannot be preferred. */
export function updateReaderChoices(frame: Frame, local: StorageArea): void {
  if (frame.announcement && local.get(announcementIdKey) !== frame.announcement.id) {
    local.set(announcementIdKey, frame.announcement.id)
    local.set(announcementDismissedKey, 'false')
  }
  const versionKey = versionKeyOf(frame.pluginId)
  const preferred = local.get(versionKey)
  if (preferred !== null && !versionsOf(frame).includes(preferred)) local.set(versionKey, null)
}

function versionsOf({ version, navbar }: Frame): string[] {
  const listed = navbar.items.flatMap((item) => (item.kind === 'versions' ? item.items : []))
  return [version, ...listed.map((item) => item.version)]
}
