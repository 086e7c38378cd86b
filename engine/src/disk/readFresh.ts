/** Reads the current state of files, which a build may replace at any time. */

import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Says whether a path is an existing file; false for an invalid path. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Returns the entries of a folder; none where there is no such folder, or no more. */
export function listFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** Returns the text of a file, or an empty string when there is none. */
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
