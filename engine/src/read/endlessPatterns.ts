/** Reports expressions of a configuration that would not end on the site's content; none is run again. */

import type { Config } from '../config/config.ts'
import { splitNumberPrefix } from '../content/sourcePath.ts'
import type { Problem } from '../problem.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { toHref } from '../site/paths.ts'
import type { Site } from '../site/site.ts'
import { withinTime } from '../withinTime.ts'

/** Milliseconds of one expression on all the names, or addresses, of a site. */
const longestTrial = 1000

/** Tries `docs.numberPrefixes` on every name of a folder, before anything else does. */
export function endlessPrefix(sources: Iterable<string>, { docs }: Config): Problem | undefined {
  const { numberPrefixes } = docs
  if (typeof numberPrefixes !== 'string') return undefined
  const names = new Set([...sources].flatMap((source) => source.split('/')))
  const tried = withinTime(longestTrial, () => {
    for (const name of names) splitNumberPrefix(name, numberPrefixes)
  })
  return tried ? undefined : endless('docs.numberPrefixes', 'its folder is not read')
}

/** Tries each `activeBaseRegex` on every address of the site: browsers run it too, on the same ones. */
export function endlessNavbar(compiled: readonly CompiledSite[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { site, plans } of compiled)
    for (const source of patternsOf(site.config.navbar.items)) {
      const pattern = new RegExp(source, 'i')
      const tried = withinTime(longestTrial, () => {
        for (const { path } of plans) pattern.test(toHref(site.baseUrl, path))
      })
      if (!tried) found.add(source)
    }
  return found
}

export const endlessNavbarProblem = (source: string): Problem =>
  endless(`navbar.items: activeBaseRegex “${source}”`, 'it is not used')

const endless = (what: string, effect: string): Problem => ({
  kind: 'config',
  file: 'lucarne.config',
  message: `${what}: takes more than ${longestTrial / 1000} s on this site: ${effect}`,
  hint: 'Rewrite what repeats what repeats, such as (a+)+.',
})

type Items = Config['navbar']['items']

function patternsOf(items: Items): ReadonlySet<string> {
  const found = new Set<string>()
  JSON.stringify(items, (key, value: unknown) => {
    if (key === 'activeBaseRegex' && typeof value === 'string') found.add(value)
    return value
  })
  return found
}

/** A site whose navbar goes without these expressions. */
export function withoutPatterns(site: Site, lost: ReadonlySet<string>): Site {
  const { navbar } = site.config
  const items = JSON.parse(
    JSON.stringify(navbar.items, (key, value: unknown) =>
      key === 'activeBaseRegex' && lost.has(String(value)) ? undefined : value,
    ),
  ) as Items
  return { ...site, config: { ...site.config, navbar: { ...navbar, items } } }
}
