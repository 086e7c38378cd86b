/** A frame and pages that show all that can be shown. */

import type { Page } from '../site/page.ts'
import { makeDocPage, frameOf, navLink } from './pages.ts'

/** With an item of every kind, a broken one included. */
export const fullFrame = frameOf({
  search: { indexHrefs: {}, pageHref: '/recherche/', maxResults: 8 },
  announcement: { id: 'a1', html: 'Maintenance <b>mardi</b>', closeable: true },
  navbar: {
    hideOnScroll: true,
    items: [
      navLink('Guides', '/'),
      {
        kind: 'dropdown',
        position: 'left',
        label: 'Outils',
        items: [
          { ...navLink('État', 'https://status.example'), external: true },
          { kind: 'html', html: '<hr>' },
        ],
      },
      {
        kind: 'locales',
        position: 'right',
        label: 'Français',
        items: [
          {
            locale: 'fr',
            label: 'Français',
            htmlLang: 'fr',
            homeHref: '/',
            notes: { start: 'accueil', untranslated: 'non traduit' },
          },
          {
            locale: 'en',
            label: 'English',
            htmlLang: 'en',
            homeHref: '/en/',
            notes: { start: 'start page', untranslated: 'not translated' },
          },
        ],
        before: [],
        after: [navLink('Traduire', '/traduire/')],
      },
      { kind: 'broken', position: 'left', message: 'Pas de sidebar « x »', item: '{"x":1}' },
    ],
  },
  footer: {
    style: 'dark',
    columns: [
      {
        title: 'Société',
        items: [{ kind: 'link', label: 'Blog', href: 'https://b.example', external: true }],
      },
    ],
    copyright: '© 2025 <b>Hébergeur</b>',
  },
})

/** A doc that has everything a doc may have. */
export const fullDoc = makeDocPage({
  html: '<p>Un <code>vhost</code>.</p>\n<h2 id="tls">TLS</h2>',
  toc: [{ id: 'tls', html: 'TLS', items: [{ id: 'clé', html: 'Clé', items: [] }] }],
  tags: [{ label: 'apache', href: '/tags/apache/' }],
  previous: { label: 'Introduction', href: '/' },
  next: { label: 'MySQL', href: '/mysql/' },
  editHref: 'https://git.example/Apache.md',
  markdownHref: '/Apache/index.md',
  updated: { isoDate: '2026-11-21T23:30:00Z', author: 'Camille' },
  review: { isoDay: '2027-05-01', owner: 'équipe web' },
  verification: { state: 'verified', label: 'Vérifié le 21 novembre 2026.' },
  unlisted: true,
  noIndex: true,
  versionBadge: '1.0',
  versionBanner: { kind: 'unmaintained', label: '1.0', latest: { label: '2.0', href: '/' } },
})

const base = {
  path: '/x/',
  href: '/x/',
  title: 'Une page',
  description: 'Ce qu’elle dit.',
  noIndex: false,
  version: 'current',
  searchTag: 'default',
  versions: {},
  locales: {},
}

/** One of each kind. */
export const pagesOfAllKinds: readonly Page[] = [
  fullDoc,
  {
    ...base,
    kind: 'generic',
    titleHtml: 'Une page',
    html: '<p>Texte</p>',
    toc: [],
    unlisted: false,
  },
  {
    ...base,
    kind: 'tagList',
    groups: [{ letter: 'E', tags: [{ label: 'école', href: '/tags/ecole/', count: 2 }] }],
  },
  {
    ...base,
    kind: 'tag',
    label: 'ssl',
    allTagsHref: '/tags/',
    unlisted: false,
    docs: [{ label: 'TLS', href: '/tls/', description: 'Poser un certificat.' }],
  },
  {
    ...base,
    kind: 'category',
    breadcrumbs: [{ label: 'Outils' }],
    cards: [{ label: 'kokiboard', href: '/k/', description: '', icon: 'page' }],
  },
  { ...base, kind: 'search' },
  { ...base, kind: 'notFound' },
  { ...base, kind: 'notFound', isOffline: true },
]
