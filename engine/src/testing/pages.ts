/** A small site's frame and pages, for tests of the theme and of rendering. */

import { appWordsOf } from '../words/languageWords.ts'
import type { NavLinkFacts } from '../site/navItem.ts'
import type { Frame } from '../site/frame.ts'
import type { DocPage, PageFacts } from '../site/page.ts'
import type { SidebarItem } from '../site/sidebarItem.ts'

export function frameOf(changes: Partial<Frame> = {}): Frame {
  return {
    siteTitle: 'Ressources',
    baseUrl: '/',
    htmlLang: 'fr',
    direction: 'ltr',
    version: 'current',
    homeHref: '/',
    navbar: { hideOnScroll: true, items: [] },
    sidebars: { docs: sidebar },
    sidebarHideable: false,
    autoCollapse: false,
    colorMode: { default: 'dark', switchable: true, respectSystem: false },
    words: appWordsOf('fr'),
    versionPersistence: 'localStorage',
    pluginId: 'default',
    ...changes,
  }
}

const sidebar: readonly SidebarItem[] = [
  { kind: 'page', label: 'Introduction', href: '/' },
  {
    kind: 'group',
    label: 'Serveurs',
    collapsible: true,
    collapsed: true,
    items: [
      { kind: 'page', label: 'Apache', href: '/Apache/' },
      {
        kind: 'group',
        label: 'HAProxy',
        href: '/Haproxy/',
        collapsible: true,
        collapsed: true,
        items: [{ kind: 'page', label: 'Certificats', href: '/Haproxy/ssl/' }],
      },
    ],
  },
  {
    kind: 'group',
    label: 'Données',
    collapsible: true,
    collapsed: true,
    items: [{ kind: 'page', label: 'MySQL', href: '/mysql/' }],
  },
  { kind: 'page', label: 'Cachée', href: '/cachee/', unlisted: true },
]

export function makeDocPage(changes: Partial<DocPage> = {}): DocPage {
  return {
    kind: 'doc',
    id: 'Apache',
    file: 'docs/Apache.md',
    path: '/Apache/',
    href: '/Apache/',
    title: 'Configurer Apache',
    titleHtml: 'Configurer Apache',
    description: 'Créer un hôte virtuel.',
    canonical: 'https://docs.example/Apache/',
    noIndex: false,
    version: 'current',
    searchTag: 'docs-default-current',
    versions: { current: '/Apache/' },
    locales: { fr: '/Apache/' },
    html: '<p>Un hôte virtuel par site.</p>',
    toc: [],
    tags: [],
    breadcrumbs: [{ label: 'Serveurs' }, { label: 'Apache' }],
    unlisted: false,
    sidebar: 'docs',
    ...changes,
  }
}

export function makeFacts(changes: Partial<PageFacts> = {}): PageFacts {
  return {
    kind: 'doc',
    href: '/Apache/',
    title: 'Configurer Apache | Ressources',
    description: 'Créer un hôte virtuel.',
    noIndex: false,
    version: 'current',
    searchTag: 'docs-default-current',
    sidebar: 'docs',
    versions: { current: '/Apache/' },
    locales: { fr: '/Apache/' },
    frame: '/frame.json',
    build: 'b1',
    ...changes,
  }
}

export function navLink(label: string, href: string): NavLinkFacts & { position: 'left' } {
  return { kind: 'link', position: 'left', label, href, external: false, active: {} }
}
