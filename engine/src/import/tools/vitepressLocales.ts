/** `locales` of VitePress → languages, their docs, and translations that are other sites. */

import type { SourcePage } from '../importPlan.ts'
import { fieldsOf, textOf, type Fields } from '../read/values.ts'
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

export const codeOf = (language: string): string => language.replace(/[^\w~-]/g, '-')

export function localesOf(config: Fields): Locale[] {
  return Object.entries(fieldsOf(config['locales']))
    .filter(([key, value]) => key !== 'root' && externalLink(value) === undefined)
    .map(([key, value]) => {
      const given = fieldsOf(value)
      const htmlLang = textOf(given['lang']) ?? key
      const { sidebar } = fieldsOf(given['themeConfig'])
      const code = key.replace(/\//g, '')
      return { key, code, label: textOf(given['label']) ?? key, htmlLang, sidebar }
    })
}

/** A translation that is another site. */
function externalLink(locale: unknown): string | undefined {
  const link = textOf(fieldsOf(locale)['link'])
  return link !== undefined && /^https?:/i.test(link) ? link : undefined
}

export function otherTranslations(config: Fields): object[] {
  return Object.entries(fieldsOf(config['locales'])).flatMap(([key, value]) => {
    const href = externalLink(value)
    return href === undefined ? [] : [{ label: textOf(fieldsOf(value)['label']) ?? key, href }]
  })
}
