/** A site → the same without the docs that do not get their address: no menu, tag nor search leads to them. */

import { settleRoutes, type Claim } from './routes.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

export type DocClaim = Claim & { readonly placed: SiteDoc }

/** In the order in which docs get their address. */
export const docClaimsOf = ({ versions, pages }: Site): DocClaim[] =>
  [...versions.flatMap(({ docs }) => docs), ...pages].map((placed) => ({
    path: placed.path,
    owner: placed.doc.file,
    line: placed.doc.keyLines.slug,
    placed,
  }))

export function settleDocs(site: Site): { site: Site; lost: readonly SiteDoc[] } {
  const claims = docClaimsOf(site)
  const { owners } = settleRoutes(claims, site.config.locales)
  const lost = new Set(
    claims.filter((claim) => owners.get(claim.path) !== claim).map(({ placed }) => placed),
  )
  if (lost.size === 0) return { site, lost: [] }
  return {
    site: {
      ...site,
      versions: site.versions.map((version) => withoutLost(version, lost)),
      pages: site.pages.filter((placed) => !lost.has(placed)),
    },
    lost: [...lost],
  }
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
