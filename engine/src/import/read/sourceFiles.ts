/** A folder of another tool → its files, in order, without what is installed or hidden. */

import { readdirSync } from 'node:fs'
import path from 'node:path'

/** From `folder`, with `/`. A folder that does not exist holds none. */
export function filesIn(folder: string): string[] {
  try {
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
