/** Links with `.html`, or in another case than the page that they name → links that lead there. */

import path from 'node:path'
import type { SourcePage } from '../importPlan.ts'
import { outsideCode } from './codeSafe.ts'

export type SitePages = {
  /** Addresses in lower case, without their last slash → as they are. */
  readonly addresses: ReadonlyMap<string, string>
  /** Files of pages from the folder of all languages, with a slash before them → their addresses. */
  readonly files: ReadonlyMap<string, string>
  /** Paths of pages from the new site's folder. */
  readonly outs: ReadonlySet<string>
}

export function sitePagesOf(pages: readonly (SourcePage & { readonly own: string })[]): SitePages {
  return {
    addresses: new Map(pages.map(({ own }) => [own.toLowerCase().replace(/\/$/, ''), own])),
    files: new Map(pages.map(({ basePath, source, own }) => [basePath + source, own])),
    outs: new Set(pages.map(({ out }) => out)),
  }
}

const TARGET = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\bhref=["'])([^\s"'<>()#?]+)(?=[\s"'<>()#?]|$)/gm

export const mendLinks = (text: string, page: SourcePage, site: SitePages): string =>
  outsideCode(text, (prose) =>
    prose.replace(TARGET, (whole, before: string, target: string) => {
      const mended = mendedTarget(target, page, site)
      return mended === undefined ? whole : before + mended
    }),
  )

/** `undefined` for what leads to its page as it is, or to none. */
function mendedTarget(
  target: string,
  { out, basePath }: SourcePage,
  { addresses, files, outs }: SitePages,
): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return undefined
  // From the root of all languages: the engine looks for a file in the language of the page.
  if (basePath !== '/' && /^\/.*\.mdx?$/.test(target))
    return files.get(target)?.replace(/(?<=.)\/$/, '')
  const plain = target.replace(/(?:(?<=\/)index)?\.html?$/i, '')
  if (target.startsWith('/')) {
    const bare = plain.replace(/\/$/, '')
    const own = addresses.get(bare.toLowerCase())
    const isSame = own === undefined || (plain === target && own.replace(/\/$/, '') === bare)
    return isSame ? undefined : own.replace(/(?<=.)\/$/, '')
  }
  if (plain === target) return undefined
  const ends = plain.endsWith('/')
    ? ['index.md', 'index.mdx', 'README.md']
    : ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md']
  const end = ends.find((each) => outs.has(path.posix.join(path.posix.dirname(out), plain + each)))
  return end === undefined ? undefined : plain + end
}
