/** Where the pages to print are, and the links that lead there. */

import { fill } from '../words/fill.ts'
import { printPathOf } from './ownPaths.ts'
import type { Link } from './page.ts'
import { hrefOf, pathOf } from './paths.ts'
import type { Site, SiteVersion } from './site.ts'
import { tagSlugOf } from './tags.ts'

export const bookPathOf = (label: string, version: SiteVersion, site: Site): string =>
  pathOf(printPathOf(site, version), tagSlugOf(label))

/** Links at the foot of a doc: to its category, and to the whole version. */
export function bookLinks(
  categories: readonly { readonly label: string }[],
  version: SiteVersion,
  site: Site,
): readonly Link[] {
  if (!site.config.printPage) return []
  const [category] = categories
  return [
    ...(category
      ? [
          {
            label: fill(site.words.printCategory, { label: category.label }),
            href: hrefOf(site.baseUrl, bookPathOf(category.label, version, site)),
          },
        ]
      : []),
    { label: site.words.printAll, href: hrefOf(site.baseUrl, printPathOf(site, version)) },
  ]
}
