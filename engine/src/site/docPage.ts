/** A placed doc → the page that shows it. */

import { htmlLangOf } from '../config/htmlLangs.ts'
import { fillComponents, fillMarks } from '../content/doc.ts'
import type { Doc } from '../content/doc.ts'
import { isHome, readLanding, type Landing } from '../content/landing.ts'
import { withContent } from './callComponents.ts'
import { bookLinks, isPrinted } from './bookLinks.ts'
import { docRecordOf } from './docRecord.ts'
import type { DocPage, GenericPage, Link } from './page.ts'
import { sharedImageOf } from './sharedImage.ts'
import { shownLabel } from './shownLabel.ts'
import type { SidebarBranches } from './sidebarItem.ts'
import type { SidebarPlace } from './sidebar.ts'
import { isDefaultLocale, latestVersionOf, searchTagOf } from './site.ts'
import type { Site, SiteDoc, SiteLocales, SiteVersion } from './site.ts'
import { tocOf } from './toc.ts'
import { pickLanguage } from './tree.ts'
import { versionMarksOf } from './versionMarks.ts'

export type DocPageInput = {
  readonly site: Site
  /** The same site in its other locales. */
  readonly siblings: readonly Site[]
  readonly version: SiteVersion
  readonly mainHrefs: ReadonlyMap<string, string>
  readonly place: SidebarPlace | undefined
  /** As `printedWith`. */
  readonly books: ReadonlyMap<string, string>
  readonly tags: readonly Link[]
  readonly branches?: SidebarBranches
  /** HTML for each reference of the doc, in order. */
  readonly refs: readonly string[]
  /** Content of each component call, which `withContent` turns into HTML. */
  readonly components: readonly string[]
}

/** The page of a doc. */
export function buildDocPage(placed: SiteDoc, input: DocPageInput): DocPage {
  const { site, version, place, tags } = input
  const { doc } = placed
  const sidebar = chooseSidebar(doc, place)
  const books = isPrinted(placed) ? bookLinks(placed.path, input) : []
  const { readHtml, ...article } = placeArticle(placed, input)
  return {
    kind: 'doc',
    ...article,
    get html() {
      return readHtml()
    },
    ...alternatesOf(placed, input),
    ...translationOf(placed, input),
    id: doc.id,
    file: doc.file,
    noIndex: doc.frontMatter.unlisted === true || !version.isLatest,
    version: version.name,
    searchTag: searchTagOf(site, version),
    canonical: canonicalOf(placed, input),
    tags,
    breadcrumbs: site.config.docs.breadcrumbs ? breadcrumbsOf(placed, place, site) : [],
    ...neighboursOf(doc, { place, version }),
    ...docRecordOf(placed, site, version),
    ...(books.length > 0 && { books }),
    unlisted: doc.frontMatter.unlisted === true,
    ...(sidebar !== undefined && { sidebar, ...(input.branches && { branches: input.branches }) }),
    ...versionMarksOf(placed, input),
  }
}

/** A page of `pages/`: an article without a sidebar. */
export function genericPageOf(
  placed: SiteDoc,
  input: Pick<DocPageInput, 'site' | 'siblings' | 'refs' | 'components'>,
): GenericPage {
  const { site } = input
  const unlisted = placed.doc.frontMatter.unlisted === true
  const { readHtml, ...article } = placeArticle(placed, input)
  const pageIn = (other: Site) => other.pages.find(({ doc }) => doc.id === placed.doc.id)
  const original = placed.writtenIn && pageIn(firstSite(input))
  return {
    kind: 'generic',
    ...article,
    get html() {
      return readHtml()
    },
    versions: {},
    ...linkTranslations(input, pageIn),
    ...translationOf(placed, input),
    noIndex: unlisted,
    unlisted,
    version: latestVersionOf(site).name,
    searchTag: 'default',
    canonical: site.config.url + (original ?? placed).href,
  }
}

/** `readHtml` is for when the article is asked for: that of a page that has not changed is not. */
function placeArticle(
  placed: SiteDoc,
  input: Pick<DocPageInput, 'site' | 'siblings' | 'refs' | 'components'>,
) {
  const { site, refs, components } = input
  const { doc, path, href, writtenIn } = placed
  const { frontMatter } = doc
  // In the language of the article, which is not always that of its page.
  const { words } = writtenIn ? firstSite(input) : site
  const notes = doc.blocks.map(({ index }) => site.facts.blockNoteOf(doc, index, words))
  const fill = {
    ref: (index: number) => refs[index] ?? '',
    block: (index: number) => notes[index] ?? '',
  }
  const verification = site.facts.verificationOf(doc, site.words)
  const landing = readLanding(frontMatter)
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
    readHtml: () => fillMarks(withComponents(doc.html, components), fill),
    ...(doc.htmlHash !== undefined && {
      htmlParts: [doc.htmlHash, ...refs, ...notes, ...components],
    }),
    ...(landing && { landing: shownLanding(landing, site) }),
    toc: frontMatter.hide_table_of_contents || landing ? [] : tocOf(doc.headings, range),
    ...(verification && { verification }),
    ...(frontMatter.keywords && { keywords: frontMatter.keywords }),
    ...sharedImageOf({ image: frontMatter.image, file: doc.file }, site),
  }
}

