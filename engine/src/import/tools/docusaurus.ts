/** `docusaurus.config` and its folder → what the site is made of here: its files stay where they are. */

import path from 'node:path'
import { convertDocusaurus } from '../convert/docusaurus.ts'
import type { ImportNote, ImportPlan, SourcePage } from '../importPlan.ts'
import { readScript } from '../read/readScript.ts'
import { isFile } from '../read/ownFiles.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { fieldsOf, flagOf, known, listOf, textOf, type Fields } from '../read/values.ts'
import { readsFormulas } from '../read/readsFormulas.ts'
import { docusaurusIds } from '../slugs.ts'
import { categoryFiles } from './categorySlug.ts'
import { blogPages } from './docusaurusBlog.ts'
import { footerOf, navbarOf } from './docusaurusFrame.ts'
import { contentsOf, localesOf, looksOf, redirectsOf, unreadPlugins } from './docusaurusOptions.ts'
import { readSidebars } from './docusaurusSidebars.ts'
import { homeInPlace, versionSidebarsOf, versionsOf } from './docusaurusVersions.ts'

export const docusaurusFile = (folder: string): string | undefined =>
  ['', 'website', 'docs', 'documentation', 'site']
    .flatMap((below) =>
      ['ts', 'js', 'mjs', 'cjs', 'mts'].map((end) =>
        path.join(folder, below, `docusaurus.config.${end}`),
      ),
    )
    .find(isFile)

