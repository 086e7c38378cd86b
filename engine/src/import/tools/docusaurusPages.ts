/** Folders of `docusaurus.config` → their pages, and the files that are copied as they are. */

import path from 'node:path'
import type { ImportNote, SourcePage } from '../importPlan.ts'
import { cleanFolder, folderHere } from '../read/folders.ts'
import { filesIn, isMarkdown } from '../read/sourceFiles.ts'
import { toText, type Fields } from '../read/values.ts'
import type { versionsOf } from './docusaurusVersions.ts'

export type Place = {
  readonly root: string
  readonly sourceDir: string
  readonly locales: readonly string[]
}
type DocsPlace = Place & {
  readonly versions: ReturnType<typeof versionsOf>
}

/** Folder of the translations of a version's docs. */
const translated = (locale: string, version: string, plugin = 'docusaurus-plugin-content-docs') =>
  `i18n/${locale}/${plugin}/${version}`

type Folders = { readonly from: string; readonly to: string }

/** Lists the folders of each version, and of its translations. */
const foldersOf = ({ locales, versions }: DocsPlace): Folders[] =>
  versions.flatMap(({ folder, disk }) => [
    { from: folder, to: folderHere(folder) },
    ...locales.map((locale) => ({
      from: translated(locale, disk),
      to: `i18n/${locale}/${folderHere(folder)}`,
    })),
  ])

export function docPagesOf(place: DocsPlace, notes: ImportNote[]): SourcePage[] {
  for (const { folder } of place.versions)
    if (filesIn(path.join(place.root, folder), place.root).length === 0)
      notes.push({
        level: 'decide',
        kind: 'folders of pages that are empty, or outside of the repository',
        file: path.relative(place.sourceDir, path.join(place.root, folder)),
      })
  return foldersOf(place).flatMap(({ from, to }) => pagesIn({ ...place, from, to }))
}

function pagesIn({
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

export function standalonePages(
  { root, sourceDir, locales }: Place,
  options: Fields,
): SourcePage[] {
  const folder = cleanFolder(toText(options['path']) ?? 'src/pages')
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
export function otherInstances(
  others: readonly Fields[],
  place: Place,
  notes: ImportNote[],
): SourcePage[] {
  return others.flatMap((given) => {
    const { from, to } = placeOfOther(given)
    notes.push({
      level: 'decide',
      kind: 'a second docs plugin: its pages have no sidebar',
      file: from,
    })
    return pagesIn({ ...place, from, to })
  })
}

function placeOfOther(options: Fields): Folders {
  const from = cleanFolder(toText(options['path']) ?? 'docs')
  const address = toText(options['routeBasePath']) ?? toText(options['id']) ?? folderHere(from)
  return { from, to: `pages/${cleanFolder(address)}` }
}

type CopiesInput = DocsPlace & {
  readonly statics: readonly unknown[]
  readonly others: readonly Fields[]
  readonly blogs: readonly Fields[]
}

export function listCopies(input: CopiesInput): { from: string; out: string }[] {
  const { root, locales, statics, others, blogs } = input
  const copy = (folder: string, to: string, isWanted: (file: string) => boolean = () => true) =>
    filesIn(path.join(root, folder), root)
      .filter(isWanted)
      .map((file) => ({ from: path.join(root, folder, file), out: `${to}/${file}` }))
  const named = statics.flatMap((each) => toText(each) ?? []).map(cleanFolder)
  const staticFolders = named.length === 0 ? ['static'] : named
  const isAsset = (file: string) => !isMarkdown(file)
  const isShown = (file: string) => /\.(?:png|jpe?g|gif|svg|webp|avif|pdf)$/i.test(file)
  return [
    ...staticFolders.flatMap((folder) => copy(folder, folderHere(staticFolders[0] ?? ''))),
    ...foldersOf(input).flatMap(({ from, to }) => copy(from, to, isAsset)),
    ...others.map(placeOfOther).flatMap(({ from, to }) => copy(from, to, isShown)),
    ...locales.flatMap((locale) =>
      copy(`i18n/${locale}`, `i18n/${locale}`, (file) => file.endsWith('.json')),
    ),
    ...blogs.map(blogFolder).flatMap((from) => copy(from, `pages/${folderHere(from)}`, isShown)),
    ...copy('src', 'src', (file) => isMarkdown(file) && !file.startsWith('pages/')),
  ]
}

export const blogFolder = (options: Fields): string =>
  cleanFolder(toText(options['path']) ?? 'blog')
