/** A path → the locale and the page that it belongs to. */

import type { CompiledSite } from '../site/compileSite.ts'
import type { LiveSite } from './liveSite.ts'

/** The locale a path belongs to, and the rest of the path: `en/x/` → English, `x/`. */
export function localeOf(file: string, live: LiveSite): { compiled: CompiledSite; rest: string } {
  const sites = live.compiled()
  for (const compiled of sites) {
    const prefix = compiled.site.baseUrl.slice(live.config.baseUrl.length)
    if (prefix !== '' && file.startsWith(prefix))
      return { compiled, rest: file.slice(prefix.length) }
  }
  const [compiled] = sites
  if (!compiled) throw new Error('A site has no locale')
  return { compiled, rest: file }
}

export const planOf = (wanted: string, { plans }: CompiledSite) =>
  plans.find(({ path: each }) => each === wanted)
