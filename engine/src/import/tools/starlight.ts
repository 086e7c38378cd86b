/** `astro.config` with Starlight, and its folder → what the site is made of here. */

import path from 'node:path'
import { convertAstro } from '../convert/astro.ts'
import type { ImportNote, ImportPlan } from '../importPlan.ts'
import { analyticsOf } from '../read/analytics.ts'
import { pathAliases } from '../read/pathAliases.ts'
import { readScript } from '../read/readScript.ts'
import { readOwn, repositoryOf } from '../read/ownFiles.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { toFields, flagOf, known, toList, toText, type Fields } from '../read/values.ts'
import { themeInStyles } from '../read/themeColors.ts'
import { starlightIds } from '../slugs.ts'
import { readsFormulas } from '../read/readsFormulas.ts'
import {
  listStarlightLocales,
  mainRedirects,
  splitLocale,
  toStarlightPage,
} from './starlightPages.ts'
import { convertSidebar } from './starlightSidebar.ts'

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
  const locales = listStarlightLocales(starlight)
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
    .map((each) => toStarlightPage(each, { docsDir, sourceDir, locales }))
  const site = toText(astro['site']) ?? 'https://docs.exemple.example'
  const title = starlight['title']
  const language = main?.htmlLang ?? 'en'
  const base = toText(astro['base'])
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
    ? social.map(toFields).map(({ label, href }) => ({ label: toText(label) ?? 'Git', href }))
    : Object.entries(toFields(social)).map(([name, href]) => ({
        label: name.charAt(0).toUpperCase() + name.slice(1),
        href,
      }))
  return {
    tool: 'starlight',
    sourceDir,
    pages,
    settings: known({
      title:
        toText(title) ??
        toText(toFields(title)[language]) ??
        toText(Object.values(toFields(title))[0]) ??
        'Documentation',
      tagline: toText(starlight['description']),
      url: URL.canParse(site) ? new URL(site).origin : 'https://docs.exemple.example',
      baseUrl:
        base === undefined ? undefined : `/${base.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
      favicon: toText(starlight['favicon'])?.replace(/^\//, ''),
      locales: shown,
      typography: language.startsWith('fr') ? undefined : false,
      docs: known({
        numberPrefixes: false,
        sidebarOrder: 'file',
        editUrl: toText(toFields(starlight['editLink'])['baseUrl'])?.replace(
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
        toList(starlight['customCss'])
          .flatMap((each) => toText(each) ?? [])
          .map((each) => path.resolve(root, each)),
        /--sl-color-accent/,
        root,
      ),
      analytics: analyticsOf(starlight['head'], path.basename(file), notes),
      tableOfContents: tocOf(starlight['tableOfContents']),
      colorMode: { default: 'light', respectSystem: true },
    }),
    sidebars: { docs: convertSidebar(starlight['sidebar'], ids, notes, locales) },
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
        .map((each) => ({ from: path.join(docsDir, each), out: splitLocale(each, locales).out })),
    ],
    files: {},
    redirects: { ...readAstroRedirects(astro, base), ...mainRedirects(pages, main) },
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
  const astro = toFields(value)
  const given = toList(astro['integrations']).map(toFields)
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
  const { dependencies, devDependencies } = toFields(
    readScript(path.join(root, 'package.json')).value,
  )
  const version =
    toText(toFields(dependencies)['astro']) ?? toText(toFields(devDependencies)['astro'])
  return Number(/\d+/.exec(version ?? '')?.[0] ?? 6) < 6
}

function tocOf(toc: unknown) {
  const { minHeadingLevel, maxHeadingLevel } = toFields(toc)
  return minHeadingLevel === undefined && maxHeadingLevel === undefined
    ? undefined
    : known({ minLevel: minHeadingLevel, maxLevel: maxHeadingLevel })
}

function readAstroRedirects(astro: Fields, base = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toFields(astro['redirects'])).flatMap(([from, to]) => {
      const target = toText(to) ?? toText(toFields(to)['destination'])
      const prefix = `/${base.replace(/^\/|\/$/g, '')}`
      const own =
        target?.startsWith(`${prefix}/`) && prefix !== '/' ? target.slice(prefix.length) : target
      return own?.startsWith('/') && !/[[*]/.test(from) ? [[from, own] as const] : []
    }),
  )
}
