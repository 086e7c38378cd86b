/** A worker thread that places the files it is sent, and removes folders. */

import { serveCrew } from './crewThread.ts'
import {
  createFolderMaker,
  type FileTask,
  placeFile,
  type Placing,
  type RemovalTask,
} from './placeFile.ts'
import { removeFolder } from './removeFolder.ts'

const makeFolderOf = createFolderMaker()

serveCrew((task: FileTask | RemovalTask): Placing | undefined => {
  if ('file' in task) return placeFile(task, makeFolderOf)
  removeFolder(task.folder)
  return undefined
})
