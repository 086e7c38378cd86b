/** Files of Starlight's content → pages at their addresses, in each language. */

import path from 'node:path'
import { slug as githubSlug } from 'github-slugger'
import { escapePattern } from '../../escapePattern.ts'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import type { SourcePage } from '../importPlan.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { toFields, toText, type Fields } from '../read/values.ts'

type Locale = {
  readonly key: string
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly direction?: string
}

/** The first is the default one. */
export function listStarlightLocales(starlight: Fields): Locale[] {
  const given = Object.entries(toFields(starlight['locales'])).map(([key, value]): Locale => {
    const own = toFields(value)
    const htmlLang = toText(own['lang']) ?? (key === 'root' ? 'en' : key)
    const direction = toText(own['dir'])
    return {
      key: key === 'root' ? '' : key,
      code: (key === 'root' ? htmlLang : key).replace(/[^\w~-]/g, '-'),
      label: toText(own['label']) ?? key,
      htmlLang,
      ...(direction === 'rtl' && { direction }),
    }
  })
  if (given.length === 0) return [{ key: '', code: 'en', label: 'English', htmlLang: 'en' }]
  const main = toText(starlight['defaultLocale'])
  const first =
    given.find(({ key }) => key === (main === 'root' ? '' : main)) ??
    given.find(({ key }) => key === '') ??
    given[0]
  return [...given.filter((each) => each === first), ...given.filter((each) => each !== first)]
}

export function splitLocale(
  file: string,
  locales: readonly Locale[],
): { out: string; locale: Locale | undefined; inner: string } {
  const locale =
    locales.find(({ key }) => key !== '' && file.startsWith(`${key}/`)) ??
    locales.find(({ key }) => key === '')
  const inner = locale && locale.key !== '' ? file.slice(locale.key.length + 1) : file
  return {
    out:
      locale === locales[0] || locale === undefined
        ? `docs/${inner}`
        : `i18n/${locale.code}/docs/${inner}`,
    locale,
    inner,
  }
}

type StarlightPage = SourcePage & { readonly locale: Locale | undefined; readonly slug: string }

/** Each part of an address is a slug of GitHub's. */
export function toStarlightPage(
  file: string,
  {
    docsDir,
    sourceDir,
    locales,
  }: { docsDir: string; sourceDir: string; locales: readonly Locale[] },
): StarlightPage {
  const diskPath = path.join(docsDir, file)
  const { out, locale, inner } = splitLocale(file, locales)
  const own = toText(
    splitFrontMatter(readOwn(diskPath, repositoryOf(docsDir)) ?? '').fields['slug'],
  )
  const prefix = locale && locale.key !== '' ? `${locale.key}/` : ''
  const named =
    own === undefined
      ? inner
          .replace(/\.mdx?$/i, '')
          .split('/')
          .map((part) => githubSlug(part))
          .join('/')
          .replace(/(?:^|\/)index$/, '')
      : own.replace(/^\/|\/$/g, '').replace(new RegExp(`^${escapePattern(prefix)}`), '')
  const isMain = locale === locales[0] || locale === undefined
  const address = `/${isMain ? '' : `${locale.code}/`}${named}/`.replace(/\/+/g, '/')
  return {
    diskPath,
    file: path.relative(sourceDir, diskPath),
    source: inner,
    out,
    address,
    basePath: isMain ? '/' : `/${locale.code}/`,
    locale,
    slug: named === '' ? 'index' : named,
  }
}

/** The default locale has no prefix here. */
export function mainRedirects(
  pages: readonly StarlightPage[],
  main: Locale | undefined,
): Record<string, string> {
  if (main === undefined || main.key === '') return {}
  return Object.fromEntries(
    pages
      .filter((page) => page.locale === main)
      .map(
        ({ address = '/' }) =>
          [
            `/${main.key}${address}`.replace(/(?<=.)\/$/, ''),
            address.replace(/(?<=.)\/$/, ''),
          ] as const,
      ),
  )
}
