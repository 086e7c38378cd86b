/** A site → frames, pages to make, redirects and problems: what the build writes and the dev server serves. */

import type { Problem } from '../problem.ts'
import { articlesOf, listArticleProblems } from './articles.ts'
import { bookPlans } from './books.ts'
import type { Article } from './articles.ts'
import { missingImagesOfSidebars } from './categoryRefs.ts'
import { compileVersions } from './compileVersion.ts'
import type { CompiledVersion } from './compileVersion.ts'
import { docsByFile } from './docsByFile.ts'
import { frameLinkProblems } from './frameLinks.ts'
import type { Frame } from './frame.ts'
import { offlinePathOf, searchPathOf } from './ownPaths.ts'
import type { Page } from './page.ts'
import { plainPageOf } from './pageContext.ts'
import { linkableFiles } from './linkableFiles.ts'
import type { LinkRoute, SharedTargets } from './links.ts'
import { toHref } from './paths.ts'
import { idProblems, slugProblems } from './placeDocs.ts'
import type { PagePlan, Redirect } from './plan.ts'
import { redirectProblems, checkRedirects } from './redirects.ts'
import { foldPath, settleRoutes } from './routes.ts'
import type { Claim } from './routes.ts'
import { docClaimsOf, settleDocs, type DocClaim } from './settleDocs.ts'
import { emptyFolders } from './sidebarSettings.ts'
import { latestVersionOf } from './site.ts'
import type { Site } from './site.ts'
import { tagListPath } from './tagPlans.ts'

export type CompiledSite = {
  readonly site: Site
  /** By version name. */
  readonly frames: ReadonlyMap<string, Frame>
  readonly versions: readonly CompiledVersion[]
  readonly plans: readonly PagePlan[]
  readonly articles: readonly Article[]
  readonly redirects: readonly Redirect[]
  readonly problems: readonly Problem[]
}

/** Linear in pages, tags and links; articles are left to `PagePlan.make`. */
export function compileSite(given: Site, siblings: readonly Site[]): CompiledSite {
  const { site, lost, problems: taken } = settleDocs({ site: given, siblings })
  const versions = compileVersions({ site, siblings })
  const planned = versions.flatMap(({ plans }) => plans)
  let articles: readonly Article[] = []
  const books = bookPlans(versions, site, () => articles)
  const fixed = [...planned, ...ownPlans(site, planned), ...books]
  const docClaims = docClaimsOf(given)
  const paths = new Set([...docClaims, ...fixed].map(({ path }) => path))
  const { redirects, problems: refused } = checkRedirects(site, paths)
  const routes = settleRoutes<Claim>([...docClaims, ...fixed, ...redirects], site.config.locales)
  const owns = (claim: { path: string }) => routes.owners.get(claim.path) === claim
  const targets = targetsOf(site, docClaims.filter(owns), [...fixed, ...redirects].filter(owns))
  articles = articlesOf(versions, { site, siblings, targets })
  return {
    site,
    versions,
    frames: new Map(versions.map(({ version, frame }) => [version.name, frame])),
    plans: [...articles.map(({ plan }) => plan), ...fixed.filter(owns)],
    articles,
    redirects: redirects.filter(owns),
    problems: [
      ...lost.flatMap(({ doc }) => doc.problems),
      ...articles.flatMap(listArticleProblems),
      ...versions.flatMap(({ problems }) => problems),
      ...docClaims.flatMap(({ placed: { doc, writtenIn } }) =>
        writtenIn ? [] : slugProblems(doc),
      ),
      ...given.versions.flatMap(idProblems),
      ...routes.problems,
      ...taken,
      ...refused,
      ...redirectProblems(targets.routes, site),
      ...frameLinkProblems(site, siblings, targets.routes),
      ...emptyFolders(site, siblings),
      ...missingImagesOfSidebars(site),
    ],
  }
}

/** Targets that links may have in any version: docs, with their anchors, and `others`. */
function targetsOf(site: Site, docs: readonly DocClaim[], others: readonly Claim[]): SharedTargets {
  const routes = new Map<string, LinkRoute>([
    ...others.map(({ path }) => [path, { href: toHref(site.baseUrl, path) }] as const),
    ...docs.map(({ path, placed: { href, doc } }) => {
      const { anchors, titleAnchor } = doc
      return [path, { href, anchors: new Set(anchors), titleAnchor }] as const
    }),
  ])
  return {
    routes,
    foldedPaths: new Map([...routes.keys()].map((path) => [foldPath(path), path])),
    docOfFile: docsByFile(site),
    linkableFiles: linkableFiles(site),
    baseUrl: site.baseUrl,
    facts: site.facts,
  }
}

/** The pages of every site: not found; offline and search when they are on. */
function ownPlans(site: Site, others: readonly PagePlan[]): PagePlan[] {
  const version = latestVersionOf(site)
  const tagList = others.find(({ path }) => path === tagListPath(version))
  const context = { site, version }
  const plan = (path: string, owner: string, make: () => Page): PagePlan => ({
    path,
    owner,
    version: version.name,
    isListed: false,
    linksTo: [],
    make,
  })
  const hidden = (path: string) => {
    const { canonical: _, ...plain } = plainPageOf(path, context)
    return { ...plain, noIndex: true }
  }
  const notFound = plan('/404/', 'the not-found page', () => ({
    ...hidden('/404/'),
    kind: 'notFound',
    title: site.words.notFoundTitle,
  }))
  const offlinePath = offlinePathOf(site)
  const searchPath = searchPathOf(site)
  const offline = plan(offlinePath, 'the page shown offline', () => ({
    ...hidden(offlinePath),
    kind: 'notFound',
    isOffline: true,
    title: site.words.offlineTitle,
  }))
  const search = plan(searchPath, 'the search page', () => ({
    ...hidden(searchPath),
    kind: 'search',
    title: site.words.search,
    ...(tagList && { tagsHref: toHref(site.baseUrl, tagList.path) }),
  }))
  return [
    notFound,
    ...(site.config.offline ? [offline] : []),
    ...(site.config.search === false ? [] : [search]),
  ]
}
