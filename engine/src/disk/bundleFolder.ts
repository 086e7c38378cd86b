import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireFreshBundle } from '../../sourceStamp.mjs'

/** Replaced when this is bundled: what checks the bundle is not in it. */
const isBundled = process.env.NODE_ENV === 'production'

/** `dist/`, whether this runs bundled (`dist/node/`) or from the sources (`src/disk/`). */
const distDir = fileURLToPath(new URL(isBundled ? '../' : '../../dist/', import.meta.url))

/** Returns the absolute path of `dist/`, with a final slash. From the sources, throws when the bundle is stale. */
export function bundleFolder(): string {
  if (!isBundled) requireFreshBundle()
  return distDir
}

/** Returns the URL of a module of `dist/node/`, for a worker thread to run. */
export function nodeFileUrl(name: string): URL {
  return pathToFileURL(`${bundleFolder()}node/${name}`)
}
