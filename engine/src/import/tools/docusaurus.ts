/** `docusaurus.config` and its folder → what the site is made of here: its files stay where they are. */

import path from 'node:path'
import { convertDocusaurus } from '../convert/docusaurus.ts'
import type { ImportNote, ImportPlan } from '../importPlan.ts'
import { cleanFolder, folderHere } from '../read/folders.ts'
import { readScript } from '../read/readScript.ts'
import { messagesOf } from '../react/site.ts'
import { isFile } from '../../disk/readFresh.ts'
import { repositoryOf } from '../read/ownFiles.ts'
import { toFields, flagOf, known, toList, toText, type Fields } from '../read/values.ts'
import { readsFormulas } from '../read/readsFormulas.ts'
import { docusaurusIds } from '../slugs.ts'
import { categoryFiles } from './categorySlug.ts'
import { blogPages } from './docusaurusBlog.ts'
import { footerOf, navbarOf } from './docusaurusFrame.ts'
import {
  contentsOf,
  readI18n,
  readBrandLooks,
  readDocusaurusRedirects,
  unreadPlugins,
} from './docusaurusOptions.ts'
import { cardLists } from './docusaurusCards.ts'
import { convertPost } from './docusaurusPost.ts'
import { listCopies, docPagesOf, otherInstances, standalonePages } from './docusaurusPages.ts'
import { reactPages } from './docusaurusReact.ts'
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
  const config = toFields(value)
  const notes: ImportNote[] = unread.map(({ line, text }) => ({
    level: 'decide',
    kind: 'code of the configuration that was not run',
    file: path.basename(file),
    line,
    text,
  }))
  const repository = repositoryOf(root)
  const contents = contentsOf(config)
  const docs = contents.docs || {}
  const theme = toFields(config['themeConfig'])
  const docsPath = cleanFolder(toText(docs['path']) ?? 'docs')
  const base =
    contents.docs === false ? '/docs' : `/${cleanFolder(toText(docs['routeBasePath']) ?? 'docs')}`
  const versions = versionsOf(root, docs, docsPath)
  const i18n = toFields(config['i18n'])
  const locales = readI18n(i18n)
  const place = { root, sourceDir, locales: locales.slice(1).map(({ code }) => code) }
  const docPages = contents.docs === false ? [] : docPagesOf({ ...place, versions }, notes)
  const blogs = contents.blogs.map((options) =>
    blogPages({ ...place, options, notes, language: locales[0]?.code ?? 'en' }),
  )
  const posts = new Map(blogs.flatMap((blog) => [...blog.posts]))
  const convertDocs = convertDocusaurus(({ out }) => ({
    root,
    repository,
    config,
    messages: messagesOf(root, /^i18n\/([^/]+)\//.exec(out)?.[1], repository),
  }))
  const standalone = contents.pages === false ? [] : standalonePages(place, contents.pages)
  const inReact =
    contents.pages === false
      ? { files: {}, redirects: {} }
      : reactPages({ ...place, options: contents.pages, config, notes })
  const others = otherInstances(contents.otherDocs, place, notes)
  const pages = [...docPages, ...standalone, ...others, ...blogs.flatMap((blog) => blog.pages)]
  for (const plugin of unreadPlugins(config))
    notes.push({ level: 'dropped', kind: 'plugins', file: path.basename(file), text: plugin })
  const color = toFields(theme['colorMode'])
  const toc = toFields(theme['tableOfContents'])
  const sidebar = toFields(toFields(theme['docs'])['sidebar'])
  const announcement = toFields(theme['announcementBar'])
  const sidebars = readSidebars(root, docs['sidebarPath'], notes)
  const withCards = cardLists(docPages, sidebars)
  const copies = listCopies({
    ...place,
    versions,
    statics: toList(config['staticDirectories']),
    others: contents.otherDocs,
    blogs: contents.blogs,
  })
  return {
    tool: 'docusaurus',
    sourceDir,
    pages,
    settings: known({
      title: toText(config['title']) ?? 'Documentation',
      tagline: toText(config['tagline']),
      url: originOf(config['url']),
      baseUrl: toText(config['baseUrl']),
      favicon: toText(config['favicon'])?.replace(/^\//, ''),
      locales,
      typography: locales[0]?.code.startsWith('fr') ? undefined : false,
      docs: known({
        path: folderHere(docsPath) === 'docs' ? undefined : folderHere(docsPath),
        routeBasePath: base === '/' ? undefined : base,
        sidebarOrder: 'file',
        numberPrefixes: docs['numberPrefixParser'] === false ? false : undefined,
        breadcrumbs: flagOf(docs['breadcrumbs']),
        editUrl: toText(docs['editUrl'])?.replace(/\/$/, ''),
        showLastUpdate:
          flagOf(docs['showLastUpdateTime']) ?? flagOf(docs['showLastUpdateAuthor']) ?? false,
        versions: versions.length > 1 ? versions.map(({ settings }) => settings) : undefined,
        latestVersion:
          versions.length > 1
            ? (toText(docs['lastVersion']) ??
              versions.find(({ settings }) => settings.name !== 'current')?.settings.name)
            : undefined,
      }),
      staticFolder: staticFolderOf(config),
      navbar: navbarOf(toFields(theme['navbar']), notes),
      footer: footerOf(toFields(theme['footer'])),
      announcement:
        announcement['content'] === undefined
          ? undefined
          : known({
              id: toText(announcement['id']),
              content: toText(announcement['content']),
              closeable: flagOf(announcement['isCloseable']),
              backgroundColor: toText(announcement['backgroundColor']),
              textColor: toText(announcement['textColor']),
            }),
      colorMode: {
        default: toText(color['defaultMode']) === 'dark' ? 'dark' : 'light',
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
      ...readBrandLooks(config, root, notes),
    }),
    sidebars,
    versionSidebars: versionSidebarsOf(root, versions, sidebars, notes),
    copies,
    files: {
      ...categoryFiles(copies),
      ...('pages/index.md' in inReact.files || '/' in inReact.redirects
        ? {}
        : homeInPlace({ config, theme, root, base, pages, notes })),
      ...inReact.files,
      ...Object.assign({}, ...blogs.map((blog) => blog.files)),
    },
    redirects: { ...readDocusaurusRedirects(config), ...inReact.redirects },
    notes,
    hasFormulas: readsFormulas(file),
    convert: (text, conversion) => {
      const post = posts.get(conversion.page.out)
      return withCards(convertDocs(post ? convertPost(text, post) : text, conversion), conversion)
    },
    idsOf: docusaurusIds(
      flagOf(toFields(toFields(config['markdown'])['anchors'])['maintainCase']) ?? false,
    ),
  }
}

function staticFolderOf(config: Fields): string | undefined {
  const first = toText(toList(config['staticDirectories'])[0])
  return first === undefined ? undefined : folderHere(cleanFolder(first))
}

const originOf = (url: unknown): string =>
  URL.canParse(toText(url) ?? '')
    ? new URL(toText(url) ?? '').origin
    : 'https://docs.exemple.example'
