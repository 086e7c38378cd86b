/** A path → the locale that it belongs to, and its page. */

import { hasRootLocale } from '../config/localePath.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { PagePlan } from '../site/plan.ts'
import type { LiveSite } from './liveSite.ts'

type PageAtPath = { readonly plan: PagePlan; readonly compiled: CompiledSite }

/** The page at this path in the locale of the file, once its article is read, or all of them for a page to print; `undefined` when there is none. */
export async function pageAtPath(
  page: string,
  file: string,
  live: LiveSite,
): Promise<PageAtPath | undefined> {
  const planIn = ({ plans }: CompiledSite) => plans.find((each) => each.path === page)
  const planned = planIn(localeOf(file, live).compiled)
  if (!planned) return undefined
  await (planned.isBook ? live.readWhole() : live.readPage(planned.owner))
  // The article makes it another.
  const { compiled } = localeOf(file, live)
  return { plan: planIn(compiled) ?? planned, compiled }
}

/** No page has it. */
const OF_NO_LOCALE = '\0'

/** The locale a path belongs to, and the rest of the path: `en/x/` → English, `x/`. */
export function localeOf(file: string, live: LiveSite): { compiled: CompiledSite; rest: string } {
  const sites = live.compiled()
  for (const compiled of sites) {
    const prefix = compiled.site.baseUrl.slice(live.config.baseUrl.length)
    if (prefix !== '' && file.startsWith(prefix))
      return { compiled, rest: file.slice(prefix.length) }
  }
  const [compiled] = sites.filter(({ site }) => site.baseUrl === live.config.baseUrl).concat(sites)
  if (!compiled) throw new Error('A site has no locale')
  return { compiled, rest: hasRootLocale(live.config) ? file : OF_NO_LOCALE }
}
