/** Redirects of the configuration and of pages → final addresses, and a problem for each that leads nowhere. */

import type { Problem } from '../problem.ts'
import { decodeLoosely, encodeHash, encodeQuery, hrefOf, pathOf, splitTarget } from './paths.ts'
import type { Redirect } from './plan.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

export function redirectsOf(site: Site): Redirect[] {
  const { versions, pages } = site
  return [...declaredInVersions(versions), ...pages.flatMap(declaredBy), ...configured(site)]
}

/**
 * A version is cut with the old addresses of its pages: they lead to the latest, and are no mistake of the others. Nor
 * is the old address of a page that stands there still in another version.
 */
function declaredInVersions(versions: readonly SiteVersion[]): Redirect[] {
  const latestFirst = versions.toSorted((a, b) => Number(b.isLatest) - Number(a.isLatest))
  const claimants = new Map(
    versions.flatMap((version) => version.docs.map(({ path }) => [path, version] as const)),
  )
  return latestFirst.flatMap((version) =>
    version.docs.flatMap(declaredBy).filter(({ path }) => {
      const claimant = claimants.get(path) ?? version
      claimants.set(path, claimant)
      return version.isLatest || claimant === version
    }),
  )
}

/** A page that has moved says where it was. */
function declaredBy({ doc, href }: SiteDoc): Redirect[] {
  return (doc.frontMatter.redirect_from ?? []).map((from) => ({
    path: writtenPathOf(from),
    owner: doc.file,
    line: doc.keyLines.redirect_from,
    href,
  }))
}

function configured({ config, baseUrl }: Site): Redirect[] {
  return Object.entries(config.redirects).map(([from, to]) => {
    const { path, query, hash } = splitTarget(to)
    return {
      path: writtenPathOf(from),
      owner: ownerOf(from),
      href: hrefOf(baseUrl, writtenPathOf(path)) + encodeQuery(query) + encodeHash(hash),
    }
  })
}

/** Authors write addresses as they read them, or as they copy them: encoded. */
const writtenPathOf = (address: string): string => pathOf(decodeLoosely(address))

const ownerOf = (from: string): string => `the redirect from ${from}`

/** `routes` are the paths that something answers to, redirects included. */
export function redirectProblems(
  routes: ReadonlyMap<string, unknown>,
  { config }: Pick<Site, 'config'>,
): Problem[] {
  const redirects = Object.entries(config.redirects)
  const targetOf = (to: string) => writtenPathOf(splitTarget(to).path)
  const next = new Map(redirects.map(([from, to]) => [writtenPathOf(from), targetOf(to)]))
  return redirects.flatMap(([from, to]): Problem[] => {
    const problem = (message: string): Problem[] => [
      { kind: 'brokenLink', file: config.file, message: `${ownerOf(from)} ${message}` },
    ]
    if (!routes.has(targetOf(to))) return problem(`leads to ${to}, where there is no page`)
    return comesBack(writtenPathOf(from), next) ? problem(`leads back to itself, by ${to}`) : []
  })
}

function comesBack(start: string, next: ReadonlyMap<string, string>): boolean {
  const met = new Set<string>()
  let path = next.get(start)
  while (path !== undefined && path !== start && !met.has(path)) {
    met.add(path)
    path = next.get(path)
  }
  return path === start
}
