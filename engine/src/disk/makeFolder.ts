import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** Makes a folder (absolute) and those that lead to it. Of a disk that is read-only, Node says that a folder is missing. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    const parent = path.dirname(folder)
    if (code !== 'ENOENT' || parent === folder) throw error
    makeFolder(parent)
    mkdirSync(folder)
  }
}
