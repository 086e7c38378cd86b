/** A partial → its text. */

import path from 'node:path'
import { refusedLink } from '../content/followLink.ts'
import { asOnDisk, isInside, isOfSite, type Places } from '../content/realPaths.ts'
import { readTextIfThere, type TextRead } from '../content/readText.ts'

/** `partial` is from the site folder, and of the site, or it is not read. */
export function readPartial(places: Places, partial: string): TextRead {
  const absolute = asOnDisk(path.resolve(places.siteDir, partial))
  const read = readTextIfThere(absolute, partial)
  if (read.text === undefined || isOfSite(absolute, places)) return read
  const isLink = isInside(places.siteDir, absolute)
  return { problems: isLink ? [refusedLink(partial, 'elsewhere')] : [] }
}
