/** A compiled site → its feed of changes: the last update of each page, in Atom (RFC 4287). */

import { htmlLangOf } from '../config/htmlLangs.ts'
import { escapeAttribute, escapeText } from '../content/escapeHtml.ts'
import type { CompiledSite } from './compileSite.ts'
import { updatedOf } from './docRecord.ts'
import { feedFile, hasFeed } from './linkableFiles.ts'
import { fileHrefOf } from './paths.ts'
import { latestVersionOf, type Site, type SiteDoc } from './site.ts'

/** The last ones: a feed is asked for again and again. */
const longest = 50

/** Absolute address of the feed; `undefined` where the site has none: it asks for none, or no page has a date. */
export const feedUrlOf = (site: Site): string | undefined =>
  hasFeed(site) ? urlOf(site) : undefined

const urlOf = ({ config, baseUrl }: Site): string => config.url + fileHrefOf(baseUrl, feedFile)

/** XML refuses some characters, however they are written: one that was pasted in a title would cost the whole feed. */
const escapeXml = (text: string): string => escapeText(text.replace(refusedByXml, ''))
/** Controls, but for white space, halves of characters, and what is none. */
const refusedByXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu

/** Dates are those that pages show, from Git or front matter: none is that of the build. */
export function feedOf(compiled: CompiledSite): string | undefined {
  const [newest, ...others] = listFeedEntries(compiled)
  if (!newest) return undefined
  const { site } = compiled
  const url = urlOf(site)
  const { title, tagline } = site.config
  const language = escapeAttribute(htmlLangOf(site.locale))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(title)}</title>
${tagline === '' ? '' : `<subtitle>${escapeXml(tagline)}</subtitle>\n`}<id>${escapeXml(url)}</id>
<link rel="self" href="${escapeAttribute(url)}"/>
<link href="${escapeAttribute(site.config.url + site.baseUrl)}"/>
<updated>${newest.isoDate}</updated>
<author><name>${escapeXml(title)}</name></author>
${[newest, ...others]
  .slice(0, longest)
  .map((entry) => entryXml(entry, site))
  .join('')}</feed>
`
}

type Entry = { readonly placed: SiteDoc; readonly isoDate: string }

/** Newest first; of the same moment, by address. None where the site asks for no feed. */
function listFeedEntries({ site, plans }: CompiledSite): Entry[] {
  if (!site.config.feed) return []
  const listed = new Set(plans.filter(({ isListed }) => isListed).map(({ owner }) => owner))
  return latestVersionOf(site)
    .docs.filter(({ doc }) => listed.has(doc.file))
    .flatMap((placed) => {
      const updated = updatedOf(placed.doc, site)
      return updated ? [{ placed, isoDate: new Date(updated.isoDate).toISOString() }] : []
    })
    .toSorted((a, b) => compare(b.isoDate, a.isoDate) || compare(a.placed.href, b.placed.href))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function entryXml({ placed: { doc, href }, isoDate }: Entry, { config }: Site): string {
  const url = config.url + href
  const summary = doc.description && `<summary>${escapeXml(doc.description)}</summary>\n`
  return `<entry>
<title>${escapeXml(doc.title)}</title>
<link href="${escapeAttribute(url)}"/>
<id>${escapeXml(url)}</id>
<updated>${isoDate}</updated>
${summary}</entry>
`
}
