/** Reads a `docusaurus.config`: its preset, its locales and its plugins. */

import path from 'node:path'
import type { ImportNote } from '../importPlan.ts'
import { analyticsOf } from '../read/analytics.ts'
import { languageName } from '../read/languageName.ts'
import { themeInStyles } from '../read/themeColors.ts'
import { toFields, known, toList, toText, type Fields } from '../read/values.ts'

type Contents = {
  /** Options of the docs of the site, of its other docs, of its blogs and of its pages; `false` where there are none. */
  readonly docs: Fields | false
  readonly otherDocs: readonly Fields[]
  readonly blogs: readonly Fields[]
  readonly pages: Fields | false
}

/** From the preset, or from plugins that stand for it. */
export function contentsOf(config: Fields): Contents {
  const classic = toList(config['presets']).find((each) =>
    /classic/.test(toText(toList(each)[0]) ?? toText(each) ?? ''),
  )
  const preset = toFields(toList(classic)[1])
  const ofPreset = (kind: string) =>
    classic === undefined || preset[kind] === false ? [] : [toFields(preset[kind])]
  const ofPlugins = (kind: string) =>
    toList(config['plugins'])
      .map((each) => (typeof each === 'string' ? [each] : toList(each)))
      .filter(([name]) => new RegExp(`content-${kind}$`).test(toText(name) ?? ''))
      .map(([, options]) => toFields(options))
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

export function readI18n(i18n: Fields) {
  const main = toText(i18n['defaultLocale']) ?? 'en'
  const all = toList(i18n['locales']).flatMap((each) => toText(each) ?? [])
  const configs = toFields(i18n['localeConfigs'])
  return [main, ...all.filter((each) => each !== main)].map((code) => {
    const own = toFields(configs[code])
    return known({
      code,
      label: toText(own['label']) ?? languageName(code),
      htmlLang: toText(own['htmlLang']),
      direction: toText(own['direction']),
    }) as { code: string }
  })
}

/** Colours of its style sheets, and what measures its readers. */
export function readBrandLooks(config: Fields, root: string, notes: ImportNote[]) {
  const themes = [...toList(config['presets']), ...toList(config['themes'])].map((each) =>
    toFields(toList(each)[1]),
  )
  const sheets = themes
    .flatMap((options) => [options['customCss'], toFields(options['theme'])['customCss']].flat(2))
    .flatMap((each) => toText(each) ?? [])
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
  return [...toList(config['plugins']), ...toList(config['themes'])]
    .flatMap((each) => toText(each) ?? toText(toList(each)[0]) ?? [])
    .filter(
      (name) => !/client-redirects|content-(?:docs|blog|pages)|search|sitemap|lunr/.test(name),
    )
}

export function readDocusaurusRedirects(config: Fields): Record<string, string> {
  const options = toList(config['plugins'])
    .map(toList)
    .filter(([name]) => /client-redirects/.test(toText(name) ?? ''))
    .map(([, given]) => toFields(given))
  const pairs = options.flatMap(({ redirects }) => toList(redirects).map(toFields))
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
