/** `.vitepress/config` and its folder → what the site is made of here. */

import path from 'node:path'
import { outsideFences } from '../convert/codeSafe.ts'
import { withOurMarks } from '../convert/headingMarks.ts'
import { convertVue } from '../convert/vue.ts'
import { includeCode, includeComments, takenIn } from '../convert/snippets.ts'
import type { ImportNote, ImportPlan, SourcePage } from '../importPlan.ts'
import { readScript } from '../read/readScript.ts'
import { analyticsOf } from '../read/analytics.ts'
import { matchesGlob } from '../read/matchesGlob.ts'
import { isFile } from '../../disk/readFresh.ts'
import { repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown, withMarkdownEnd } from '../read/sourceFiles.ts'
import { toFields, flagOf, known, toList, toText, type Fields } from '../read/values.ts'
import { themeInStyles } from '../read/themeColors.ts'
import { vitepressIds } from '../slugs.ts'
import { readsFormulas } from '../read/readsFormulas.ts'
import { showVueComponents, vueSite } from '../vue/pageComponents.ts'
import { ownSlug } from './vitepressSlug.ts'
import { withTranslatedLabels } from './sidebarLabels.ts'
import {
  toLocaleCode,
  docIds,
  listVitepressLocales,
  otherTranslations,
  type Locale,
} from './vitepressLocales.ts'
import { vitepressNav, vitepressSidebars } from './vitepressNav.ts'
import { rewritesOf } from './vitepressRewrites.ts'

const ends = ['ts', 'mts', 'js', 'mjs', 'cjs', 'cts']

/** The folder that holds `.vitepress` may be one below. */
export function vitepressFile(folder: string): string | undefined {
  return ['.', 'docs', 'website', 'doc', 'documentation', 'packages/docs', 'site']
    .flatMap((below) =>
      ['.vitepress/config', '.vitepress/config/index'].flatMap((name) =>
        ends.map((end) => path.join(folder, below, `${name}.${end}`)),
      ),
    )
    .find(isFile)
}

