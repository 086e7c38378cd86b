/** A folder of another tool → its files, in order, without what is installed or hidden. */

import { readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { isInside } from '../../content/realPaths.ts'
import { repositoryOf } from './ownFiles.ts'

/** From `folder`, with `/`. A folder that does not exist, or is not in the repository of `site`, holds none. */
export function filesIn(folder: string, site: string): string[] {
  try {
    if (!isInside(repositoryOf(site), realpathSync(folder))) return []
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
      .filter(
        (file) =>
          !/(?:^|\/)(?:node_modules|\.git|\.vitepress|\.docusaurus|\.astro)(?:\/|$)|(?:^|\/)\.(?!pages$|meta\.yml$)/.test(
            file,
          ),
      )
      .toSorted()
  } catch {
    return []
  }
}

export const isMarkdown = (file: string): boolean => /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(file)
export const withMarkdownEnd = (file: string): string =>
  file.replace(/\.(?:markdown|mdown|mkdn?)$/i, '.md')
