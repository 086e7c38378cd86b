/** Reads a `docusaurus.config`: its preset, its locales and its plugins. */

import path from 'node:path'
import type { ImportNote } from '../importPlan.ts'
import { analyticsOf } from '../read/analytics.ts'
import { languageName } from '../read/languageName.ts'
import { themeInStyles } from '../read/themeColors.ts'
import { fieldsOf, known, listOf, textOf, type Fields } from '../read/values.ts'

type Contents = {
  /** Options of the docs of the site, of its other docs, of its blogs and of its pages; `false` where there are none. */
  readonly docs: Fields | false
  readonly otherDocs: readonly Fields[]
  readonly blogs: readonly Fields[]
  readonly pages: Fields | false
}

/** From the preset, or from plugins that stand for it. */
export function contentsOf(config: Fields): Contents {
  const classic = listOf(config['presets']).find((each) =>
    /classic/.test(textOf(listOf(each)[0]) ?? textOf(each) ?? ''),
  )
  const preset = fieldsOf(listOf(classic)[1])
  const ofPreset = (kind: string) =>
    classic === undefined || preset[kind] === false ? [] : [fieldsOf(preset[kind])]
  const ofPlugins = (kind: string) =>
    listOf(config['plugins'])
      .map((each) => (typeof each === 'string' ? [each] : listOf(each)))
      .filter(([name]) => new RegExp(`content-${kind}$`).test(textOf(name) ?? ''))
      .map(([, options]) => fieldsOf(options))
  const all = [...ofPreset('docs'), ...ofPlugins('docs')]
  const main =
    all.find(({ id }) => id === undefined || id === 'default') ?? all[0] ?? (false as const)
  return {
    docs: main,
    otherDocs: all.filter((each) => each !== main),
    blogs: [...ofPreset('blog'), ...ofPlugins('blog')],
    pages: ofPreset('pages')[0] ?? ofPlugins('pages')[0] ?? false,
  }
}

export function localesOf(i18n: Fields) {
  const main = textOf(i18n['defaultLocale']) ?? 'en'
  const all = listOf(i18n['locales']).flatMap((each) => textOf(each) ?? [])
  const configs = fieldsOf(i18n['localeConfigs'])
  return [main, ...all.filter((each) => each !== main)].map((code) => {
    const own = fieldsOf(configs[code])
    return known({
      code,
      label: textOf(own['label']) ?? languageName(code),
      htmlLang: textOf(own['htmlLang']),
      direction: textOf(own['direction']),
    }) as { code: string }
  })
}

/** Colours of its style sheets, and what measures its readers. */
export function looksOf(config: Fields, root: string, notes: ImportNote[]) {
  const themes = [...listOf(config['presets']), ...listOf(config['themes'])].map((each) =>
    fieldsOf(listOf(each)[1]),
  )
  const sheets = themes
    .flatMap((options) => [options['customCss'], fieldsOf(options['theme'])['customCss']].flat(2))
    .flatMap((each) => textOf(each) ?? [])
  return {
    theme: themeInStyles(
      sheets.map((sheet) => path.resolve(root, sheet)),
      /--ifm-color-primary/,
      root,
    ),
    analytics: analyticsOf(config, 'docusaurus.config', notes),
  }
}

export function unreadPlugins(config: Fields): string[] {
  return [...listOf(config['plugins']), ...listOf(config['themes'])]
    .flatMap((each) => textOf(each) ?? textOf(listOf(each)[0]) ?? [])
    .filter(
      (name) => !/client-redirects|content-(?:docs|blog|pages)|search|sitemap|lunr/.test(name),
    )
}

export function redirectsOf(config: Fields): Record<string, string> {
  const options = listOf(config['plugins'])
    .map(listOf)
    .filter(([name]) => /client-redirects/.test(textOf(name) ?? ''))
    .map(([, given]) => fieldsOf(given))
  const pairs = options.flatMap(({ redirects }) => listOf(redirects).map(fieldsOf))
  return Object.fromEntries(
    pairs.flatMap(({ from, to }) =>
      [from]
        .flat()
        .flatMap((each) =>
          typeof each === 'string' && typeof to === 'string' && to.startsWith('/')
            ? [[each, to] as const]
            : [],
        ),
    ),
  )
}
