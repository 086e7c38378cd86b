/** A partial → its text. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asOnDisk } from '../content/realPaths.ts'

/** `partial` is from the site folder (absolute), and inside it, or it is not read. */
export function readPartial(siteDir: string, partial: string): string | undefined {
  const absolute = path.resolve(siteDir, partial)
  if (!absolute.startsWith(siteDir + path.sep)) return undefined
  try {
    return readFileSync(asOnDisk(absolute), 'utf8')
  } catch {
    return undefined
  }
}
