/** Page → the tags that describe it to browsers, search engines and those who share it. */

import { escapeAttribute } from '../content/escapeHtml.ts'
import type { CarriedFacts, Page } from '../site/page.ts'
import type { SharedImage } from '../site/sharedImage.ts'
import type { RenderContext } from './renderContext.ts'
import { menuId } from '../theme/elementIds.ts'

export function headTags(
  page: Page,
  facts: CarriedFacts,
  context: RenderContext & { readonly usualImage: SharedImage | undefined },
): string[] {
  const { frame, faviconHref, feedUrl, assets, assetsHref } = context
  const { canonical, description, keywords, noIndex } = page
  const image = page.image === undefined ? context.usualImage : { href: page.image }
  const isUnlisted = 'unlisted' in page && page.unlisted
  return [
    firstFrame,
    ...(assets.preloads ?? []).map((file) => preloadTag(assetsHref + file)),
    metaTag('name', 'viewport', 'width=device-width,initial-scale=1'),
    metaTag('name', 'description', description),
    metaTag('name', 'keywords', keywords?.join(', ')),
    metaTag('name', 'robots', noIndex ? (isUnlisted ? 'noindex, nofollow' : 'noindex') : undefined),
    linkTag('canonical', canonical),
    ...alternateTags(page, context),
    ...markdownTags(page, context),
    feedUrl === undefined
      ? ''
      : `<link rel="alternate" type="application/atom+xml" href="${escapeAttribute(feedUrl)}">`,
    metaTag('property', 'og:title', facts.title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:type', page.kind === 'doc' ? 'article' : 'website'),
    metaTag('property', 'og:url', canonical),
    metaTag('property', 'og:locale', frame.htmlLang.replace('-', '_')),
    metaTag('property', 'og:site_name', frame.siteTitle),
    ...(image ? imageTags(image, page.title) : []),
    // Without one, browsers ask for /favicon.ico, which is not there.
    linkTag('icon', faviconHref ?? 'data:,'),
  ].filter((tag) => tag !== '')
}

/** Delays the first frame until the navbar and the menu are parsed: an empty one costs time and shows nothing. */
const firstFrame = `<link rel="expect" href="#${menuId}" blocking="render">`

function imageTags({ href, width, height }: SharedImage, title: string): string[] {
  return [
    metaTag('property', 'og:image', href),
    metaTag('property', 'og:image:width', width?.toString()),
    metaTag('property', 'og:image:height', height?.toString()),
    metaTag('property', 'og:image:alt', width === undefined ? undefined : title),
    metaTag('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The first locale is the one for readers of any other language. */
function alternateTags(page: Page, { siteUrl, languages }: RenderContext): string[] {
  const untranslated = page.untranslated ?? []
  // What is shown in another language is no version of the page in its own: it is told where it is.
  if (page.writtenIn) return []
  const locales = Object.entries(page.locales).filter(([code]) => !untranslated.includes(code))
  if (locales.length < 2) return []
  const [first] = locales
  return [...locales, ['x-default', first?.[1] ?? ''] as const].map(
    ([locale, href]) =>
      `<link rel="alternate" hreflang="${escapeAttribute(languages?.[locale] ?? locale)}" href="${escapeAttribute(siteUrl + href)}">`,
  )
}

function markdownTags(page: Page, { siteUrl }: RenderContext): string[] {
  if (page.kind !== 'doc' || page.markdownHref === undefined) return []
  const href = escapeAttribute(siteUrl + page.markdownHref)
  return [`<link rel="alternate" type="text/markdown" href="${href}">`]
}

function metaTag(attribute: 'name' | 'property', key: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${key}" content="${escapeAttribute(content)}">` : ''
}

/** A font is asked for without credentials, though it is of the same host. */
function preloadTag(href: string): string {
  const type = `font/${href.slice(href.lastIndexOf('.') + 1)}`
  return `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="${type}" crossorigin>`
}

function linkTag(rel: string, href: string | undefined): string {
  return href ? `<link rel="${rel}" href="${escapeAttribute(href)}">` : ''
}
