/** A site folder → news of its files, and of those that it names outside it. */

import { existsSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { listFolder } from '../disk/readFresh.ts'
import { watch as watchFolder } from 'chokidar'
import { ledger } from '../output/keptAssets.ts'
import { isInside } from '../content/realPaths.ts'
import { isStrayLink } from './isStrayLink.ts'
import { watchedFolders } from './watchedFolders.ts'
import { watchLimit } from './watchLimits.ts'

/** Editors write a file in several steps: what changes within this time is one change. */
const gatherMs = 15
/** The clock of files is a little behind. */
const clockStepMs = 10
/** The watcher says nothing of a file for 50 ms after it has said that it changed. */
const deafMs = 80
/** Between two looks, where the system tells nothing: reading thousands of dates takes a while. */
const pollMs = 500

type Watching = {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute: never watched, nor is the output of any other build. */
  readonly outDir: string
  /** Folders that are read wherever they lead, from the site folder. */
  readonly folders: () => readonly string[]
  /** Time at which reading began: later changes must be reported, though nobody was watching yet. */
  readonly sinceMs: number
  /** Files of the site, from its folder. */
  readonly known: () => readonly string[]
  readonly onChange: (files: readonly string[]) => void
  /** Every file is watched. */
  readonly onReady?: () => void
  /** Looks at files again and again, where the system does not tell of them. */
  readonly poll?: boolean | undefined
  /** The system watches no more: files are looked at instead. Told once, in a sentence. */
  readonly onLimit: (sentence: string) => void
  /** Something cannot be watched; the rest is. */
  readonly onError: (error: unknown) => void
}

export type Watch = { readonly close: () => Promise<void> }

export function watchFiles(watching: Watching): Watch {
  const { siteDir, outDir, folders, sinceMs, known, onChange, onReady, onLimit, onError } = watching
  const isForeign = (file: string) =>
    file === outDir ||
    file.startsWith(`${outDir}.`) ||
    // What the server prints may be kept beside the site: a log is no news of it.
    /(^|[/\\])(node_modules|\.git|\.lucarne)([/\\]|$)|\.log$/.test(path.relative(siteDir, file))
  const isIgnored = (file: string, stats?: Stats) =>
    isForeign(file) ||
    (stats?.isDirectory() === true &&
      (existsSync(path.join(file, ledger)) || isStrayLink(file, { siteDir, folders: folders() })))
  const isSince = (stats: Stats | undefined, ms: number) =>
    stats !== undefined && stats.ctimeMs >= ms - clockStepMs
  let isPolling = watching.poll === true
  const changed = new Set<string>()
  const told = new Map<string, string>()
  let gathering: NodeJS.Timeout | undefined
  let hearing: NodeJS.Timeout | undefined
  const tell = (file: string) => {
    changed.add(file)
    clearTimeout(gathering)
    gathering = setTimeout(tellAll, gatherMs)
  }
  const tellAll = () => {
    const files = [...changed]
    changed.clear()
    for (const file of files) told.set(file, readStamp(file))
    onChange(files)
    clearTimeout(hearing)
    hearing = setTimeout(lookAgain, deafMs)
  }
  const lookAgain = () => {
    const missed = [...told].filter(([file, stamp]) => readStamp(file) !== stamp)
    told.clear()
    for (const [file] of missed) tell(file)
  }
  const open = (ms: number) => {
    const roots = watchedFolders({ siteDir, folders: folders() })
    const polling = isPolling && { usePolling: true, interval: pollMs, binaryInterval: pollMs }
    const watcher = watchFolder(roots, { ignored: isIgnored, alwaysStat: true, ...polling })
    const made = new Map<string, string>()
    let isWatching = false
    watcher.on('all', (event, file, stats) => {
      if (event === 'addDir') return void made.set(file, makingOf(stats))
      if (event === 'unlinkDir') made.delete(file)
      if (isWatching || event !== 'add' || isSince(stats, ms)) tell(file)
      const since = isWatching ? remadeMs(file, made) : undefined
      if (since !== undefined) reopen(since)
    })
    // What happened to a file between the moment it was listed and that when it was watched.
    watcher.on('ready', () => {
      isWatching = true
      for (const file of known().map((each) => path.join(siteDir, each))) {
        const stats = statOf(file)
        if (!stats || isSince(stats, ms)) tell(file)
      }
      for (const file of unseen(watcher.getWatched(), roots)) if (!isForeign(file)) tell(file)
      onReady?.()
    })
    watcher.on('error', (error) => {
      const sentence = watchLimit(error)
      if (sentence === undefined) return onError(error)
      // Each file that is beyond the limit is an error.
      if (isPolling) return
      isPolling = true
      onLimit(sentence)
      reopen(ms)
    })
    return watcher
  }
  const reopen = (ms: number) => {
    void current.close()
    current = open(ms)
  }
  let current = open(sinceMs)
  return {
    close: () => {
      clearTimeout(gathering)
      clearTimeout(hearing)
      return current.close()
    },
  }
}

/** Returns a stamp of a file. It is never compared with our clock, from which the file system's may differ. */
function readStamp(file: string): string {
  const stats = statOf(file)
  return stats ? `${stats.ctimeMs} ${stats.size}` : ''
}

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false })

/**
 * Identity of a folder. It changes when the folder is deleted and recreated, in which case the watcher would keep
 * watching the old one.
 */
const makingOf = (stats: Stats | undefined): string =>
  stats ? `${stats.ino} ${stats.birthtimeMs}` : ''

/** When the outermost folder that holds a file was made again; `undefined` when none was. */
function remadeMs(file: string, made: ReadonlyMap<string, string>): number | undefined {
  const folder = path.dirname(file)
  const before = made.get(folder)
  if (before === undefined) return undefined
  const stats = statOf(folder)
  const isRemade = stats !== undefined && makingOf(stats) !== before
  return remadeMs(folder, made) ?? (isRemade ? stats.birthtimeMs : undefined)
}

/** Files that have come to watched folders after these were read. */
function unseen(
  watched: Readonly<Record<string, readonly string[]>>,
  roots: readonly string[],
): readonly string[] {
  return Object.entries(watched).flatMap(([folder, names]) => {
    // A root is itself watched in its parent.
    if (!roots.some((root) => isInside(root, folder))) return []
    const seen = new Set(names)
    return listFolder(folder)
      .filter((entry) => entry.isFile() && !seen.has(entry.name))
      .map(({ name }) => path.join(folder, name))
  })
}
