/** Languages of a site → the order in which a server compares them with those that a reader asks for. */

import { escapeRegex } from './redirectRules.ts'
import type { ServerPlan } from './serverPlan.ts'

/** Pattern for the header `Accept-Language`, case-insensitive; the rule without one is for everyone else. */
export type LanguageRule = { readonly pattern?: string; readonly href: string }

/**
 * Returns the rules in order: a reader's preferred language, then any they accept; the site's first language for
 * everyone else. Of two locales in one language (`pt-BR`, `pt-PT`), the one of the reader's region or script.
 */
export function languageRulesOf({ languages }: Pick<ServerPlan, 'languages'>): LanguageRule[] {
  const [first] = languages
  if (!first) return []
  const isShared = (language: string) =>
    languages.filter((each) => each.language === language).length > 1
  const wanted = [
    ...languages.flatMap(({ language, htmlLang, href }) =>
      isShared(language) ? tagsOf(htmlLang).map((tag) => ({ tag, href })) : [],
    ),
    // `en` rather than `en-GB`, for those who ask for `en-US`.
    ...languages.map(({ language, href }) => ({
      tag: language,
      href: languages.find(({ htmlLang }) => htmlLang === language)?.href ?? href,
    })),
  ]
  const asking = (start: string) =>
    wanted.map(({ tag, href }) => ({
      pattern: `${start} *${escapeRegex(tag)}($|[-,; ])`,
      href,
    }))
  return [...asking('^'), ...asking(','), { href: first.href }]
}

/** Regions that browsers name in place of a script: `zh-TW` for `zh-Hant`. */
const REGIONS = ['CN', 'SG', 'TW', 'HK', 'MO', 'RS', 'ME', 'BA']

/** A tag, and those of the regions where its language is written in its script. */
function tagsOf(htmlLang: string): string[] {
  const { language, script } = new Intl.Locale(htmlLang)
  if (script === undefined) return htmlLang === language ? [] : [htmlLang]
  const inRegions = REGIONS.map((region) => `${language}-${region}`)
  return [htmlLang, ...inRegions.filter((tag) => isWrittenIn(tag, script))]
}

const isWrittenIn = (tag: string, script: string): boolean =>
  new Intl.Locale(tag).maximize().script === script
