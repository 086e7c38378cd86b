/** Docs → docs with an address: slugs, category indexes and versions decide it. */

import type { Config, LocaleConfig, VersionConfig } from '../config/config.ts'
import type { Doc } from '../content/doc.ts'
import { folderOf, joinPath, splitNumberPrefix, withoutExtension } from '../content/sourcePath.ts'
import type { Problem } from '../problem.ts'
import { hrefOf, pathOf } from './paths.ts'
import type { CategoryFile, SiteDoc, SiteVersion } from './site.ts'

export type VersionInput = {
  readonly docs: readonly Doc[]
  /** Ids of the docs left out. */
  readonly drafts: readonly string[]
  readonly categories: ReadonlyMap<string, CategoryFile>
}

type Place = { readonly config: Config; readonly baseUrl: string }

/** One version of the docs, every doc with its path and address. */
export function placeVersion(
  version: VersionConfig,
  input: VersionInput,
  place: Place,
): SiteVersion {
  const basePath = pathOf(place.config.docs.routeBasePath, versionPathOf(version, place.config))
  const docs = input.docs.map((doc) => placeDoc(doc, basePath, place.baseUrl))
  return {
    config: version,
    name: version.name,
    label: version.label ?? version.name,
    basePath,
    isLatest: version.name === latestNameOf(place.config),
    docs,
    docOfId: new Map(docs.map((placed) => [placed.doc.id, placed])),
    docOfSource: new Map(docs.map((placed) => [placed.doc.source, placed])),
    drafts: new Set(input.drafts),
    categories: input.categories,
  }
}

/** The locale's base URL: the default locale has the site's own. */
export function baseUrlOf(config: Config, locale: LocaleConfig): string {
  return locale === config.locales[0] ? config.baseUrl : `${config.baseUrl}${locale.code}/`
}

export function latestNameOf(config: Config): string | undefined {
  return config.docs.latestVersion ?? config.docs.versions[0]?.name
}

function versionPathOf(version: VersionConfig, config: Config): string {
  if (version.path !== undefined) return version.path
  if (version.name === latestNameOf(config)) return ''
  return version.name === 'current' ? 'next' : version.name
}

export function placeDoc(doc: Doc, basePath: string, baseUrl: string): SiteDoc {
  const path = pathOf(basePath, slugOf(doc))
  return {
    doc,
    path,
    href: hrefOf(baseUrl, path),
    label: doc.frontMatter.sidebar_label ?? doc.title,
  }
}

/** The doc's path in its version: its slug, or that of its file. */
function slugOf(doc: Doc): string {
  return writtenSlugOf(doc) ?? (isCategoryIndex(doc.source) ? folderOf(doc.id) : doc.id)
}

/** An absolute slug replaces the path, a relative one is resolved against the folder; `undefined` when it climbs out. */
function writtenSlugOf({ id, frontMatter: { slug } }: Doc): string | undefined {
  if (slug === undefined) return undefined
  return joinPath(slug.startsWith('/') ? '' : folderOf(id), slug)
}

export function slugProblems(doc: Doc): Problem[] {
  const { slug } = doc.frontMatter
  if (slug === undefined || writtenSlugOf(doc) !== undefined) return []
  return [
    {
      kind: 'content',
      file: doc.file,
      message: `the slug "${slug}" climbs out of the site, and is not followed`,
      hint: 'Write one that starts with "/", or that stays within the folder of the docs.',
    },
  ]
}

/** `index`, `readme`, or a file named like its folder, whatever the case: it is the folder's own page. */
export function isCategoryIndex(source: string): boolean {
  const [name, folder] = withoutExtension(source)
    .toLowerCase()
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name)
    .toReversed()
  return name === 'index' || name === 'readme' || name === folder
}