export function planVitepress(sourceDir: string): ImportPlan {
  const file = vitepressFile(sourceDir) ?? ''
  const { value, unread } = readScript(file)
  const config = toFields(value)
  const root = file.replace(/[/\\]\.vitepress[/\\].*$/, '')
  const docsDir = path.join(root, toText(config['srcDir']) ?? '.')
  const shownFile = path.relative(sourceDir, file)
  const notes: ImportNote[] = unread.map(({ line, text }) => ({
    level: 'decide',
    kind: 'code of the configuration that was not run',
    file: shownFile,
    line,
    text,
  }))
  const locales = listVitepressLocales(config)
  const rewrite = rewritesOf(config['rewrites'])
  const files = filesIn(docsDir, root).filter((each) => !isExcluded(each, config))
  const pages = files
    .filter(isMarkdown)
    .filter((each) => told(each, notes))
    .map((each) => toSourcePage(each, { docsDir, sourceDir, rewrite, locales }))
  const publicDir = path.join(docsDir, 'public')
  const theme = {
    ...toFields(config['themeConfig']),
    ...toFields(toFields(toFields(config['locales'])['root'])['themeConfig']),
  }
  const statics = filesIn(publicDir, root)
  const ids = docIds(pages, '/')
  const rootLocale = toFields(toFields(config['locales'])['root'])
  const otherSites = otherTranslations(config)
  const label = toText(rootLocale['label'])
  const language = toText(rootLocale['lang']) ?? toText(config['lang']) ?? 'en'
  const components = vueSite(root, repositoryOf(root))
  return {
    tool: 'vitepress',
    sourceDir,
    pages,
    settings: known({
      title: toText(config['title']) ?? toText(rootLocale['title']) ?? 'Documentation',
      tagline: toText(config['description']) ?? toText(rootLocale['description']),
      url: siteUrl(config),
      baseUrl: toText(config['base']),
      favicon: faviconOf(config, statics),
      locales: [
        {
          code: toLocaleCode(language),
          label: label ?? language,
          htmlLang: language,
        },
        ...locales.map(({ code, label, htmlLang }) => ({ code, label, htmlLang })),
      ],
      typography: language.startsWith('fr') ? undefined : false,
      docs: known({
        numberPrefixes: false,
        sidebarOrder: 'file',
        editUrl: editUrlOf(theme, path.relative(sourceDir, docsDir)),
        showLastUpdate: flagOf(config['lastUpdated']) ?? false,
      }),
      navbar: known({
        title: toText(theme['siteTitle']),
        logo: logoOf(theme['logo']),
        items: [
          ...vitepressNav(theme, ids),
          ...(locales.length > 0
            ? [{ type: 'localeDropdown', position: 'right', dropdownItemsAfter: otherSites }]
            : otherSites.length > 0
              ? [{ label: label ?? language, position: 'right', items: otherSites }]
              : []),
        ],
      }),
      footer: footerOf(theme),
      theme: themeInStyles(
        filesIn(path.join(root, '.vitepress/theme'), root)
          .filter((each) => /\.(?:css|scss)$/.test(each))
          .map((each) => path.join(root, '.vitepress/theme', each)),
        /--vp-c-brand(?:-1)?/,
        root,
      ),
      analytics: analyticsOf(config['head'], shownFile, notes),
      tableOfContents: outlineOf(theme['outline']),
      colorMode: { default: 'light', respectSystem: true },
    }),
    sidebars: withTranslatedLabels(
      { code: toLocaleCode(language), sidebars: vitepressSidebars(theme['sidebar'], ids, notes) },
      locales.map(({ code, key, sidebar }) => ({
        code,
        sidebars: vitepressSidebars(sidebar, docIds(pages, `/${key.replace(/\/$/, '')}/`), []),
      })),
    ),
    copies: [
      ...statics.map((each) => ({ from: path.join(publicDir, each), out: `static/${each}` })),
      ...files
        .filter(
          (each) =>
            !isMarkdown(each) &&
            !each.startsWith('public/') &&
            /\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|mp4|webm|zip|json|ya?ml|txt)$/i.test(each),
        )
        .map((each) => ({ from: path.join(docsDir, each), out: placeInOutput(each, locales) })),
    ],
    files: {},
    redirects: flagOf(config['cleanUrls']) ? {} : htmlAddresses(pages),
    notes,
    hasFormulas: toFields(config['markdown'])['math'] === true || readsFormulas(file),
    convert: (text, { page, note }) => {
      const places = { folder: path.dirname(page.diskPath), root: docsDir, taken: takenIn(root) }
      const included = includeComments(text, places, note)
      const whole = outsideFences(included, (prose) => includeCode(prose, places, note))
      return convertVue(
        withOurMarks(whole, toFields(toFields(config['markdown'])['attrs'])),
        note,
        (prose, own) =>
          showVueComponents(prose, {
            ...own,
            site: components,
            file: page.diskPath,
            data: dataOf(page, own.fields, { config, locales, language }),
          }),
      )
    },
    idsOf: vitepressIds(ownSlug(config, notes, shownFile)),
  }
}

type Data = { config: Fields; locales: readonly Locale[]; language: string }

/** Returns what `useData()` returns in a page. */
function dataOf(page: SourcePage, fields: Fields, { config, locales, language }: Data): Fields {
  const locale = locales.find(({ key }) => page.basePath === `/${key.replace(/\/$/, '')}/`)
  const lang = locale?.htmlLang ?? language
  const { title, description, base = '/', themeConfig } = config
  return {
    site: { lang, title, description, base, themeConfig },
    lang,
    title,
    description,
    isDark: false,
    frontmatter: fields,
    page: { frontmatter: fields, title: fields['title'], relativePath: page.source },
    theme: toFields(themeConfig),
    params: {},
  }
}

const placeInOutput = (file: string, locales: readonly Locale[]): string => {
  const locale = locales.find(({ key }) => file.startsWith(`${key.replace(/\/$/, '')}/`))
  return locale
    ? `i18n/${locale.code}/docs/${file.slice(locale.key.replace(/\/$/, '').length + 1)}`
    : `docs/${file}`
}

