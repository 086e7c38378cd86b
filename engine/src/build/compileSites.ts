/** Every locale of a site, compiled, each knowing the others. */

import { compileSite } from '../site/compileSite.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { joinLocales } from '../site/joinLocales.ts'
import { missingRoot } from '../site/missingRoot.ts'
import { settleLocales } from '../site/settleLocales.ts'
import type { Site } from '../site/site.ts'

/** In the order of `sites`. */
export function compileSites(sites: readonly Site[]): readonly CompiledSite[] {
  const compiled = sites.map((site) => {
    const siblings = sites.filter((other) => other !== site)
    const each = compileSite(site, siblings)
    return { ...each, problems: [...each.problems, ...missingRoot(each)] }
  })
  return joinLocales(settleLocales(compiled))
}
