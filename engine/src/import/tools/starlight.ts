/** `astro.config` with Starlight, and its folder → what the site is made of here. */

import path from 'node:path'
import { slug as githubSlug } from 'github-slugger'
import { escapePattern } from '../../escapePattern.ts'
import { convertAstro } from '../convert/astro.ts'
import { splitFrontMatter } from '../convert/frontMatterEdit.ts'
import type { ImportNote, ImportPlan, SourcePage } from '../importPlan.ts'
import { analyticsOf } from '../read/analytics.ts'
import { pathAliases } from '../read/pathAliases.ts'
import { readScript } from '../read/readScript.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { fieldsOf, flagOf, known, listOf, textOf, type Fields } from '../read/values.ts'
import { themeInStyles } from '../read/themeColors.ts'
import { starlightIds } from '../slugs.ts'
import { readsFormulas } from '../read/readsFormulas.ts'
import { sidebarOf } from './starlightSidebar.ts'

export const starlightFile = (folder: string): string | undefined =>
  ['', 'docs', 'website', 'site', 'documentation']
    .flatMap((below) =>
      ['mjs', 'ts', 'js', 'mts'].map((end) => path.join(folder, below, `astro.config.${end}`)),
    )
    .find((file) => readOwn(file, repositoryOf(folder))?.includes('starlight'))

