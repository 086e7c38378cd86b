/** The path of a content file → its id, its number prefix, whether it is content at all. Pure. */

import { posix } from 'node:path'

/** `docs.numberPrefixes`: Docusaurus' rule, none, or a regular expression of what is cut from the start of a name. */
export type NumberPrefixes = boolean | string

/** By Docusaurus' rule, a name that looks like a date (`2021-11-x`) or a version (`7.0-x`) has no number. */
export function splitNumberPrefix(
  name: string,
  prefixes: NumberPrefixes = true,
): { name: string; number?: number } {
  if (prefixes === false) return { name }
  if (prefixes === true && /^\d+[-_.]\d+/.test(name)) return { name }
  const prefix = prefixes === true ? /^\d+\s*[-_.]+\s*(?=[^-_.\s])/ : new RegExp(`^(?:${prefixes})`)
  const [cut = ''] = prefix.exec(name) ?? []
  if (cut === '' || cut.length === name.length) return { name }
  const [number] = /\d+/.exec(cut) ?? []
  return { name: name.slice(cut.length), ...(number !== undefined && { number: Number(number) }) }
}

/** `02-Haproxy/01-ssl.md` → `Haproxy/ssl`; without prefixes, `02-Haproxy/01-ssl`. */
export const idOfSource = (source: string, prefixes: NumberPrefixes = true): string =>
  withoutExtension(source)
    .split('/')
    .map((segment) => splitNumberPrefix(segment, prefixes).name)
    .join('/')

/** Partials (`_x.md`), anything under a `_` folder or `__tests__` and hidden files are not pages. */
export const isPageSource = (source: string): boolean =>
  /\.mdx?$/i.test(source) && !/(^|\/)(_|\.)/.test(source)

/** Returns whether another tool would make a page of a file that is none here: `a.markdown`, `__tests__/a.md`. */
export const isLostPage = (source: string): boolean =>
  /\.(?:markdown|mdown|mkdn?|mdwn)$/i.test(source)
    ? !/(^|\/)[_.]/.test(source)
    : /(^|\/)__tests__\/.*\.mdx?$/i.test(source)

/** `a/b.md` → `a/b`. */
export const withoutExtension = (path: string): string => path.replace(/\.mdx?$/i, '')

/** `a/b.md` → `a`; `b.md` → the empty string. */
export const parentFolder = (path: string): string =>
  path.slice(0, Math.max(0, path.lastIndexOf('/')))

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

/**
 * Rewrites a target relative to a partial so that it is relative to the page that includes it. Paths are from the site
 * folder.
 */
export function targetFromPage(target: string, page: string, partial: string): string {
  const [from, to] = [parentFolder(page), parentFolder(partial)]
  if (from === to || /^[/#@]|^$/.test(target)) return target
  return posix.join(posix.relative(from, to), target)
}