const shownLanding = (landing: Landing, site: Pick<Site, 'locale'>): Landing => ({
  ...landing,
  ...(landing.sentence !== undefined && { sentence: shownLabel(landing.sentence, site) }),
})

/** Fills in the component calls; most pages have none. */
const withComponents = (html: string, components: readonly string[]): string =>
  components.length === 0
    ? html
    : fillComponents(html, (index, inner) => withContent(components[index] ?? '', inner))

function alternatesOf(placed: SiteDoc, input: DocPageInput) {
  const { site, version } = input
  const { id } = placed.doc
  const same = site.versions.flatMap((other): [string, string][] => {
    const twin = other.docOfId.get(id)
    return twin ? [[other.name, twin.href]] : []
  })
  return {
    versions: site.versions.length > 1 ? Object.fromEntries(same) : {},
    ...linkTranslations(input, (other) =>
      other.versions.find(({ name }) => name === version.name)?.docOfId.get(id),
    ),
  }
}

/** In the order of the configuration, on the page of each. */
function linkTranslations(
  { site, siblings }: SiteLocales,
  twinIn: (other: Site) => SiteDoc | undefined,
): Pick<DocPage, 'locales' | 'untranslated'> {
  if (siblings.length === 0) return { locales: {} }
  const sites = new Map([site, ...siblings].map((each) => [each.locale.code, each]))
  const twins = site.config.locales.flatMap(({ code }): [string, SiteDoc][] => {
    const other = sites.get(code)
    const twin = other && twinIn(other)
    return twin ? [[code, twin]] : []
  })
  const untranslated = twins.filter(([, { writtenIn }]) => writtenIn).map(([code]) => code)
  return {
    locales: Object.fromEntries(twins.map(([code, { href }]) => [code, href])),
    ...(untranslated.length > 0 && { untranslated }),
  }
}

/** Site in the first locale. */
const firstSite = ({ site, siblings }: SiteLocales): Site =>
  [site, ...siblings].find(isDefaultLocale) ?? site

/** Its language, where it is not that of the locale; else whether what it translates has changed since. */
function translationOf(
  { doc, original, writtenIn }: SiteDoc,
  input: SiteLocales,
): Pick<DocPage, 'writtenIn' | 'outdated'> {
  if (writtenIn) return { writtenIn }
  const { config, facts } = input.site
  if (!config.i18n.outdatedNotice || !original || !facts.isOutdated(doc.file, original.file))
    return {}
  const first = firstSite(input)
  const all = [...first.versions.flatMap(({ docs }) => docs), ...first.pages]
  const found = all.find((placed) => placed.doc.file === original.file)
  return found ? { outdated: { lang: htmlLangOf(first.locale), href: found.href } } : {}
}

/** Old versions point search engines at the latest one, and what is not translated at the first language. */
function canonicalOf(placed: SiteDoc, input: DocPageInput): string {
  const site = placed.writtenIn ? firstSite(input) : input.site
  const isHere = input.version.isLatest && !placed.writtenIn
  const latest = isHere ? placed : latestVersionOf(site).docOfId.get(placed.doc.id)
  const same = site.versions
    .find(({ name }) => name === input.version.name)
    ?.docOfId.get(placed.doc.id)
  return site.config.url + (latest ?? same ?? placed).href
}

function chooseSidebar(doc: Doc, place: SidebarPlace | undefined): string | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter
  if (displayed !== undefined) return displayed ?? undefined
  return isHome(doc.frontMatter) ? undefined : place?.sidebar
}

function breadcrumbsOf(
  placed: SiteDoc,
  place: SidebarPlace | undefined,
  site: Site,
): DocPage['breadcrumbs'] {
  if (!place) return []
  const trail = place.trail.filter(({ href }) => href !== placed.href)
  const label = shownLabel(placed.label, site)
  return [...trail, { label, href: placed.href, ...pickLanguage(placed, undefined) }]
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
  if (!chosen) return undefined
  const label = chosen.doc.frontMatter.pagination_label ?? chosen.label
  return { label, href: chosen.href, ...pickLanguage(chosen, undefined) }
}
