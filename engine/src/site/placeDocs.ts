/** Docs → docs with an address: slugs, category indexes and versions decide it. */

import type { Config, LocaleConfig, VersionConfig } from '../config/config.ts'
import { localePathOf } from '../config/localePath.ts'
import { latestNameOf, versionPathOf } from '../config/versionPath.ts'
import type { Doc } from '../content/doc.ts'
import { findKeyLine } from '../content/keyLines.ts'
import type { Problem } from '../problem.ts'
import { fitsDisk, quoteShort, tooLong } from './longAddress.ts'
import { toPath } from './paths.ts'
import { withShownLabels } from './shownLabels.ts'
import { placeAll, type Originals } from './originals.ts'
import { placeDoc, writtenSlugOf } from './placeDoc.ts'
import type { CategoryFile, SiteDoc, SiteVersion } from './site.ts'

export type VersionInput = {
  readonly docs: readonly Doc[]
  /** Left out. */
  readonly drafts: readonly Doc[]
  readonly categories: ReadonlyMap<string, CategoryFile>
  /** In another locale than the first: what it has to translate. */
  readonly originals?: Originals | undefined
}

type LocaleBase = { readonly config: Config; readonly baseUrl: string }

/** One version of the docs, every doc with its path and address. */
export function placeVersion(
  version: VersionConfig,
  input: VersionInput,
  place: LocaleBase,
): SiteVersion {
  const basePath = toPath(
    place.config.docs.routeBasePath,
    versionPathOf(version, place.config.docs),
  )
  const docs = placeAll(input.docs, input.originals, { basePath, baseUrl: place.baseUrl })
  return {
    config: version,
    name: version.name,
    label: version.label ?? version.name,
    basePath,
    isLatest: version.name === latestNameOf(place.config.docs),
    numberPrefixes: place.config.docs.numberPrefixes,
    sidebarOrder: place.config.docs.sidebarOrder,
    docs,
    docOfId: firstOfIds(docs),
    docOfSource: new Map(docs.map((placed) => [placed.doc.source, placed])),
    drafts: new Set(input.drafts.map(({ id }) => id)),
    draftOfSource: placeDrafts(input.drafts, basePath, place.baseUrl),
    categories: new Map(
      [...input.categories].map(([folder, category]) => [
        folder,
        withShownLabels(category, place.config),
      ]),
    ),
  }
}

/** By source: each where it would be. */
export const placeDrafts = (
  drafts: readonly Doc[],
  basePath: string,
  baseUrl: string,
): ReadonlyMap<string, SiteDoc> =>
  new Map(drafts.map((doc) => [doc.source, placeDoc(doc, basePath, baseUrl)]))

function firstOfIds(docs: readonly SiteDoc[]): Map<string, SiteDoc> {
  const docOfId = new Map<string, SiteDoc>()
  for (const placed of docs) if (!docOfId.has(placed.doc.id)) docOfId.set(placed.doc.id, placed)
  return docOfId
}

/** The locale's base URL: that of the site for the one at its root. */
export function baseUrlOf(config: Config, locale: LocaleConfig): string {
  const path = localePathOf(locale, config)
  return path === '' ? config.baseUrl : `${config.baseUrl}${path}/`
}

/** The address that a page asks for and does not get. */
export function slugProblems(doc: Doc): Problem[] {
  const { slug, id } = doc.frontMatter
  const refused = (key: 'slug' | 'id', reason: string, hint: string): Problem[] => [
    {
      kind: 'content',
      file: doc.file,
      ...findKeyLine(key, doc),
      message: `${reason}, and is not followed`,
      hint,
    },
  ]
  if (slug === undefined)
    return id === undefined || fitsDisk(doc.id)
      ? []
      : refused(
          'id',
          tooLong(`the id ${quoteShort(id)}`),
          'Write a shorter one, or a short `slug`.',
        )
  const written = writtenSlugOf(doc)
  if (written === undefined)
    return refused(
      'slug',
      `the slug "${slug}" climbs out of the site`,
      'Write one that starts with "/", or that stays within the folder of the docs.',
    )
  return fitsDisk(written)
    ? []
    : refused('slug', tooLong(`the slug ${quoteShort(slug)}`), 'Write a shorter one.')
}

/** Reports an id that two docs claim, unless they also claim one address, which is reported instead. */
export function idProblems({ docs, docOfId }: SiteVersion): Problem[] {
  return docs.flatMap(({ doc, path }): Problem[] => {
    const owner = docOfId.get(doc.id)
    if (!owner || owner.path === path) return []
    return [
      {
        kind: 'content',
        file: doc.file,
        ...findKeyLine('id', doc),
        message: `the id ${quoteShort(doc.id)} is already that of ${owner.doc.file}: what names it leads there`,
        hint: 'Give one of them another `id`.',
      },
    ]
  })
}