export function planDocusaurus(sourceDir: string): ImportPlan {
  const file = docusaurusFile(sourceDir) ?? ''
  const root = path.dirname(file)
  const { value, unread } = readScript(file)
  const config = fieldsOf(value)
  const notes: ImportNote[] = unread.map(({ line, text }) => ({
    level: 'decide',
    kind: 'code of the configuration that was not run',
    file: path.basename(file),
    line,
    text,
  }))
  const contents = contentsOf(config)
  const docs = contents.docs || {}
  const theme = fieldsOf(config['themeConfig'])
  const docsPath = clean(textOf(docs['path']) ?? 'docs')
  const base =
    contents.docs === false ? '/docs' : `/${clean(textOf(docs['routeBasePath']) ?? 'docs')}`
  const versions = versionsOf(root, docs, docsPath)
  const i18n = fieldsOf(config['i18n'])
  const locales = localesOf(i18n)
  const place = { root, sourceDir, locales: locales.slice(1).map(({ code }) => code) }
  const docPages = contents.docs === false ? [] : docPagesOf({ ...place, docsPath, versions })
  const blogs = contents.blogs.map((options) =>
    blogPages({ ...place, options, notes, language: locales[0]?.code ?? 'en' }),
  )
  const standalone = contents.pages === false ? [] : standalonePages(place, contents.pages, notes)
  const others = otherInstances(contents.otherDocs, place, notes)
  const pages = [...docPages, ...standalone, ...others, ...blogs.flatMap((blog) => blog.pages)]
  for (const plugin of unreadPlugins(config))
    notes.push({ level: 'dropped', kind: 'plugins', file: path.basename(file), text: plugin })
  const color = fieldsOf(theme['colorMode'])
  const toc = fieldsOf(theme['tableOfContents'])
  const sidebar = fieldsOf(fieldsOf(theme['docs'])['sidebar'])
  const announcement = fieldsOf(theme['announcementBar'])
  const sidebars = readSidebars(root, docs['sidebarPath'], notes)
  const copies = copiesOf({
    ...place,
    docsPath,
    versions,
    statics: listOf(config['staticDirectories']),
  })
  return {
    tool: 'docusaurus',
    sourceDir,
    pages,
    settings: known({
      title: textOf(config['title']) ?? 'Documentation',
      tagline: textOf(config['tagline']),
      url: originOf(config['url']),
      baseUrl: textOf(config['baseUrl']),
      favicon: textOf(config['favicon'])?.replace(/^\//, ''),
      locales,
      typography: locales[0]?.code.startsWith('fr') ? undefined : false,
      docs: known({
        path: docsPath === 'docs' ? undefined : docsPath,
        routeBasePath: base === '/' ? undefined : base,
        sidebarOrder: 'file',
        numberPrefixes: docs['numberPrefixParser'] === false ? false : undefined,
        breadcrumbs: flagOf(docs['breadcrumbs']),
        editUrl: textOf(docs['editUrl'])?.replace(/\/$/, ''),
        showLastUpdate:
          flagOf(docs['showLastUpdateTime']) ?? flagOf(docs['showLastUpdateAuthor']) ?? false,
        versions: versions.length > 1 ? versions.map(({ settings }) => settings) : undefined,
        latestVersion:
          versions.length > 1
            ? (textOf(docs['lastVersion']) ??
              versions.find(({ settings }) => settings.name !== 'current')?.settings.name)
            : undefined,
      }),
      staticFolder: textOf(listOf(config['staticDirectories'])[0]),
      navbar: navbarOf(fieldsOf(theme['navbar']), notes),
      footer: footerOf(fieldsOf(theme['footer'])),
      announcement:
        announcement['content'] === undefined
          ? undefined
          : known({
              id: textOf(announcement['id']),
              content: textOf(announcement['content']),
              closeable: flagOf(announcement['isCloseable']),
              backgroundColor: textOf(announcement['backgroundColor']),
              textColor: textOf(announcement['textColor']),
            }),
      colorMode: {
        default: textOf(color['defaultMode']) === 'dark' ? 'dark' : 'light',
        switchable: color['disableSwitch'] === true ? false : undefined,
        respectSystem: flagOf(color['respectPrefersColorScheme']),
      },
      tableOfContents:
        Object.keys(toc).length === 0
          ? undefined
          : known({ minLevel: toc['minHeadingLevel'], maxLevel: toc['maxHeadingLevel'] }),
      sidebar:
        Object.keys(sidebar).length === 0
          ? undefined
          : known({
              hideable: flagOf(sidebar['hideable']),
              autoCollapse: flagOf(sidebar['autoCollapseCategories']),
            }),
      ...looksOf(config, root, notes),
    }),
    sidebars,
    versionSidebars: versionSidebarsOf(root, versions, sidebars, notes),
    copies,
    files: {
      ...categoryFiles(copies),
      ...homeInPlace({ config, theme, root, base, pages, notes }),
      ...merged(blogs, 'files'),
    },
    redirects: { ...redirectsOf(config), ...merged(blogs, 'redirects') },
    notes,
    hasFormulas: readsFormulas(file),
    convert: convertDocusaurus,
    idsOf: docusaurusIds(
      flagOf(fieldsOf(fieldsOf(config['markdown'])['anchors'])['maintainCase']) ?? false,
    ),
  }
}

const merged = <Key extends 'files' | 'redirects'>(
  blogs: readonly Readonly<Record<Key, Record<string, string>>>[],
  key: Key,
): Record<string, string> => Object.assign({}, ...blogs.map((blog) => blog[key]))

const clean = (folder: string): string => folder.replace(/^\.?\/+|\/+$/g, '')
const originOf = (url: unknown): string =>
  URL.canParse(textOf(url) ?? '')
    ? new URL(textOf(url) ?? '').origin
    : 'https://docs.exemple.example'

type Place = {
  readonly root: string
  readonly sourceDir: string
  readonly locales: readonly string[]
}
type DocsPlace = Place & {
  readonly docsPath: string
  readonly versions: ReturnType<typeof versionsOf>
}

/** Where the translations of a version's docs are. */
const translated = (locale: string, version: string, plugin = 'docusaurus-plugin-content-docs') =>
  `i18n/${locale}/${plugin}/${version}`

function docPagesOf({ root, sourceDir, locales, docsPath, versions }: DocsPlace): SourcePage[] {
  const folders = versions.flatMap(({ folder, disk }) => [
    { from: folder, to: folder },
    ...locales.map((locale) => ({
      from: translated(locale, disk),
      to: `i18n/${locale}/${folder === docsPath ? docsPath : folder}`,
    })),
  ])
  return folders.flatMap(({ from, to }) => pagesIn({ root, sourceDir, from, to }))
}

export function pagesIn({
  root,
  sourceDir,
  from,
  to,
}: {
  root: string
  sourceDir: string
  from: string
  to: string
}): SourcePage[] {
  return filesIn(path.join(root, from), root)
    .filter(isMarkdown)
    .map((file) => {
      const diskPath = path.join(root, from, file)
      return {
        diskPath,
        file: path.relative(sourceDir, diskPath),
        source: file,
        out: `${to}/${file}`,
        basePath: '/',
      }
    })
}

function standalonePages(
  { root, sourceDir, locales }: Place,
  options: Fields,
  notes: ImportNote[],
): SourcePage[] {
  const folder = clean(textOf(options['path']) ?? 'src/pages')
  for (const file of filesIn(path.join(root, folder), root))
    if (
      /\.[jt]sx?$/.test(file) &&
      !/\.(?:test|d)\.|(?:^|\/)_/.test(file) &&
      !/module|components?\//.test(file)
    )
      notes.push({
        level: 'decide',
        kind: 'pages written in React: write them in Markdown',
        file: `${folder}/${file}`,
      })
  return [
    ...pagesIn({ root, sourceDir, from: folder, to: 'pages' }),
    ...locales.flatMap((locale) =>
      pagesIn({
        root,
        sourceDir,
        from: `i18n/${locale}/docusaurus-plugin-content-pages`,
        to: `i18n/${locale}/pages`,
      }),
    ),
  ]
}

/** Other docs of the same site become pages without a sidebar, at their addresses. */
function otherInstances(
  others: readonly Fields[],
  { root, sourceDir }: Place,
  notes: ImportNote[],
): SourcePage[] {
  return others.flatMap((given) => {
    const from = clean(textOf(given['path']) ?? 'docs')
    const to = clean(textOf(given['routeBasePath']) ?? textOf(given['id']) ?? from)
    notes.push({
      level: 'decide',
      kind: 'a second docs plugin: its pages have no sidebar',
      file: from,
    })
    return pagesIn({ root, sourceDir, from, to: `pages/${to}` })
  })
}

type CopiesInput = DocsPlace & { readonly statics: readonly unknown[] }

function copiesOf({
  root,
  locales,
  docsPath,
  versions,
  statics,
}: CopiesInput): { from: string; out: string }[] {
  const copy = (folder: string, to: string, isWanted: (file: string) => boolean = () => true) =>
    filesIn(path.join(root, folder), root)
      .filter(isWanted)
      .map((file) => ({ from: path.join(root, folder, file), out: `${to}/${file}` }))
  const isAsset = (file: string) => !isMarkdown(file)
  const folders = versions.map(({ folder }) => folder)
  return [
    ...(statics.length === 0 ? ['static'] : statics.flatMap((each) => textOf(each) ?? [])).flatMap(
      (folder) => copy(folder, folder),
    ),
    ...folders.flatMap((folder) => copy(folder, folder, isAsset)),
    ...locales.flatMap((locale) =>
      versions.flatMap(({ folder, disk }) =>
        copy(
          translated(locale, disk),
          `i18n/${locale}/${folder === docsPath ? docsPath : folder}`,
          isAsset,
        ),
      ),
    ),
    ...locales.flatMap((locale) =>
      copy(`i18n/${locale}`, `i18n/${locale}`, (file) => file.endsWith('.json')),
    ),
    ...copy(
      'blog',
      'pages/blog',
      (file) => isAsset(file) && /\.(?:png|jpe?g|gif|svg|webp|avif|pdf)$/i.test(file),
    ),
    ...copy('src', 'src', (file) => isMarkdown(file) && !file.startsWith('pages/')),
  ]
}
