/** A folder of another tool → its files, in order, without what is installed or hidden. */

import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFolder } from '../../disk/readFresh.ts'
import { isInside } from '../../content/realPaths.ts'
import { isSecretFile } from '../../read/publishable.ts'
import { repositoryOf } from './ownFiles.ts'

/** From `folder`, with `/`. A folder that does not exist, or is not in the repository of `site`, holds none. */
export const filesIn = (folder: string, site: string): string[] => walk(folder, site).files

/** Symbolic links that no page or file is read through: they lead nowhere, out of the repository or around. */
export const linksLeftOut = (site: string): string[] => walk(site, site).leftOut

type Walk = { readonly files: string[]; readonly leftOut: string[] }

function walk(folder: string, site: string): Walk {
  const found: Walk = { files: [], leftOut: [] }
  const repository = repositoryOf(site)
  const top = realPathIn(repository, folder)
  if (top !== undefined) readFolder(folder, [top])
  return { files: found.files.toSorted(), leftOut: found.leftOut.toSorted() }

  /** `trail`: the real paths of the folders that hold this one, itself included. */
  function readFolder(absolute: string, trail: readonly string[]): void {
    for (const entry of listFolder(absolute)) {
      const each = path.join(absolute, entry.name)
      const file = path.relative(folder, each).split(path.sep).join('/')
      if (LEFT_OUT.test(file)) continue
      if (entry.isFile()) found.files.push(file)
      else if (entry.isDirectory())
        readFolder(each, [...trail, path.join(trail.at(-1) ?? '', entry.name)])
      else if (entry.isSymbolicLink()) followLink(each, file, trail)
    }
  }

  function followLink(absolute: string, file: string, trail: readonly string[]): void {
    const real = realPathIn(repository, absolute)
    if (real === undefined || trail.includes(real)) found.leftOut.push(file)
    else if (statSync(real).isFile()) found.files.push(file)
    else readFolder(absolute, [...trail, real])
  }
}

const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.git|\.vitepress|\.docusaurus|\.astro)(?:\/|$)|(?:^|\/)\.(?!pages$|meta\.yml$)/

/** The theme of VitePress is in its own folder. */
const HIDDEN = /^(?:\.(?!vitepress$)|node_modules$)/

/** `undefined` for what is not an ordinary file or folder of the repository, is hidden in it or is a key. */
function realPathIn(repository: string, absolute: string): string | undefined {
  try {
    const real = realpathSync(absolute)
    const stats = statSync(real)
    const inside = path.relative(repository, real).split(path.sep)
    const isHidden = inside.some((name) => HIDDEN.test(name))
    const isOurs = isInside(repository, real) && !isSecretFile(path.basename(real))
    return isOurs && !isHidden && (stats.isFile() || stats.isDirectory()) ? real : undefined
  } catch {
    return undefined
  }
}

export const isMarkdown = (file: string): boolean => /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(file)
export const withMarkdownEnd = (file: string): string =>
  file.replace(/\.(?:markdown|mdown|mkdn?)$/i, '.md')
