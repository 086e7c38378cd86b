/** A request of the preview → the page, file or other address it leads to, as a host would have it. */

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileHrefOf, toHref, splitTarget } from '../site/paths.ts'
import { foldPath } from '../site/routes.ts'
import { isFile, textIn } from '../disk/readFresh.ts'
import { controlFiles } from '../output/servers/serverPlan.ts'

export type PreviewRoot = {
  /** Absolute. */
  readonly outDir: string
  readonly baseUrl: string
}

type Route =
  | { readonly kind: 'redirect'; readonly href: string }
  /** From the output folder, with a leading slash; decoded. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'missing' }

const forServers = new RegExp(`^/${controlFiles}`)

/** Resolves a request. */
export function routeOf(url: string, { outDir, baseUrl }: PreviewRoot): Route {
  const [, rawPath = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? []
  if (rawPath === baseUrl.slice(0, -1)) return { kind: 'redirect', href: baseUrl + query }
  if (!rawPath.startsWith(baseUrl)) return { kind: 'missing' }
  const decoded = decode(rawPath.slice(baseUrl.length - 1))
  if (
    decoded === undefined ||
    decoded.split('/').some((name) => name === '.' || name === '..') ||
    decoded.includes('\0')
  )
    return { kind: 'missing' }
  // With two slashes at its start, an address names another host.
  const wanted = decoded.normalize('NFC').replace(/\/{2,}/g, '/')
  if (forServers.test(wanted)) return { kind: 'missing' }
  const target = redirectsIn(outDir).get(withSlash(baseUrl + wanted.slice(1)))
  if (target) return { kind: 'redirect', href: withQuery(target, query) }
  const clean = cleanPathOf(wanted, outDir)
  if (clean === undefined) return { kind: 'missing' }
  if (clean === decoded) return { kind: 'file', path: clean }
  return {
    kind: 'redirect',
    href: (clean.endsWith('/') ? toHref : fileHrefOf)(baseUrl, clean) + query,
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The target's own query wins, as with Apache. */
export function withQuery(target: string, query: string): string {
  const { path: page, query: own, hash } = splitTarget(target)
  return page + (own || query) + hash
}

/** The path a page or file is really at: without `index.html` or `.html`, with its final slash, in its own case. */
function cleanPathOf(wanted: string, outDir: string): string | undefined {
  const page = withSlash(wanted.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
  const isPage = isFile(path.join(outDir, page, 'index.html'))
  if (isPage && (wanted.endsWith('.html') || !path.extname(wanted) || wanted.endsWith('/')))
    return page
  if (isFile(path.join(outDir, wanted))) return wanted
  return isPage ? page : foldedPageOf(page, outDir)
}

const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`)

/** The page whose path differs only by case or Unicode form, if there is one and no other. */
function foldedPageOf(page: string, outDir: string): string | undefined {
  let folders = ['/']
  for (const segment of page.split('/').filter(Boolean))
    folders = folders.flatMap((folder) =>
      namesIn(path.join(outDir, folder))
        .filter((name) => foldPath(name) === foldPath(segment))
        .map((name) => `${folder}${name}/`),
    )
  const pages = folders.filter((folder) => isFile(path.join(outDir, folder, 'index.html')))
  return pages.length === 1 ? pages[0] : undefined
}

/** None of what is not a folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Reads `_redirects`; few and short. Keys are decoded and end with a slash. The first of an address wins. */
function redirectsIn(outDir: string): Map<string, string> {
  const lines = textIn(outDir, '_redirects').split('\n')
  return new Map(
    lines
      .filter((line) => line.startsWith('/'))
      .toReversed()
      .map((line) => {
        const [from = '', to = ''] = line.split(/\s+/)
        return [withSlash(decode(from) ?? from), to]
      }),
  )
}
