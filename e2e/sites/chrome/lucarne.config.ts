import { defineConfig } from 'lucarne-docs'

/** Everything the provider's own site does without: a base URL, two versions, two locales, every kind of navbar item. */
export default defineConfig({
  title: 'Atelier',
  url: 'https://atelier.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  locales: [
    { code: 'fr', label: 'Français', htmlLang: 'fr' },
    { code: 'en', label: 'English', htmlLang: 'en' },
  ],
  docs: {
    versions: [
      { name: 'current', label: '2.0' },
      { name: '1.0', label: '1.0', path: '1.0' },
    ],
    editUrl: 'https://git.atelier.example/edit',
    showLastUpdate: false,
  },
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Guides' },
      { type: 'doc', docId: 'Premiers-pas/installer', label: 'Installer' },
      {
        label: 'Plus',
        items: [
          { to: '/repliable', label: 'Sections repliables' },
          { to: '/onglets', label: 'Onglets' },
          { href: 'https://blog.atelier.example/', label: 'Blog' },
        ],
      },
      { type: 'html', value: '<b>Bêta</b>' },
      { type: 'docsVersion', position: 'right', label: 'Version du site' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { href: 'https://etat.atelier.example/', label: 'État', position: 'right' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      { label: 'Accueil', to: '/' },
      { label: 'Statut', href: 'https://etat.atelier.example/' },
    ],
    copyright: '© 2025 Atelier',
  },
  announcement: {
    id: 'fermeture-php-7',
    content: 'PHP 7 ferme <a href="/docs/code/">bientôt</a>.',
  },
  sidebar: { hideable: true },
  offline: true,
  redirects: {
    '/déjà-vu': '/Premiers-pas/installer',
    '/ancienne page (1).html': '/1.0',
    '/vieux-mots': '/Premiers-pas/installer#suite',
    '/chercher': '/recherche?q=%C3%A9t%C3%A9+100%25',
    '/parti': 'https://aide.exemple.example/été/',
    '/parti/loin': 'https://aide.exemple.example/?v=2#haut',
  },
})
