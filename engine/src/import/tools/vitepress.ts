/** `.vitepress/config` and its folder → what the site is made of here. */

import path from 'node:path'
import { outsideFences } from '../convert/codeSafe.ts'
import { withOurMarks } from '../convert/headingMarks.ts'
import { convertVue } from '../convert/vue.ts'
import { includeCode, includeComments, takenIn } from '../convert/snippets.ts'
import type { ImportNote, ImportPlan, SourcePage } from '../importPlan.ts'
import { readScript } from '../read/readScript.ts'
import { analyticsOf } from '../read/analytics.ts'
import { isFile } from '../../disk/readFresh.ts'
import { repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { toFields, flagOf, known, toText, type Fields } from '../read/values.ts'
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
import { htmlAddresses, isExcluded, placeInOutput, isPage, toSourcePage } from './vitepressPages.ts'
import { rewritesOf } from './vitepressRewrites.ts'
import { editUrlOf, faviconOf, footerOf, logoOf, outlineOf, siteUrl } from './vitepressSettings.ts'

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
    .filter((each) => isPage(each, notes))
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
