/** Redirects of the configuration and of pages → final addresses, and a problem for each that leads nowhere. */

import type { LocaleConfig } from '../config/config.ts'
import { isForeign } from '../content/isForeign.ts'
import type { Problem, ProblemKind } from '../problem.ts'
import { anchorFault, type LinkRoute } from './links.ts'
import { faultOfOldAddress, oldPathOf } from './oldAddress.ts'
import { encodeHash, encodeQuery, toHref, splitTarget } from './paths.ts'
import type { Redirect } from './plan.ts'
import { isDefaultLocale } from './site.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'
import { staticPageAt } from './staticPage.ts'

type Declared = Redirect & {
  /** As the author wrote it. */
  readonly from: string
  /** File that `line` refers to. */
  readonly file: string
}

/** Returns the valid redirects, and a problem for each of the others. `paths` are those of the pages. */
export function checkRedirects(
  site: Site,
  paths: ReadonlySet<string>,
): { redirects: Redirect[]; problems: Problem[] } {
  const { versions, pages } = site
  const moved = [...declaredInVersions(versions), ...pages.flatMap(declaredBy)]
  const known = new Set([...paths, ...moved.map(({ path }) => path)])
  const all = configured(site)
  // A page that has no translation is no mistake.
  const declared = [...moved, ...(isDefaultLocale(site) ? all : leading(all, known))]
  const { locales } = site.config
  const standing = declared.filter(({ from }) => faultOfOldAddress(from, locales) === undefined)
  return {
    redirects: standing.map(({ path, owner, line, href }) => ({ path, owner, line, href })),
    problems: declared.flatMap((each) => describeOldAddress(each, locales)),
  }
}

function describeOldAddress(
  { from, file, line }: Declared,
  locales: readonly LocaleConfig[],
): Problem[] {
  const fault = faultOfOldAddress(from, locales)
  if (fault === undefined) return []
  const message = `the old address ${JSON.stringify(from)} has no redirect: ${fault}`
  const hint = 'Take it away, or write it as `/old-page`.'
  return [{ kind: 'content', file, ...(line !== undefined && { line }), message, hint }]
}

/**
 * A version is cut with the old addresses of its pages: they lead to the latest, and are no mistake of the others. Nor
 * is the old address of a page that stands there still in another version.
 */
function declaredInVersions(versions: readonly SiteVersion[]): Declared[] {
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

/** A page that has moved says where it was: each place once, however often it is written. */
function declaredBy({ doc, path: own, href }: SiteDoc): Declared[] {
  const declared = (doc.frontMatter.redirect_from ?? []).map((from) => ({
    from,
    file: doc.file,
    path: oldPathOf(from),
    owner: doc.file,
    line: doc.keyLines.redirect_from,
    href,
  }))
  const isItself = ({ from, path }: Declared) => path === own && /\/index\.html\s*$/.test(from)
  return declared.filter(
    (each, index) =>
      !isItself(each) && declared.findIndex(({ path }) => path === each.path) === index,
  )
}

/** `target` is a path; `undefined` on another host. */
type Configured = Declared & { readonly target: string | undefined }

/** Without those that lead nowhere, and then those that led to them. */
function leading(redirects: readonly Configured[], known: ReadonlySet<string>): Configured[] {
  const old = new Set(redirects.map(({ path }) => path))
  const kept = redirects.filter(
    ({ target }) => target === undefined || known.has(target) || old.has(target),
  )
  return kept.length === redirects.length ? kept : leading(kept, known)
}

function configured({ config, baseUrl }: Site): Configured[] {
  return Object.entries(config.redirects).map(([from, to]) => {
    const declared = { from, file: config.file, path: oldPathOf(from), owner: ownerOf(from) }
    if (isForeign(to))
      return { ...declared, target: undefined, href: URL.canParse(to) ? new URL(to).href : to }
    const { path, query, hash } = splitTarget(to)
    const target = oldPathOf(path)
    const href = toHref(baseUrl, target) + encodeQuery(query) + encodeHash(hash)
    return { ...declared, target, href }
  })
}

const ownerOf = (from: string): string => `the redirect from ${from}`

/** `routes` are the paths that something answers to, redirects included. Told once, for the default locale. */
export function redirectProblems(
  routes: ReadonlyMap<string, LinkRoute>,
  site: Pick<Site, 'config' | 'locale' | 'facts'>,
): Problem[] {
  if (!isDefaultLocale(site)) return []
  const { config, facts } = site
  const redirects = Object.entries(config.redirects).filter(([, to]) => !isForeign(to))
  const readOldPath = (to: string) => oldPathOf(splitTarget(to).path)
  const next = new Map(redirects.map(([from, to]) => [oldPathOf(from), readOldPath(to)]))
  return redirects.flatMap(([from, to]): Problem[] => {
    const problem = (end: string, kind: ProblemKind = 'brokenLink', hint?: string): Problem[] => [
      { kind, file: config.file, message: `${ownerOf(from)} ${end}`, ...(hint && { hint }) },
    ]
    const path = readOldPath(to)
    const isAnswered = routes.has(path) || staticPageAt(path, facts) !== undefined
    if (!isAnswered) return problem(`leads to ${to}, where there is no page`)
    if (comesBack(oldPathOf(from), next)) return problem(`leads back to itself, by ${to}`)
    const fault = anchorFault(path, splitTarget(to).hash, routes.get(path))
    return fault ? problem(`leads to ${to}, but ${fault.message}`, fault.kind, fault.hint) : []
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
