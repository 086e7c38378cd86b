/** Locales, compiled apart → one owner for each address that two of them want, and a problem for the other. */

import type { CompiledSite } from './compileSite.ts'
import type { PagePlan, Redirect } from './plan.ts'
import { duplicate } from './routes.ts'

/**
 * The locale at the root, mostly the first, has no folder of its own: one of its pages may stand in that of another. A
 * page wins over a redirect, then a locale in its own folder.
 */
export function settleLocales(compiled: readonly CompiledSite[]): readonly CompiledSite[] {
  if (compiled.length < 2) return compiled
  const isAtRoot = ({ site }: CompiledSite) => site.baseUrl === site.config.baseUrl
  const ownersFirst = compiled.toSorted((a, b) => Number(isAtRoot(a)) - Number(isAtRoot(b)))
  const owners = new Map<string, PagePlan | Redirect>()
  for (const claimsOf of [plansOf, pickRedirects])
    for (const each of ownersFirst)
      for (const claim of claimsOf(each)) {
        const path = pathInOutput(claim, each)
        if (!owners.has(path)) owners.set(path, claim)
      }
  return compiled.map((each) => withoutLost(each, owners))
}

const plansOf = ({ plans }: CompiledSite) => plans
const pickRedirects = ({ redirects }: CompiledSite) => redirects

/** With the folder of its locale. */
function pathInOutput({ path }: { path: string }, { site }: CompiledSite): string {
  return site.baseUrl.slice(site.config.baseUrl.length - 1) + path.slice(1)
}

function withoutLost(
  compiled: CompiledSite,
  owners: ReadonlyMap<string, PagePlan | Redirect>,
): CompiledSite {
  const { plans, redirects, articles, problems } = compiled
  const owns = (claim: PagePlan | Redirect) => owners.get(pathInOutput(claim, compiled)) === claim
  const lost = [...plans, ...redirects].filter((claim) => !owns(claim))
  if (lost.length === 0) return compiled
  const told = lost.flatMap((claim) => {
    const path = pathInOutput(claim, compiled)
    const owner = owners.get(path)
    const article = articles.find(({ plan }) => plan === claim)
    const line = 'line' in claim ? claim.line : article?.placed.doc.keyLines.slug
    const file = 'file' in claim ? claim.file : undefined
    return owner ? [duplicate({ path, owner: claim.owner, file, line }, owner)] : []
  })
  return {
    ...compiled,
    plans: plans.filter(owns),
    redirects: redirects.filter(owns),
    problems: [...problems, ...told],
  }
}
