/** A site → the same without the docs that do not get their address: no menu, tag nor search leads to them. */

import type { Problem } from '../problem.ts'
import { duplicate, settleRoutes, type Claim } from './routes.ts'
import type { Site, SiteDoc, SiteLocales, SiteVersion } from './site.ts'

export type DocClaim = Claim & { readonly placed: SiteDoc }

/** In the order in which docs get their address. */
export const docClaimsOf = ({ versions, pages }: Site): DocClaim[] =>
  [...versions.flatMap(({ docs }) => docs), ...pages].map((placed) => ({
    path: placed.path,
    owner: placed.doc.file,
    line: placed.doc.keyLines.slug,
    placed,
  }))

type Settled = {
  readonly site: Site
  readonly lost: readonly SiteDoc[]
  /** Conflicts with pages of another locale; the others are reported with all addresses of the site. */
  readonly problems: readonly Problem[]
}

export function settleDocs({ site, siblings }: SiteLocales): Settled {
  const claims = docClaimsOf(site)
  const { owners } = settleRoutes(claims, site.config.locales)
  const away = inOtherLocales(site, siblings)
  const lost = claims.filter(
    (claim) => owners.get(claim.path) !== claim || away.has(claim.placed.href),
  )
  if (lost.length === 0) return { site, lost: [], problems: [] }
  const lostDocs = new Set(lost.map(({ placed }) => placed))
  return {
    site: {
      ...site,
      versions: site.versions.map((version) => withoutLost(version, lostDocs)),
      pages: site.pages.filter((placed) => !lostDocs.has(placed)),
    },
    lost: [...lostDocs],
    problems: lost.flatMap((claim) => {
      const owner = owners.get(claim.path) === claim && away.get(claim.placed.href)
      return owner ? [duplicate(claim, owner)] : []
    }),
  }
}

/** By address, the docs that stand in the folder of a locale, where those of the one at the root may be too. */
function inOtherLocales(site: Site, siblings: readonly Site[]): ReadonlyMap<string, DocClaim> {
  if (site.baseUrl !== site.config.baseUrl) return new Map()
  return new Map(siblings.flatMap(docClaimsOf).map((claim) => [claim.placed.href, claim] as const))
}

/** Naming one of them is no mistake of its own. */
function withoutLost(version: SiteVersion, lost: ReadonlySet<SiteDoc>): SiteVersion {
  const ids = version.docs.filter((placed) => lost.has(placed)).map(({ doc }) => doc.id)
  return {
    ...version,
    docs: version.docs.filter((placed) => !lost.has(placed)),
    docOfId: new Map([...version.docOfId].filter(([, placed]) => !lost.has(placed))),
    drafts: new Set([...version.drafts, ...ids]),
  }
}
