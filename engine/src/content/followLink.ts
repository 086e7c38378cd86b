/** A symbolic link among the files of an author → where it leads, or why it is not followed. */

import { existsSync } from 'node:fs'
import type { Problem } from '../problem.ts'
import { isInside, isOfSite, type Places, toRealPath } from './realPaths.ts'

export type LinkEnd =
  /** Real path. */
  { readonly real: string } | { readonly refused: 'nowhere' | 'elsewhere' | 'endless' }

/**
 * `link` is absolute; `trail` holds the real paths of the folders that lead to it: a link to one of them, or above, has
 * no end.
 */
export function followLink(link: string, trail: readonly string[], places: Places): LinkEnd {
  if (!existsSync(link)) return { refused: 'nowhere' }
  const real = toRealPath(link)
  if (trail.some((folder) => isInside(real, folder))) return { refused: 'endless' }
  return isOfSite(link, places) ? { real } : { refused: 'elsewhere' }
}

/** `file` is what the link is called. */
export function refusedLink(file: string, refused: keyof typeof reasons): Problem {
  return {
    kind: 'content',
    file,
    message: `this link leads ${reasons[refused]}: it is not followed`,
    hint: 'Put the file or the folder itself there, or link to one that is in the folder of the site.',
  }
}

const reasons = {
  nowhere: 'to nothing',
  elsewhere: 'out of the site',
  endless: 'back to a folder that it is in',
}
