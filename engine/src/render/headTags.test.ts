import { expect, test } from 'vitest'
import type { Page } from '../site/page.ts'
import { fullDoc as full } from '../testing/fullSite.ts'
import { makeDocPage } from '../testing/pages.ts'
import { renderContext as context } from '../testing/renderContext.ts'
import { createRenderer, renderPage } from './renderPage.tsx'

const render = createRenderer(context)

test('the head has a title, a description, an address, and what sharing needs', () => {
  const head = headOf(
    makeDocPage({ keywords: ['php', 'web'], image: 'https://docs.example/i.png' }),
  )
  expect(head).toEqual([
    '<title>Configurer Apache | Ressources</title>',
    '<link rel="expect" href="#~menu" blocking="render">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="description" content="Créer un hôte virtuel.">',
    '<meta name="keywords" content="php, web">',
    '<link rel="canonical" href="https://docs.example/Apache/">',
    '<meta property="og:title" content="Configurer Apache | Ressources">',
    '<meta property="og:description" content="Créer un hôte virtuel.">',
    '<meta property="og:type" content="article">',
    '<meta property="og:url" content="https://docs.example/Apache/">',
    '<meta property="og:locale" content="fr">',
    '<meta property="og:site_name" content="Ressources">',
    '<meta property="og:image" content="https://docs.example/i.png">',
    '<meta name="twitter:card" content="summary_large_image">',
    // Without one of its own, a site must not be asked for /favicon.ico.
    '<link rel="icon" href="data:,">',
  ])
})

test('it names languages, not the codes of locales', () => {
  const page = makeDocPage({ locales: { fr: '/Apache/', anglais: '/en/Apache/' } })
  const { html } = renderPage({ ...context, languages: { fr: 'fr', anglais: 'en' }, page })
  expect(html.match(/hreflang="[^"]*"/g)).toEqual([
    'hreflang="fr"',
    'hreflang="en"',
    'hreflang="x-default"',
  ])
})

test('it names the page in every language there is', () => {
  const head = headOf(makeDocPage({ locales: { fr: '/Apache/', en: '/en/Apache/' } }))
  expect(head.filter((line) => line.includes('hreflang'))).toEqual([
    '<link rel="alternate" hreflang="fr" href="https://docs.example/Apache/">',
    '<link rel="alternate" hreflang="en" href="https://docs.example/en/Apache/">',
    '<link rel="alternate" hreflang="x-default" href="https://docs.example/Apache/">',
  ])
})

test('it leads to the Markdown of a doc that has a copy, and of no other', () => {
  const linkTo = (page: Page) => /<link rel="alternate" type=[^>]*>/.exec(render(page).html)?.[0]
  expect(linkTo(makeDocPage({ markdownHref: '/A%20b/index.md' }))).toBe(
    '<link rel="alternate" type="text/markdown" href="https://docs.example/A%20b/index.md">',
  )
  expect(linkTo(makeDocPage())).toBeUndefined()
})

test('it leads to the feed of changes where there is one', () => {
  const feedUrl = 'https://docs.example/feed.xml'
  const link = `<link rel="alternate" type="application/atom+xml" href="${feedUrl}">`
  expect(renderPage({ ...context, feedUrl, page: full }).html).toContain(link)
  expect(render(full).html).not.toContain('atom+xml')
})

test('it keeps an unlisted page out of search engines', () => {
  expect(headOf(full)).toContain('<meta name="robots" content="noindex, nofollow">')
})

function headOf(page: Page): string[] {
  const lines = render(page).html.split('\n')
  const start = lines.findIndex((line) => line.startsWith('<title>'))
  return lines.slice(
    start,
    lines.findIndex((line) => line.startsWith('<style>')),
  )
}
