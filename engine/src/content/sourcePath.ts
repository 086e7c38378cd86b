/** The path of a content file → its id, its number prefix, whether it is content at all. Pure. */

import { posix } from 'node:path'

/** `undefined` number when there is none, or when the name looks like a date (`2021-11-x`) or a version (`7.0-x`). */
export function splitNumberPrefix(name: string): { name: string; number?: number } {
  if (/^\d+[-_.]\d+/.test(name)) return { name }
  const prefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  return prefix?.[2] ? { name: prefix[2], number: Number(prefix[1]) } : { name }
}

/** `02-Haproxy/01-ssl.md` → `Haproxy/ssl`; with `keepNumbers`, `02-Haproxy/01-ssl`. */
export function idOfSource(source: string, keepNumbers = false): string {
  const path = withoutExtension(source)
  if (keepNumbers) return path
  return path
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .join('/')
}

/** Partials (`_x.md`), anything under a `_` folder, tests and hidden files are not pages. */
export function isPageSource(source: string): boolean {
  if (!/\.mdx?$/i.test(source)) return false
  if (/(^|\/)(_|\.|__tests__\/)/.test(source)) return false
  return !/\.test\.mdx?$/i.test(source)
}

/** `a/b.md` → `a/b`. */
export const withoutExtension = (path: string): string => path.replace(/\.mdx?$/i, '')

/** `a/b.md` → `a`; `b.md` → the empty string. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** `folder` + `../b.md` → the path from the root, `undefined` when it leaves the root. */
export function joinPath(folder: string, relative: string): string | undefined {
  const segments = folder === '' ? [] : folder.split('/')
  for (const segment of relative.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  return segments.join('/')
}

/** What a partial says of its own neighbours, said from the page that includes it; files from the site folder. */
export function targetFromPage(target: string, page: string, partial: string): string {
  const [from, to] = [folderOf(page), folderOf(partial)]
  if (from === to || /^[/#@]|^$/.test(target)) return target
  return posix.join(posix.relative(from, to), target)
}
