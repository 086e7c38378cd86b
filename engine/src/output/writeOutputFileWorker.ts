/** A worker thread that places the files it is sent, and removes folders. */

import { serveTasks } from '../threads/workerThread.ts'
import {
  createFolderMaker,
  type FileTask,
  writeOutputFile,
  type WriteResult,
  type RemovalTask,
} from './writeOutputFile.ts'
import { removeFolder } from '../disk/removeFolder.ts'

const makeFolderOf = createFolderMaker()

serveTasks((task: FileTask | RemovalTask): WriteResult | undefined => {
  if ('file' in task) return writeOutputFile(task, makeFolderOf)
  removeFolder(task.folder)
  return undefined
})
