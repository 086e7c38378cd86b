/** A placed doc → the page that shows it. */

import { fillMarks } from '../content/doc.ts'
import type { Doc } from '../content/doc.ts'
import { isHome, landingOf } from '../content/landing.ts'
import { docRecordOf } from './docRecord.ts'
import type { DocPage, GenericPage, Link } from './page.ts'
import { sharedImageOf } from './sharedImage.ts'
import type { SidebarBranches } from './sidebarItem.ts'
import type { SidebarPlace } from './sidebar.ts'
import { latestVersionOf, searchTagOf } from './site.ts'
import type { Site, SiteDoc, SiteVersion } from './site.ts'
import { tocOf } from './toc.ts'
import { versionMarksOf } from './versionMarks.ts'

export type DocPageInput = {
  readonly site: Site
  /** The same site in its other locales. */
  readonly siblings: readonly Site[]
  readonly version: SiteVersion
  readonly mainHrefs: ReadonlyMap<string, string>
  readonly place: SidebarPlace | undefined
  readonly tags: readonly Link[]
  readonly branches?: SidebarBranches
  /** HTML for each reference of the doc, in order. */
  readonly refs: readonly string[]
}

/** The page of a doc. */
export function docPageOf(placed: SiteDoc, input: DocPageInput): DocPage {
  const { site, version, place, tags } = input
  const { doc } = placed
  const sidebar = sidebarOf(doc, place)
  const { readHtml, ...article } = articleOf(placed, input)
  return {
    kind: 'doc',
    ...article,
    get html() {
      return readHtml()
    },
    ...alternatesOf(placed, input),
    id: doc.id,
    file: doc.file,
    noIndex: doc.frontMatter.unlisted === true || !version.isLatest,
    version: version.name,
    searchTag: searchTagOf(site, version),
    canonical: canonicalOf(placed, site, version),
    tags,
    breadcrumbs: site.config.docs.breadcrumbs ? breadcrumbsOf(placed, place) : [],
    ...neighboursOf(doc, { place, version }),
    ...docRecordOf(placed, site, version),
    unlisted: doc.frontMatter.unlisted === true,
    ...(sidebar !== undefined && { sidebar, ...(input.branches && { branches: input.branches }) }),
    ...versionMarksOf(placed, input),
  }
}

/** A page of `pages/`: an article without a sidebar. */
export function genericPageOf(
  placed: SiteDoc,
  input: Pick<DocPageInput, 'site' | 'siblings' | 'refs'>,
): GenericPage {
  const { site } = input
  const unlisted = placed.doc.frontMatter.unlisted === true
  const { readHtml, ...article } = articleOf(placed, input)
  return {
    kind: 'generic',
    ...article,
    get html() {
      return readHtml()
    },
    versions: {},
    locales: localesOf(site, input.siblings, (other) =>
      other.pages.find(({ doc }) => doc.id === placed.doc.id),
    ),
    noIndex: unlisted,
    unlisted,
    version: latestVersionOf(site).name,
    searchTag: 'default',
    canonical: site.config.url + placed.href,
  }
}

/** `readHtml` is for when the article is asked for: that of a page that has not changed is not. */
function articleOf(placed: SiteDoc, { site, refs }: Pick<DocPageInput, 'site' | 'refs'>) {
  const { doc, path, href } = placed
  const { frontMatter } = doc
  const notes = doc.blocks.map(({ index }) => site.facts.blockNoteOf(doc, index, site.words))
  const fill = {
    ref: (index: number) => refs[index] ?? '',
    block: (index: number) => notes[index] ?? '',
  }
  const verification = site.facts.verificationOf(doc, site.words)
  const landing = landingOf(frontMatter)
  const range = {
    minLevel: frontMatter.toc_min_heading_level ?? site.config.tableOfContents.minLevel,
    maxLevel: frontMatter.toc_max_heading_level ?? site.config.tableOfContents.maxLevel,
  }
  return {
    path,
    href,
    title: doc.title,
    description: doc.description,
    ...(!frontMatter.hide_title && { titleHtml: fillMarks(doc.titleHtml, fill) }),
    // Not kept: the hidden class of an object with a getter, and all that the getter holds, outlive the object.
    readHtml: () => fillMarks(doc.html, fill),
    ...(doc.htmlHash !== undefined && { htmlParts: [doc.htmlHash, ...refs, ...notes] }),
    ...(landing && { landing }),
    toc: frontMatter.hide_table_of_contents || landing ? [] : tocOf(doc.headings, range),
    ...(verification && { verification }),
    ...(frontMatter.keywords && { keywords: frontMatter.keywords }),
    ...sharedImageOf({ image: frontMatter.image, file: doc.file }, site),
  }
}

function alternatesOf(placed: SiteDoc, { site, siblings, version }: DocPageInput) {
  const { id } = placed.doc
  const same = site.versions.flatMap((other): [string, string][] => {
    const twin = other.docOfId.get(id)
    return twin ? [[other.name, twin.href]] : []
  })
  return {
    versions: site.versions.length > 1 ? Object.fromEntries(same) : {},
    locales: localesOf(site, siblings, (other) =>
      other.versions.find(({ name }) => name === version.name)?.docOfId.get(id),
    ),
  }
}

/** In the order of the configuration, on the page of each. */
function localesOf(
  site: Site,
  siblings: readonly Site[],
  twinIn: (other: Site) => SiteDoc | undefined,
): Record<string, string> {
  if (siblings.length === 0) return {}
  const sites = new Map([site, ...siblings].map((each) => [each.locale.code, each]))
  const twins = site.config.locales.flatMap(({ code }): [string, string][] => {
    const other = sites.get(code)
    const twin = other && twinIn(other)
    return twin ? [[code, twin.href]] : []
  })
  return Object.fromEntries(twins)
}

/** Old versions point search engines at the latest one. */
function canonicalOf(placed: SiteDoc, site: Site, version: SiteVersion): string {
  const latest = version.isLatest ? placed : latestVersionOf(site).docOfId.get(placed.doc.id)
  return site.config.url + (latest ?? placed).href
}

function sidebarOf(doc: Doc, place: SidebarPlace | undefined): string | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter
  if (displayed !== undefined) return displayed ?? undefined
  return isHome(doc.frontMatter) ? undefined : place?.sidebar
}

function breadcrumbsOf(placed: SiteDoc, place: SidebarPlace | undefined): DocPage['breadcrumbs'] {
  if (!place) return []
  const trail = place.trail.filter(({ href }) => href !== placed.href)
  return [...trail, { label: placed.label, href: placed.href }]
}

type NeighbourInput = { readonly place: SidebarPlace | undefined; readonly version: SiteVersion }

function neighboursOf(
  doc: Doc,
  { place, version }: NeighbourInput,
): Pick<DocPage, 'previous' | 'next'> {
  const previous = neighbourOf(doc.frontMatter.pagination_prev, place?.previous, version)
  const next = neighbourOf(doc.frontMatter.pagination_next, place?.next, version)
  return { ...(previous && { previous }), ...(next && { next }) }
}

function neighbourOf(
  wanted: string | null | undefined,
  natural: Link | undefined,
  version: SiteVersion,
): Link | undefined {
  if (wanted === undefined) return natural
  const chosen = wanted === null ? undefined : version.docOfId.get(wanted)
  return (
    chosen && { label: chosen.doc.frontMatter.pagination_label ?? chosen.label, href: chosen.href }
  )
}
