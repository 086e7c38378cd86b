/** Languages of a site → the order in which a server compares them with those that a reader asks for. */

import { escapeRegex } from './redirectRules.ts'
import type { ServerPlan } from './serverPlan.ts'

/** Of the header `Accept-Language`, whatever the case; without one, `href` is for all others. */
export type LanguageRule = { readonly pattern?: string; readonly href: string }

/** What a reader puts first, then what they ask for at all; the first language of the site is for everyone else. */
export function languageRulesOf({ languages }: Pick<ServerPlan, 'languages'>): LanguageRule[] {
  const [first] = languages
  if (!first) return []
  const asking = (start: string) =>
    languages.map(({ language, href }) => ({
      pattern: `${start} *${escapeRegex(language)}($|[-,; ])`,
      href,
    }))
  return [...asking('^'), ...asking(','), { href: first.href }]
}
