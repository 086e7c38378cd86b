/** `locales` of VitePress → languages, their docs, and translations that are other sites. */

import type { SourcePage } from '../importPlan.ts'
import { toFields, toText, type Fields } from '../read/values.ts'
import type { DocIds } from './vitepressNav.ts'

export type Locale = {
  readonly key: string
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly sidebar: unknown
}

/** Ids of the docs of one language, by their addresses. */
export const docIds = (pages: readonly SourcePage[], basePath: string): DocIds =>
  new Map(
    pages
      .filter((page) => page.basePath === basePath)
      .map((page) => [page.address ?? '', page.source.replace(/\.mdx?$/, '')]),
  )

export const toLocaleCode = (language: string): string => language.replace(/[^\w~-]/g, '-')

export function listVitepressLocales(config: Fields): Locale[] {
  return Object.entries(toFields(config['locales']))
    .filter(([key, value]) => key !== 'root' && externalLink(value) === undefined)
    .map(([key, value]) => {
      const given = toFields(value)
      const htmlLang = toText(given['lang']) ?? key
      const { sidebar } = toFields(given['themeConfig'])
      const code = key.replace(/\//g, '')
      return { key, code, label: toText(given['label']) ?? key, htmlLang, sidebar }
    })
}

/** A translation that is another site. */
function externalLink(locale: unknown): string | undefined {
  const link = toText(toFields(locale)['link'])
  return link !== undefined && /^https?:/i.test(link) ? link : undefined
}

export function otherTranslations(config: Fields): object[] {
  return Object.entries(toFields(config['locales'])).flatMap(([key, value]) => {
    const href = externalLink(value)
    return href === undefined ? [] : [{ label: toText(toFields(value)['label']) ?? key, href }]
  })
}
