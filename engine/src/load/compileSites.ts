/** Every locale of a site, compiled, each knowing the others. */

import { compileSite } from '../site/compileSite.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { joinLocales } from '../site/joinLocales.ts'
import { missingRoot } from '../site/missingRoot.ts'
import { settleLocales } from '../site/settleLocales.ts'
import type { Site } from '../site/site.ts'
import { tellPlacesOnce } from '../site/tellPlacesOnce.ts'
import { endlessNavbar, endlessNavbarProblem, withoutPatterns } from '../read/endlessPatterns.ts'

/**
 * Compiles the sites, in the same order. An expression that would not end on their addresses is reported, and ignored.
 */
export function compileSites(sites: readonly Site[]): readonly CompiledSite[] {
  const compiled = compileAll(sites)
  const lost = endlessNavbar(compiled)
  if (lost.size === 0) return compiled
  const [first, ...others] = compileAll(sites.map((site) => withoutPatterns(site, lost)))
  if (!first) return []
  const problems = [...first.problems, ...[...lost].map(endlessNavbarProblem)]
  return [{ ...first, problems }, ...others]
}

function compileAll(sites: readonly Site[]): readonly CompiledSite[] {
  const compiled = sites.map((site) => {
    const siblings = sites.filter((other) => other !== site)
    const each = compileSite(site, siblings)
    return { ...each, problems: [...each.problems, ...missingRoot(each)] }
  })
  return tellPlacesOnce(joinLocales(settleLocales(compiled)))
}
