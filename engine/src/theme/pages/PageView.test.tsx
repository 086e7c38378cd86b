import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from '../../site/page.ts'
import { makeDocPage, frameOf } from '../../testing/pages.ts'
import { pageWordsOf } from '../../words/languageWords.ts'
import { PageView } from './PageView.tsx'

const frame = frameOf()

function htmlOf(page: Page): string {
  return renderToStaticMarkup(<PageView page={page} frame={frame} words={pageWordsOf('fr')} />)
}

/** Returns the text as read, one line per block, with no-break spaces as `~`. */
function readingOf(page: Page): string[] {
  return htmlOf(page)
    .replace(/<a class="[^"]*" href="[^"]*" aria-label="([^"]*)"><\/a>/g, '[$1]')
    .replace(
      /<\/?(?:p|h[1-6]|ol|ul|li|nav|header|footer|aside|div|section|article|summary|noscript)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00A0', '~')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

const base = {
  path: '/x/',
  href: '/x/',
  title: 'Une page',
  description: '',
  noIndex: false,
  version: 'current',
  searchTag: 'default',
  versions: {},
  locales: {},
}

test('a doc reads in order: notices, place, title, proof, outline, text, tags, dates, neighbours', () => {
  const page = makeDocPage({
    unlisted: true,
    versionBadge: '1.0',
    versionBanner: { kind: 'unmaintained', label: '1.0', latest: { label: '2.0', href: '/' } },
    verification: { state: 'verified', label: 'Vérifié le 21 novembre 2026.' },
    toc: [{ id: 'tls', html: 'TLS', items: [] }],
    tags: [{ label: 'apache', href: '/tags/apache/' }],
    editHref: 'https://git.example/Apache.md',
    updated: { isoDate: '2026-11-21T23:30:00Z', author: 'Camille' },
    previous: { label: 'Introduction', href: '/' },
    next: { label: 'MySQL', href: '/mysql/' },
  })
  expect(readingOf(page)).toEqual([
    'Page non répertoriée',
    'Cette page n’est pas répertoriée. Les moteurs de recherche ne l’indexeront pas, et seuls les utilisateurs ayant un lien direct peuvent y accéder.',
    'Ceci est la documentation de Ressources 1.0, qui n’est plus activement maintenue.',
    'Pour une documentation à jour, consultez la dernière version (2.0).',
    '[Page d’accueil]',
    'Serveurs',
    'Apache',
    'Version~: 1.0',
    'Configurer Apache',
    'Vérifié le 21 novembre 2026.',
    'Sur cette page',
    'TLS',
    'Un hôte virtuel par site.',
    'Tags~:',
    'apache',
    'Éditer cette pageDernière mise à jour le 21 nov. 2026 par Camille',
    'Précédent IntroductionSuivant MySQL',
  ])
})

test('a doc to be reviewed says when and by whom, under what says when it changed', () => {
  const updated = { isoDate: '2026-11-21T23:30:00Z' }
  const review = { isoDay: '2027-05-01', owner: 'équipe web' }
  const line = (page: Page) => readingOf(page).at(-1)
  expect(htmlOf(makeDocPage({ updated, review }))).toContain(
    '</time><br/>À revoir avant le <time dateTime="2027-05-01">1er\u00A0mai\u00A02027</time> (équipe web)</span>',
  )
  expect(line(makeDocPage({ review: { isoDay: '2027-05-02' } }))).toBe(
    'À revoir avant le 2~mai~2027',
  )
})

test.each([
  ['2027-05-01T23:59:59Z', true],
  ['2027-05-02T00:00:00Z', false],
])(
  'at %s, the notice of a page to be reviewed before the 1st of May is hidden: %s',
  (now, isHidden) => {
    const html = htmlOf(makeDocPage({ review: { isoDay: '2027-05-01' } }))
    expect(html).toMatch(/<div [^>]*role="note"[^>]* hidden="">/)
    const [, overdueFrom] = /data-overdue-from="(\d+)"/.exec(html) ?? []
    const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? []
    const notice = { dataset: { overdueFrom }, hidden: true }
    const clock = { now: () => Date.parse(now) }
    new Function('document', 'Date', script)({ querySelector: () => notice }, clock)
    expect(notice.hidden).toBe(isHidden)
  },
)

test('the notice of an overdue review comes first, and says since when', () => {
  expect(readingOf(makeDocPage({ review: { isoDay: '2027-05-01' } })).slice(0, 2)).toEqual([
    'Page à revoir',
    'Cette page devait être revue avant le 1er~mai~2027~: vérifiez qu’elle est toujours exacte avant de la suivre.',
  ])
})

test('a doc with a Markdown copy leads to it, beside where it is edited', () => {
  const markdownHref = '/Apache/index.md'
  const link = '<a href="/Apache/index.md" type="text/markdown">Voir en Markdown</a>'
  expect(htmlOf(makeDocPage({ markdownHref, editHref: 'https://git.example/a.md' }))).toContain(
    `Éditer cette page</a> · ${link}`,
  )
  expect(htmlOf(makeDocPage({ markdownHref }))).toContain(`<span>${link}</span>`)
})

test('a doc with nothing more is a title and a text', () => {
  expect(readingOf(makeDocPage({ breadcrumbs: [] }))).toEqual([
    'Configurer Apache',
    'Un hôte virtuel par site.',
  ])
})

test('an unlisted page says so, in the docs and elsewhere', () => {
  const page: Page = { ...base, kind: 'generic', html: '', toc: [], unlisted: true }
  expect(readingOf(page)[0]).toBe('Page non répertoriée')
})

test('a page without a title to show has none', () => {
  const { titleHtml: _, ...untitled } = makeDocPage()
  expect(htmlOf(untitled)).not.toContain('<h1')
})

test('only the last crumb is the page, and it is not a link', () => {
  const html = htmlOf(
    makeDocPage({
      breadcrumbs: [
        { label: 'Sans page' },
        { label: 'A', href: '/a/' },
        { label: 'B', href: '/b/' },
      ],
    }),
  )
  const item = 'itemProp="itemListElement" itemScope="" itemType="https://schema.org/ListItem"'
  expect(html).toContain(
    '<li>Sans page</li>' +
      `<li ${item}><a href="/a/" itemProp="item"><span itemProp="name">A</span></a><meta itemProp="position" content="1"/></li>` +
      `<li ${item} aria-current="page"><span itemProp="name">B</span><meta itemProp="position" content="2"/></li>`,
  )
})

test('an outline leads to ids as they are written', () => {
  const html = htmlOf(
    makeDocPage({ toc: [{ id: 'première-étape', html: '<code>a</code>', items: [] }] }),
  )
  expect(html).toContain('<a href="#première-étape"><code>a</code></a>')
})

test.each([
  [0, 'Un document tagué avec «~ssl~»'],
  [1, 'Un document tagué avec «~ssl~»'],
  [2, '2 documents tagués avec «~ssl~»'],
])('a tag of %i documents says so', (count, title) => {
  const docs = Array.from({ length: count }, (_, index) => ({
    label: `Page ${index}`,
    href: `/${index}/`,
    description: 'Ce qu’elle dit.',
  }))
  const page: Page = {
    ...base,
    kind: 'tag',
    label: 'ssl',
    allTagsHref: '/tags/',
    unlisted: false,
    docs,
  }
  expect(readingOf(page).slice(0, 2)).toEqual([title, 'Voir tous les tags'])
})

test('the list of tags is by letter, with counts that are also said', () => {
  const tags = [{ label: 'école', href: '/tags/ecole/', count: 2 }]
  expect(readingOf({ ...base, kind: 'tagList', groups: [{ letter: 'E', tags }] })).toEqual([
    'Tags',
    'E',
    'école2, 2 documents',
  ])
})

test('a page not found asks to tell who gave the link', () => {
  expect(readingOf({ ...base, kind: 'notFound' })).toEqual([
    'Page introuvable',
    'Nous n’avons pas trouvé ce que vous recherchez.',
    'Veuillez contacter le propriétaire du site qui vous a lié à l’URL d’origine et lui faire savoir que son lien est cassé.',
    'Page d’accueil',
  ])
})

test('a page that was not kept says what is left without a network, and has a place for the nearest', () => {
  expect(readingOf({ ...base, kind: 'notFound', isOffline: true })).toEqual([
    'Vous êtes hors connexion',
    'Cette page n’a pas été gardée par votre navigateur.',
    'Les menus et la recherche mènent à celles qui l’ont été. Quand la connexion sera revenue, rechargez la page.',
    'Page d’accueil',
  ])
  expect(htmlOf({ ...base, kind: 'notFound', isOffline: true })).toContain('id="~island"')
})

test('the search page leaves a place for the browser, and a way without scripts', () => {
  const html = htmlOf({ ...base, kind: 'search', tagsHref: '/docs/tags/' })
  expect(html).toContain('id="~island"')
  expect(html).toMatch(/<noscript>.*<a href="\/docs\/tags\/">Voir tous les tags<\/a>/)
  // Where scripts do not come, what stands in its place says so.
  expect(html).toMatch(/id="~island">.*Rechargez la page.*Voir tous les tags.*<noscript>/)
  expect(htmlOf({ ...base, kind: 'search' })).not.toContain('<a')
})
