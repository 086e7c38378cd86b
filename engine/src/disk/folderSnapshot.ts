/** A folder → everything that lies in it. */

import { readdirSync } from 'node:fs'
import { isNotOfSite } from './leftovers.ts'

/** Names from the folder, `/`-separated. */
export type FolderSnapshot = {
  /** A link to a folder is a file. */
  readonly files: ReadonlySet<string>
  /** A folder after those that hold it. */
  readonly folders: ReadonlySet<string>
}

/** Leaves out what builds make within their output. `folder` is absolute. Throws when it is not there. */
export function snapshotFolder(folder: string): FolderSnapshot {
  const files = new Set<string>()
  const folders = new Set<string>()
  const look = (within: string) => {
    for (const entry of readdirSync(`${folder}/${within}`, { withFileTypes: true })) {
      const name = within + entry.name
      if (isNotOfSite(name)) continue
      if (!entry.isDirectory()) files.add(name)
      else {
        folders.add(name)
        look(`${name}/`)
      }
    }
  }
  look('')
  return { files, folders }
}
