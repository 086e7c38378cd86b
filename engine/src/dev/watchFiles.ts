/** A site folder → news of its files. */

import { statSync } from 'node:fs'
import path from 'node:path'
import { watch as watchFolder, type FSWatcher } from 'chokidar'

/** Editors write a file in several steps: what changes within this time is one change. */
const gatherMs = 15
/** The clock of files is a little behind. */
const clockStepMs = 10

type Watching = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute: never watched. */
  readonly outDir: string
  /** When reading began: what has changed since then has to be told, though nobody was watching. */
  readonly sinceMs: number
  /** Files of the site, from its folder. */
  readonly known: () => readonly string[]
}

export function watchFiles(
  { siteDir, outDir, sinceMs, known }: Watching,
  onChange: (files: readonly string[]) => void,
): FSWatcher {
  const isForeign = (file: string) =>
    file === outDir ||
    file.startsWith(`${outDir}.`) ||
    /(^|[/\\])(node_modules|\.git|\.lucarne)([/\\]|$)/.test(path.relative(siteDir, file))
  const watcher = watchFolder(siteDir, { ignored: isForeign, alwaysStat: true })
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tell = (file: string) => {
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, gatherMs)
  }
  let isWatching = false
  watcher.on('all', (event, file, stats) => {
    const isOld =
      !isWatching && event.startsWith('add') && (stats?.ctimeMs ?? 0) < sinceMs - clockStepMs
    if (!isOld && event !== 'addDir') tell(file)
  })
  watcher.on('ready', () => {
    isWatching = true
    for (const file of known().map((each) => path.join(siteDir, each))) {
      // Gone, or changed between the moment it was listed and that when it was watched.
      const { ctimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { ctimeMs: Infinity }
      if (ctimeMs >= sinceMs - clockStepMs) tell(file)
    }
  })
  return watcher
}
