/** The folder of a built site → its pages by path, redirects included. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withinTime } from '../withinTime.ts'
import type { BuiltPage } from './builtPage.ts'
import { decode, readArticle } from './readArticle.ts'

export type BuiltSite = {
  readonly folder: string
  /** Path under which the site is served, with a slash at both ends. */
  readonly baseUrl: string
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** Files whose elements are nested so deep, or so many, that reading them was ended. */
  readonly unread: readonly string[]
}

/** Limit of one page: the parser takes the square of a depth. */
const longestMs = 10_000

const NO_PAGE = /(?:^|\/)(?:404|offline|hors-connexion)(?:\/index)?\.html$/

/** `baseUrl` is that of the links in its pages; without one, it is read from them. */
export function readBuiltSite(folder: string, baseUrl?: string): BuiltSite {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
  const names = new Set(all)
  const files = all.filter((file) => /\.html?$/i.test(file) && !NO_PAGE.test(file)).toSorted()
  const read = files.map((file) => ({ file, html: readFileSync(path.join(folder, file), 'utf8') }))
  const base = baseUrl ?? baseUrlIn(read, names)
  const pages = new Map<string, BuiltPage>()
  const unread: string[] = []
  for (const { file, html } of read) {
    const own = pathOfFile(file)
    const article = withinTime(longestMs, () => readArticle(html))
    if (!article) {
      unread.push(file)
      continue
    }
    const { hrefs, redirect, ...rest } = article.value
    const to = (href: string) => resolveTarget(href, file, base)
    // `a.html/index.html` leads to `a/`: they are one address.
    if (redirect !== undefined && pages.has(own)) continue
    pages.set(own, {
      ...rest,
      path: own,
      ...(redirect !== undefined && { redirect: to(redirect) }),
      links: hrefs.map(to).filter((link) => link !== ''),
    })
  }
  return { folder, baseUrl: base, pages, unread }
}

export const pathOfFile = (file: string): string =>
  `/${decode(file)
    .replace(/(?:^|\/)index\.html?\/?$/i, '')
    .replace(/\.html?$/i, '')}/`
    .replace(/\/+/g, '/')
    .normalize('NFC')

/**
 * Guesses the base URL: the part before a file's path in an address that a page requests, else in its canonical
 * address.
 */
function baseUrlIn(
  read: readonly { file: string; html: string }[],
  names: ReadonlySet<string>,
): string {
  for (const { html } of read)
    for (const [, asked = ''] of html.matchAll(
      /<(?:link|script|img)\b[^>]*?\s(?:href|src)=["']?(\/[^"'\s>?#]+)/g,
    ))
      for (
        let slash = asked.indexOf('/', 1), start = 1;
        start > 0;
        start = slash + 1, slash = asked.indexOf('/', start)
      ) {
        if (names.has(decode(asked.slice(start)))) return asked.slice(0, start)
        if (slash === -1) break
      }
  for (const { file, html } of read) {
    const address = /<link[^>]+rel="?canonical"?[^>]*href="?([^">\s]+)/i.exec(html)?.[1]
    if (address === undefined || !URL.canParse(address)) continue
    const own = pathOfFile(file)
    const whole = pathOfFile(new URL(address).pathname)
    if (whole.endsWith(own)) return `${whole.slice(0, whole.length - own.length)}/`
  }
  return '/'
}

/** Whole addresses stay; those of the site become paths, with their anchor. */
function resolveTarget(href: string, file: string, base: string): string {
  if (href.startsWith('#')) return href === '#' ? '' : `#${decode(href.slice(1))}`
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return href
  const here = `https://site.invalid${base}${file.replace(/(?:^|(?<=\/))index\.html?$/i, '')}`
  if (!URL.canParse(href, here)) return href
  const { pathname, hash } = new URL(href, here)
  const inside = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname
  return pathOfFile(inside) + decode(hash)
}