/** Pages that a script makes are none of the files. */
function told(file: string, notes: ImportNote[]): boolean {
  if (!/\[[^\]]+\]/.test(file)) return true
  notes.push({ level: 'decide', kind: 'dynamic routes: pages that a script makes', file })
  return false
}

function isExcluded(file: string, config: Fields): boolean {
  const patterns = toList(config['srcExclude']).flatMap((each) => toText(each) ?? [])
  return patterns.some((pattern) => matchesGlob(pattern, file))
}

type Places = {
  docsDir: string
  sourceDir: string
  rewrite: (file: string) => string
  locales: readonly Locale[]
}

function toSourcePage(file: string, { docsDir, sourceDir, rewrite, locales }: Places): SourcePage {
  const placed = rewrite(file)
  const named = withMarkdownEnd(placed).replace(/\.mdx?$/i, '')
  const address = `/${named.replace(/(?:^|\/)index$/, '')}/`.replace(/\/+/g, '/')
  const locale = locales.find(({ key }) => placed.startsWith(`${key.replace(/\/$/, '')}/`))
  const renamed = withMarkdownEnd(placed)
    .split('/')
    .map((part) => part.replace(/^_+(?=.)/, ''))
    .join('/')
  const out = placeInOutput(renamed, locales)
  return {
    diskPath: path.join(docsDir, file),
    file: path.relative(sourceDir, path.join(docsDir, file)),
    source: out.replace(/^(?:i18n\/[^/]+\/)?docs\//, ''),
    out,
    address,
    basePath: locale ? `/${locale.key.replace(/\/$/, '')}/` : '/',
  }
}

function siteUrl(config: Fields): string {
  const hostname = toText(toFields(config['sitemap'])['hostname'])
  return hostname !== undefined && URL.canParse(hostname)
    ? new URL(hostname).origin
    : 'https://docs.exemple.example'
}

function faviconOf(config: Fields, statics: readonly string[]): string | undefined {
  const links = toList(config['head'])
    .map(toList)
    .filter(([tag]) => tag === 'link')
    .map(([, attributes]) => toFields(attributes))
  const href = toText(links.find(({ rel }) => /icon/.test(toText(rel) ?? ''))?.['href'])?.replace(
    /^.*\//,
    '',
  )
  return href !== undefined && statics.includes(href) ? href : undefined
}

function editUrlOf(theme: Fields, docs: string): string | undefined {
  const pattern = toText(toFields(theme['editLink'])['pattern'])?.replace(/\/:path.*$/, '')
  if (pattern === undefined) return undefined
  return pattern.endsWith('/docs')
    ? pattern.slice(0, -'/docs'.length)
    : docs === ''
      ? undefined
      : pattern
}

function logoOf(logo: unknown) {
  const src = toText(logo) ?? toText(toFields(logo)['light']) ?? toText(toFields(logo)['src'])
  if (src === undefined) return undefined
  return known({
    src: src.replace(/^\//, ''),
    srcDark: toText(toFields(logo)['dark'])?.replace(/^\//, ''),
    alt: toText(toFields(logo)['alt']),
  })
}

function footerOf(theme: Fields) {
  const { message, copyright } = toFields(theme['footer'])
  const said = [message, copyright].flatMap((each) => toText(each) ?? [])
  return said.length === 0 ? undefined : { copyright: said.join('<br>') }
}

function outlineOf(outline: unknown) {
  const level = Array.isArray(outline) || outline === 'deep' ? outline : toFields(outline)['level']
  if (level === 'deep') return { minLevel: 2, maxLevel: 6 }
  const [minLevel, maxLevel] = toList(level)
  return typeof minLevel === 'number' && typeof maxLevel === 'number'
    ? { minLevel, maxLevel }
    : { minLevel: 2, maxLevel: 2 }
}

const htmlAddresses = (pages: readonly SourcePage[]): Record<string, string> =>
  Object.fromEntries(
    pages
      .filter(({ basePath, address = '/' }) => basePath === '/' && address !== '/')
      .filter(({ file }) => !/(?:^|\/)index\.md$/.test(file))
      .map(({ address = '' }) => [`${address.slice(0, -1)}.html`, address.slice(0, -1)]),
  )
