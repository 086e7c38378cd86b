/** What a file is and says at this moment: a build may put others in place at any time. */

import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What has no such name, or cannot have one, is no file. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Nothing when there is no such file. */
export function textIn(outDir: string, name: string): string {
  try {
    const file = path.join(outDir, name)
    // A pipe would be waited for.
    return statSync(file).isFIFO() ? '' : readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
