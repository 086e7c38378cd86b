/** Version marks of a page: its version's name, and whether that version is upcoming or no longer maintained. */

import type { PageContext } from './pageContext.ts'
import { latestVersionOf } from './site.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'

type Context = Pick<PageContext, 'site' | 'version' | 'mainHrefs'>

export function versionMarksOf({ doc }: SiteDoc, { site, version, mainHrefs }: Context) {
  const badge = site.versions.length > 1 ? { versionBadge: version.label } : {}
  const kind = version.config.banner ?? naturalBanner(site, version)
  const latest = latestVersionOf(site)
  const href = latest.docOfId.get(doc.id)?.href ?? mainHrefs.get(latest.name)
  if (kind === 'none' || href === undefined) return badge
  const versionBanner = {
    kind,
    label: version.label,
    latest: { label: latest.label, href },
  }
  return { ...badge, versionBanner }
}

/** Versions are listed newest first. */
function naturalBanner(site: Site, version: SiteVersion): 'none' | 'unreleased' | 'unmaintained' {
  const order = site.versions.indexOf(version) - site.versions.indexOf(latestVersionOf(site))
  return order === 0 ? 'none' : order < 0 ? 'unreleased' : 'unmaintained'
}
