/** A worker thread that places the files it is sent, and removes folders. */

import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import { serveCrew } from './crewThread.ts'
import {
  createFolderMaker,
  type FileTask,
  placeFile,
  type PlacedFile,
  type RemovalTask,
} from './placeFile.ts'

const makeFolderOf = createFolderMaker()

serveCrew((task: FileTask | RemovalTask): PlacedFile | undefined => {
  if ('file' in task) return placeFile(task, makeFolderOf)
  removeFolder(task.folder)
  return undefined
})

/** `rmSync` asks what each file is, which `readdir` has told: it takes twice as long. It has the last word. */
function removeFolder(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) removeFolder(path.join(folder, entry.name))
      else unlinkSync(path.join(folder, entry.name))
    rmdirSync(folder)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}
