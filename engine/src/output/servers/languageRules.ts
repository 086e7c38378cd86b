/** Languages of a site → the order in which a server compares them with those that a reader asks for. */

import { escapeRegex } from './redirectRules.ts'
import type { ServerPlan } from './serverPlan.ts'

/** Pattern for the header `Accept-Language`, case-insensitive; the rule without one is for everyone else. */
export type LanguageRule = { readonly pattern?: string; readonly href: string }

/**
 * Returns the rules in order: a reader's preferred language, then any they accept; the site's first language for
 * everyone else.
 */
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
