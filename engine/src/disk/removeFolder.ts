/** A folder of thousands of files → nothing. */

import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import path from 'node:path'

/** `rmSync` asks what each file is, which `readdir` has told: it takes twice as long. It has the last word. */
export function removeFolder(folder: string): void {
  try {
    const { folders, files } = entriesIn(folder)
    folders.forEach(removeFolder)
    removeFiles(files)
    rmdirSync(folder)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes files, ignoring failures: the rest is left to whoever removes their folder. */
export function removeFiles(files: readonly string[]): void {
  try {
    for (const file of files) unlinkSync(file)
  } catch {
    // What stays shows when the folder is removed.
  }
}

export type FolderEntries = {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

/** Absolute. A link to a folder is a file. */
export function entriesIn(folder: string): FolderEntries {
  const folders: string[] = []
  const files: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const list = entry.isDirectory() ? folders : files
    list.push(path.join(folder, entry.name))
  }
  return { folders, files }
}
