/** A partial → its text. */

import path from 'node:path'
import { asOnDisk } from '../content/realPaths.ts'
import { readTextIfThere, type TextRead } from '../content/readText.ts'

/** `partial` is from the site folder (absolute), and inside it, or it is not read. */
export function readPartial(siteDir: string, partial: string): TextRead {
  const absolute = path.resolve(siteDir, partial)
  if (!absolute.startsWith(siteDir + path.sep)) return { problems: [] }
  return readTextIfThere(asOnDisk(absolute), partial)
}
