/** The plugin `i18n` of MkDocs (mkdocs-static-i18n): which language a file is of, by its folder or its suffix. */

import { languageName } from '../read/languageName.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'

export type MkdocsLocales = {
  /** The default one first; one alone where the site has no other. */
  readonly locales: readonly { readonly code: string; readonly label: string }[]
  /** The path without what says its language. */
  readonly localize: (file: string) => { readonly code?: string; readonly inner: string }
}

export function mkdocsLocales(plugin: unknown, language: string): MkdocsLocales {
  const options = toFields(plugin)
  const given = languagesIn(options['languages'])
  const main =
    given.find((each) => each['default'] === true) ??
    given.find((each) => each['locale'] === toText(options['default_language'])) ??
    given[0]
  const shown = [...given.filter((each) => each === main), ...given.filter((each) => each !== main)]
    .filter((each) => each['build'] !== false)
    .map((each) => named(toText(each['locale']) ?? language, toText(each['name'])))
  const locales = shown.length === 0 ? [named(language)] : shown
  const codes = new Set(locales.map(({ code }) => code))
  const [first] = locales
  const isSuffix = toText(options['docs_structure']) !== 'folder'
  const localize: MkdocsLocales['localize'] = (file) => {
    if (codes.size < 2) return { inner: file }
    const [, stem = '', suffix = '', end = ''] = /^(.*)\.([\w-]+)(\.[^./]+)$/.exec(file) ?? []
    const [folder = ''] = file.split('/')
    const code = isSuffix ? suffix : file.includes('/') ? folder : ''
    if (!codes.has(code)) return { inner: file }
    const inner = isSuffix ? stem + end : file.slice(folder.length + 1)
    return code === first?.code ? { inner } : { code, inner }
  }
  return { locales, localize }
}

/** A list, or a map of codes, as the plugin had it before. */
function languagesIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return toList(value).map(toFields)
  return Object.entries(toFields(value))
    .filter(([code]) => code !== 'default')
    .map(([code, each]) => ({ locale: code, name: toText(each) ?? toFields(each)['name'] }))
}

const named = (code: string, label?: string) => ({
  code,
  label: label ?? languageName(code),
})
