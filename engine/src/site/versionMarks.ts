/** What a page says of its version: its name, and whether it is to come or no longer kept up. */

import { mainDocOf } from './mainDoc.ts'
import { latestVersionOf } from './site.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

export function versionMarksOf(placed: SiteDoc, site: Site, version: SiteVersion) {
  if (site.versions.length === 1 && version.config.banner === undefined) return {}
  const badge = site.versions.length > 1 ? { versionBadge: version.label } : {}
  const kind = version.config.banner ?? naturalBanner(site, version)
  const latest = latestVersionOf(site)
  const twin = latest.docOfId.get(placed.doc.id) ?? mainDocOf(latest)
  if (kind === 'none' || !twin) return badge
  const versionBanner = {
    kind,
    label: version.label,
    latest: { label: latest.label, href: twin.href },
  }
  return { ...badge, versionBanner }
}

/** Versions are listed newest first. */
function naturalBanner(site: Site, version: SiteVersion): 'none' | 'unreleased' | 'unmaintained' {
  const order = site.versions.indexOf(version) - site.versions.indexOf(latestVersionOf(site))
  return order === 0 ? 'none' : order < 0 ? 'unreleased' : 'unmaintained'
}
