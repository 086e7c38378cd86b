/** A site that answers nothing where it begins. */

import type { Problem } from '../problem.ts'
import type { CompiledSite } from './compileSite.ts'
import { staticPageAt } from './staticPage.ts'

/** A reader who types the name of the site, or follows its logo, comes to `/`. */
export function missingRoot({ site, plans, redirects }: CompiledSite): Problem[] {
  if ([...plans, ...redirects].some(({ path }) => path === '/')) return []
  if (staticPageAt(site.baseUrl, site.facts) !== undefined) return []
  return [
    {
      kind: 'content',
      file: site.config.file,
      message: `no page has the address ${site.baseUrl}, where the site begins`,
      hint: 'Write `slug: /` in the front matter of a page, or redirect / to one.',
    },
  ]
}