export function planStarlight(sourceDir: string): ImportPlan {
  const file = starlightFile(sourceDir) ?? ''
  const root = path.dirname(file)
  const { astro, starlight, unread } = readConfigs(file)
  const notes: ImportNote[] = unread.map(({ line, text }) => ({
    level: 'decide',
    kind: 'code of the configuration that was not run',
    file: path.basename(file),
    line,
    text,
  }))
  const docsDir = path.join(root, 'src/content/docs')
  const locales = localesOf(starlight)
  const [main] = locales
  const files = filesIn(docsDir, root)
  for (const each of files.filter((name) => name.endsWith('.mdoc')))
    notes.push({
      level: 'decide',
      kind: 'pages of Markdoc (.mdoc) are not read',
      file: path.relative(sourceDir, path.join(docsDir, each)),
    })
  const pages = files
    .filter(isMarkdown)
    .filter((each) => !/(?:^|\/)_/.test(each))
    .map((each) => pageOf(each, { docsDir, sourceDir, locales }))
  const site = textOf(astro['site']) ?? 'https://docs.exemple.example'
  const title = starlight['title']
  const language = main?.htmlLang ?? 'en'
  const base = textOf(astro['base'])
  const ids = new Map(
    pages
      .filter((page) => page.locale === main)
      .map((page) => [page.slug, page.source.replace(/\.mdx?$/, '')]),
  )
  const shown = locales.map(({ code, label, htmlLang, direction }) =>
    known({ code, label, htmlLang, direction }),
  )
  const social = starlight['social']
  const links = Array.isArray(social)
    ? social.map(fieldsOf).map(({ label, href }) => ({ label: textOf(label) ?? 'Git', href }))
    : Object.entries(fieldsOf(social)).map(([name, href]) => ({
        label: name.charAt(0).toUpperCase() + name.slice(1),
        href,
      }))
  return {
    tool: 'starlight',
    sourceDir,
    pages,
    settings: known({
      title:
        textOf(title) ??
        textOf(fieldsOf(title)[language]) ??
        textOf(Object.values(fieldsOf(title))[0]) ??
        'Documentation',
      tagline: textOf(starlight['description']),
      url: URL.canParse(site) ? new URL(site).origin : 'https://docs.exemple.example',
      baseUrl:
        base === undefined ? undefined : `/${base.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
      favicon: textOf(starlight['favicon'])?.replace(/^\//, ''),
      locales: shown,
      typography: language.startsWith('fr') ? undefined : false,
      docs: known({
        numberPrefixes: false,
        sidebarOrder: 'file',
        editUrl: textOf(fieldsOf(starlight['editLink'])['baseUrl'])?.replace(
          /\/?(?:src\/content\/)?$/,
          '',
        ),
        showLastUpdate: flagOf(starlight['lastUpdated']) ?? false,
      }),
      navbar: {
        items: [
          ...links.map((each) => ({ ...each, position: 'right' })),
          ...(locales.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : []),
        ],
      },
      theme: themeInStyles(
        listOf(starlight['customCss'])
          .flatMap((each) => textOf(each) ?? [])
          .map((each) => path.resolve(root, each)),
        /--sl-color-accent/,
        root,
      ),
      analytics: analyticsOf(starlight['head'], path.basename(file), notes),
      tableOfContents: tocOf(starlight['tableOfContents']),
      colorMode: { default: 'light', respectSystem: true },
    }),
    sidebars: { docs: sidebarOf(starlight['sidebar'], ids, notes, locales) },
    copies: [
      ...filesIn(path.join(root, 'public'), root).map((each) => ({
        from: path.join(root, 'public', each),
        out: `static/${each}`,
      })),
      ...filesIn(path.join(root, 'src/assets'), root).map((each) => ({
        from: path.join(root, 'src/assets', each),
        out: `src/assets/${each}`,
      })),
      ...filesIn(path.join(root, 'src'), root)
        .filter(
          (each) =>
            !/^(?:content\/docs|assets)\/|\.(?:astro|[cm]?[jt]sx?|vue|svelte|css|scss)$/.test(each),
        )
        .map((each) => ({ from: path.join(root, 'src', each), out: `src/${each}` })),
      ...files
        .filter((each) => !isMarkdown(each) || /(?:^|\/)_/.test(each))
        .map((each) => ({ from: path.join(docsDir, each), out: outOf(each, locales).out })),
    ],
    files: {},
    redirects: { ...redirectsOf(astro, base), ...mainRedirects(pages, main) },
    notes,
    convert: (text, { page, note }) => convertAstro(text, page.out.endsWith('.mdx'), note),
    hasFormulas: readsFormulas(file),
    aliases: pathAliases(root),
    idsOf: starlightIds(isBeforeAstro6(root)),
  }
}

/** Reads the argument of `starlight()` among the integrations. */
function readConfigs(file: string) {
  const { value, unread } = readScript(file)
  const astro = fieldsOf(value)
  const given = listOf(astro['integrations']).map(fieldsOf)
  const starlight = given.find((each) => 'title' in each) ?? {}
  return {
    astro,
    starlight,
    unread: unread.filter(
      ({ text }) =>
        !/^(?:sitemap|react|svelte|vue|tailwind\w*|starlight\w+|mdx|partytown)\(/.test(text),
    ),
  }
}

/** Astro took the hyphen at the end of an id away until its version 6. */
function isBeforeAstro6(root: string): boolean {
  const { dependencies, devDependencies } = fieldsOf(
    readScript(path.join(root, 'package.json')).value,
  )
  const version =
    textOf(fieldsOf(dependencies)['astro']) ?? textOf(fieldsOf(devDependencies)['astro'])
  return Number(/\d+/.exec(version ?? '')?.[0] ?? 6) < 6
}

type Locale = {
  readonly key: string
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly direction?: string
}

/** The first is the default one. */
function localesOf(starlight: Fields): Locale[] {
  const given = Object.entries(fieldsOf(starlight['locales'])).map(([key, value]): Locale => {
    const own = fieldsOf(value)
    const htmlLang = textOf(own['lang']) ?? (key === 'root' ? 'en' : key)
    const direction = textOf(own['dir'])
    return {
      key: key === 'root' ? '' : key,
      code: (key === 'root' ? htmlLang : key).replace(/[^\w~-]/g, '-'),
      label: textOf(own['label']) ?? key,
      htmlLang,
      ...(direction === 'rtl' && { direction }),
    }
  })
  if (given.length === 0) return [{ key: '', code: 'en', label: 'English', htmlLang: 'en' }]
  const main = textOf(starlight['defaultLocale'])
  const first =
    given.find(({ key }) => key === (main === 'root' ? '' : main)) ??
    given.find(({ key }) => key === '') ??
    given[0]
  return [...given.filter((each) => each === first), ...given.filter((each) => each !== first)]
}

function outOf(
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
function pageOf(
  file: string,
  {
    docsDir,
    sourceDir,
    locales,
  }: { docsDir: string; sourceDir: string; locales: readonly Locale[] },
): StarlightPage {
  const diskPath = path.join(docsDir, file)
  const { out, locale, inner } = outOf(file, locales)
  const own = textOf(
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

function tocOf(toc: unknown) {
  const { minHeadingLevel, maxHeadingLevel } = fieldsOf(toc)
  return minHeadingLevel === undefined && maxHeadingLevel === undefined
    ? undefined
    : known({ minLevel: minHeadingLevel, maxLevel: maxHeadingLevel })
}

function redirectsOf(astro: Fields, base = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(astro['redirects'])).flatMap(([from, to]) => {
      const target = textOf(to) ?? textOf(fieldsOf(to)['destination'])
      const prefix = `/${base.replace(/^\/|\/$/g, '')}`
      const own =
        target?.startsWith(`${prefix}/`) && prefix !== '/' ? target.slice(prefix.length) : target
      return own?.startsWith('/') && !/[[*]/.test(from) ? [[from, own] as const] : []
    }),
  )
}

/** The default locale has no prefix here. */
function mainRedirects(
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
