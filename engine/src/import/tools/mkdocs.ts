/** `mkdocs.yml` and its folder → what the site is made of here. */

import path from 'node:path'
import { convertMkdocsPage } from '../convert/mkdocsPage.ts'
import type { ImportNote, ImportPlan, SourcePage } from '../importPlan.ts'
import { isFile } from '../../disk/readFresh.ts'
import { filesIn, isMarkdown, withMarkdownEnd } from '../read/sourceFiles.ts'
import { toFields, known, toList, toText, type Fields } from '../read/values.ts'
import { mkdocsIds, type PythonSlug } from '../slugs.ts'
import { analyticsOf } from '../read/analytics.ts'
import { materialColors, themeOf } from '../read/themeColors.ts'
import { inheritedConfig } from './mkdocsConfig.ts'
import { mkdocsLocales, type MkdocsLocales } from './mkdocsLocales.ts'
import { labelsIn, mkdocsSidebar } from './mkdocsNav.ts'
import { summaryNav } from './mkdocsSummary.ts'

export const mkdocsFile = (folder: string): string | undefined =>
  ['mkdocs.yml', 'mkdocs.yaml'].map((name) => path.join(folder, name)).find(isFile)

export function planMkdocs(sourceDir: string): ImportPlan {
  const notes: ImportNote[] = []
  const config = inheritedConfig(mkdocsFile(sourceDir) ?? '', { sourceDir, notes })
  const docsDir = path.join(sourceDir, toText(config['docs_dir']) ?? 'docs')
  const extensions = extensionsOf(config['markdown_extensions'])
  const files = filesIn(docsDir, sourceDir)
  const theme = toFields(config['theme'])
  const plugins = extensionsOf(config['plugins'])
  const languages = mkdocsLocales(plugins.get('i18n'), toText(theme['language']) ?? 'en')
  const { locales, localize } = languages
  const pages = listPages({ files, docsDir, sourceDir, notes, localize })
  if (plugins.has('mike') || toFields(toFields(config['extra'])['version'])['provider'] === 'mike')
    notes.push({
      level: 'decide',
      kind: 'versions published by mike: only this one is here, the others are in its branch',
      file: 'mkdocs.yml',
    })
  const address = toText(config['site_url']) ?? 'https://docs.exemple.example/'
  const { origin, pathname } = new URL(
    URL.canParse(address) ? address : 'https://docs.exemple.example/',
  )
  const snippets = toFields(extensions.get('pymdownx.snippets'))
  const bases = [toList(snippets['base_path']), snippets['base_path']]
    .flat()
    .flatMap((each) => toText(each) ?? [])
  const folders = (bases.length > 0 ? bases : ['.']).map((base) => path.join(sourceDir, base))
  const appended = toList(snippets['auto_append']).flatMap((each) => toText(each) ?? [])
  const nav = config['nav'] ?? literateNav(plugins.get('literate-nav'), { docsDir, files })
  const site = {
    sourceDir,
    docsDir,
    folders: [...folders, docsDir],
    appended,
    extensions,
    plugins,
    config,
    labels: labelsIn(nav),
  }
  return {
    tool: 'mkdocs',
    sourceDir,
    pages,
    settings: known({
      title: toText(config['site_name']) ?? 'Documentation',
      tagline: toText(config['site_description']),
      url: origin,
      baseUrl: pathname.endsWith('/') ? pathname : `${pathname}/`,
      favicon: undefined,
      locales,
      typography: locales[0]?.code.startsWith('fr') ? undefined : false,
      docs: known({
        numberPrefixes: false,
        sidebarOrder: 'file',
        editUrl: editUrlOf(config, docsDir, sourceDir),
      }),
      navbar: {
        items: [
          ...repoLink(config),
          ...(locales.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : []),
        ],
      },
      theme: paletteOf(theme['palette']),
      analytics: analyticsOf(toFields(config['extra'])['analytics'], 'mkdocs.yml', notes),
      footer:
        toText(config['copyright']) === undefined
          ? undefined
          : { copyright: toText(config['copyright']) },
      colorMode: { default: 'light', respectSystem: true },
    }),
    sidebars: {
      docs: mkdocsSidebar(
        nav,
        pages.filter(({ basePath }) => basePath === '/'),
        { notes, docsDir },
      ),
    },
    copies: files
      .filter((file) => !isMarkdown(file))
      .map((file) => ({
        from: path.join(docsDir, file),
        // A page that no tool has made keeps its address.
        out: /\.html?$/i.test(file) ? `static/${file}` : placeSource(localize(file)),
      })),
    files: {},
    redirects: readMkdocsRedirects(config, pages),
    hasFormulas: [...extensions.keys()].some((name) => /arithmatex|katex|math/.test(name)),
    notes,
    convert: (text, conversion) => convertMkdocsPage(text, conversion, site),
    idsOf: mkdocsIds(slugRules(extensions.get('toc'))),
  }
}

/** One palette, or one for each mode. */
function paletteOf(palette: unknown) {
  const [light, dark = light] = [palette].flat().map(toFields)
  const findMaterialColor = (fields: Fields = {}) =>
    materialColors.get((toText(fields['primary']) ?? '').replaceAll('-', ' ').toLowerCase())
  return themeOf(findMaterialColor(light), findMaterialColor(dark) ?? findMaterialColor(light))
}

