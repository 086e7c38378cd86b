/** A worker thread that places the files it is sent, and removes folders. */

import { serveTasks } from '../threads/workerThread.ts'
import {
  createFileWriter,
  type FileTask,
  type WriteResult,
  type RemovalTask,
} from './writeOutputFile.ts'
import { removeFolder } from '../disk/removeFolder.ts'

const writeOutputFile = createFileWriter()

serveTasks((task: FileTask | RemovalTask): WriteResult | undefined => {
  if (task.kind === 'write') return writeOutputFile(task)
  removeFolder(task.folder)
  return undefined
})
