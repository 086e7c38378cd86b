/** A file that pages include → its text. */

import path from 'node:path'
import { refusedLink } from '../content/followLink.ts'
import { asOnDisk, isInside, isOfSite, type Places } from '../content/realPaths.ts'
import { readTextIfThere, type TextRead } from '../content/readText.ts'
import { createIgnoredFinder } from './gitIgnored.ts'
import { isWithheld, notShown } from './publishable.ts'

/**
 * Returns what reads included files. A path is from the site folder, and of the site, or it is not read; `isShown` as
 * that of `ReadOther`.
 */
export function createPartialReader(
  places: Places,
): (partial: string, isShown?: boolean) => TextRead {
  const isIgnored = createIgnoredFinder(places.siteDir)
  return (partial, isShown = false) => {
    const absolute = asOnDisk(path.resolve(places.siteDir, partial))
    const read = readTextIfThere(absolute, partial)
    if (read.text === undefined) return read
    if (!isOfSite(absolute, places)) {
      const isLink = isInside(places.siteDir, absolute)
      return { problems: isLink ? [refusedLink(partial, 'elsewhere')] : [] }
    }
    const isRefused = isShown && (isWithheld(absolute, places.siteDir) || isIgnored(absolute))
    return isRefused ? { problems: [notShown(partial)] } : read
  }
}
