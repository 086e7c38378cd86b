/** A worker thread that places the files it is sent, and removes folders. */

import { rmSync } from 'node:fs'
import { serveCrew } from './crewThread.ts'
import { type FileTask, placeFile, type PlacedFile, type RemovalTask } from './placeFile.ts'

serveCrew((task: FileTask | RemovalTask): PlacedFile | undefined => {
  if ('file' in task) return placeFile(task)
  rmSync(task.folder, { recursive: true, force: true })
  return undefined
})
