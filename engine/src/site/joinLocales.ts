/** Locales, compiled apart → each page that no author writes knows the same in the other locales. */

import type { CompiledSite } from './compileSite.ts'
import type { Page } from './page.ts'
import { searchPathOf } from './ownPaths.ts'
import { toHref } from './paths.ts'

/** In the order of `compiled`, the default locale first. What an author has written is told by its id instead. */
export function joinLocales(compiled: readonly CompiledSite[]): readonly CompiledSite[] {
  if (compiled.length < 2) return compiled
  const locales = compiled.map(({ site, plans }) => ({
    site,
    paths: new Set(plans.map(({ path }) => path)),
  }))
  const withTwins = (page: Page): Page => {
    // It is shown at any address.
    if (page.kind === 'notFound') return page
    const hrefs = locales.flatMap(({ site, paths }) => {
      const path = page.kind === 'search' ? searchPathOf(site) : page.path
      return paths.has(path) ? [[site.locale.code, toHref(site.baseUrl, path)]] : []
    })
    return { ...page, locales: Object.fromEntries(hrefs) }
  }
  return compiled.map((each) => {
    const written = new Set(each.articles.map(({ plan }) => plan))
    return {
      ...each,
      plans: each.plans.map((plan) =>
        written.has(plan) ? plan : { ...plan, make: () => withTwins(plan.make()) },
      ),
    }
  })
}