const placeSource = ({ code, inner }: { code?: string; inner: string }): string =>
  code === undefined ? `docs/${inner}` : `i18n/${code}/docs/${inner}`

/** Name → options. */
function extensionsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(toFields(value)))
  return new Map(
    value.flatMap((each): [string, unknown][] =>
      typeof each === 'string' ? [[each, {}]] : Object.entries(toFields(each)),
    ),
  )
}

function slugRules(toc: unknown): PythonSlug {
  const { slugify, separator } = toFields(toc)
  const kwds = toFields(toFields(slugify)['kwds'])
  const named = typeof slugify === 'string' ? slugify : ''
  const isPymdown = 'kwds' in toFields(slugify) || /pymdownx|unicode|uslugify/.test(named)
  const style = toText(kwds['case']) ?? (/cased/.test(named) ? 'none' : 'lower')
  return {
    separator: toText(separator) ?? '-',
    keepsLetters: isPymdown,
    case:
      style === 'none' && !('case' in kwds)
        ? 'none'
        : style === 'lower' || style === 'fold'
          ? 'lower'
          : 'none',
  }
}

/** The list of the plugin `literate-nav`, which is asked where the configuration has no `nav`. */
function literateNav(options: unknown, places: { docsDir: string; files: readonly string[] }) {
  if (options === undefined) return undefined
  const navFile = toText(toFields(options)['nav_file']) ?? 'SUMMARY.md'
  return summaryNav({ ...places, files: places.files.filter(isMarkdown), navFile })
}

type PagesInput = {
  files: readonly string[]
  docsDir: string
  sourceDir: string
  notes: ImportNote[]
  localize: MkdocsLocales['localize']
}

function listPages({ files, docsDir, sourceDir, notes, localize }: PagesInput): SourcePage[] {
  return files.filter(isMarkdown).map((file) => {
    const { code, inner } = localize(file)
    const own = withMarkdownEnd(inner)
    const named = own.replace(/\.md$/i, '')
    const isIndex =
      /(?:^|\/)index$/.test(named) ||
      (/(?:^|\/)README$/.test(named) && !files.includes(file.replace(/README\.md$/, 'index.md')))
    const base = code === undefined ? '/' : `/${code}/`
    const address = `${base}${isIndex ? named.replace(/(?:index|README)$/, '') : `${named}/`}`
    const hidden = own.split('/').some((part) => part.startsWith('_'))
    const out = own
      .split('/')
      .map((part) => part.replace(/^_+/, ''))
      .join('/')
    if (hidden)
      notes.push({
        level: 'converted',
        kind: 'names that begin with “_” are pages there: renamed',
        file,
      })
    return {
      diskPath: path.join(docsDir, file),
      file: path.relative(sourceDir, path.join(docsDir, file)),
      source: out,
      out: placeSource({ ...(code !== undefined && { code }), inner: out }),
      address,
      basePath: base,
    }
  })
}

function editUrlOf(config: Fields, docsDir: string, sourceDir: string): string | undefined {
  const repo = toText(config['repo_url'])?.replace(/\/$/, '')
  const uri =
    toText(config['edit_uri']) ??
    (/github/.test(repo ?? '')
      ? 'edit/master/docs/'
      : /gitlab/.test(repo ?? '')
        ? 'edit/master/docs/'
        : undefined)
  if (repo === undefined || uri === undefined) return undefined
  const folder = path.relative(sourceDir, docsDir)
  const whole = /^https?:/.test(uri) ? uri : `${repo}/${uri.replace(/^\//, '')}`
  const own = whole.replace(/\/$/, '')
  return folder === 'docs' && own.endsWith('/docs') ? own.slice(0, -'/docs'.length) : undefined
}

const repoLink = (config: Fields) => {
  const href = toText(config['repo_url'])
  return href === undefined
    ? []
    : [{ label: toText(config['repo_name']) ?? 'Git', href, position: 'right' }]
}

/** Returns the redirects of the plugin `redirects`, and those from the `.html` addresses of a site that has them. */
function readMkdocsRedirects(config: Fields, pages: readonly SourcePage[]): Record<string, string> {
  const plugins = extensionsOf(config['plugins'])
  const maps = toFields(toFields(plugins.get('redirects'))['redirect_maps'])
  const fileAddress = (file: string) =>
    `/${file.replace(/(?:^|\/)(?:index|README)?\.md(?=#|$)|\.md(?=#|$)/, '')}`
  const declared = Object.entries(maps).flatMap(([from, to]) =>
    typeof to === 'string'
      ? [[fileAddress(from), /^https?:/.test(to) ? to : fileAddress(to)] as const]
      : [],
  )
  const isFlat = config['use_directory_urls'] === false
  const flat = isFlat
    ? pages
        .filter(({ address = '/' }) => !address.slice(0, -1).endsWith('/') && address !== '/')
        .map(({ address = '' }) => [`${address.slice(0, -1)}.html`, address.slice(0, -1)] as const)
    : []
  return Object.fromEntries([...declared, ...flat])
}
