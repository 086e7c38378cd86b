/** Every locale of a site, compiled, each knowing the others. */

import type { Config } from '../config/config.ts'
import { compileSite } from '../site/compileSite.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { missingRoot } from '../site/missingRoot.ts'
import type { Site } from '../site/site.ts'
import { titlesOf } from './titles.ts'

/** In the order of `sites`. */
export function compileSites(sites: readonly Site[], config: Config): readonly CompiledSite[] {
  return sites.map((site) => {
    const siblings = sites.filter((other) => other !== site)
    const compiled = compileSite(site, siblings, titlesOf(config, site.locale))
    return { ...compiled, problems: [...compiled.problems, ...missingRoot(compiled)] }
  })
}
