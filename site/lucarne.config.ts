import { defineConfig } from 'lucarne-docs'
import { charter } from './charter.ts'
import { variants } from './releases.ts'

/** The one place that names the provider's domain: every address of the site is under it. */
const domain = 'hebergeur.example'

/** Readers are counted where both are set: no host nor identifier is of this repository. */
const {
  MATOMO_URL: matomoUrl,
  MATOMO_SITE_ID: matomoSiteId,
  FEEDBACK_URL: feedbackUrl,
} = process.env

const at = (name: string) => `https://${name}.${domain}/`

/** A roof and its window, lit. In the page itself: it costs no request, and follows the colour mode. */
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 16 16 4l13 12v12H3z" fill="none" ' +
  'stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><path d="M11 28V18.5a5 5 0 0 ' +
  '1 10 0V28z" fill="var(--accent)"/><path d="M16 13v15M11 21h10" stroke="var(--page)" ' +
  'stroke-width="1.8"/></svg>'

export default defineConfig({
  title: 'Documentation',
  tagline: 'Ressources',
  url: `https://docs.${domain}`,
  favicon: 'favicon.svg',
  socialImage: 'partage.png',
  docs: {
    sidebars: './sidebars.ts',
    values: {
      anchor: 'valeurs-à-adapter',
      secrets: ['motdepasse-de-test', 'mot-de-passe-de-test'],
    },
    shortcut: { anchor: 'dépannage', label: 'Dépannage' },
    // Git knows colleagues by names that are not the public's.
    showLastUpdateAuthor: false,
    variants,
    editUrl: `${at('git')}documentation/-/edit/main/site`,
  },
  search: { ask: { label: 'Demander au support', href: '/Outils/Ticketing/' } },
  navbar: {
    title: 'Documentation',
    logo: { src: logo },
    items: [
      { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Guides' },
      { to: '/tags', label: 'Tags' },
      {
        label: 'Outils',
        position: 'right',
        items: [
          { to: '/Outils/Ticketing', label: 'Tickets' },
          { to: '/Outils/kokiboard', label: 'kokiboard' },
          { to: '/Outils/kokishare', label: 'kokishare' },
        ],
      },
      { href: at('etat'), label: 'État des services', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {
        title: 'L’hébergeur',
        items: [
          { label: 'Site de l’hébergeur', href: at('www') },
          { label: 'Blog', href: at('blog') },
          { label: 'Documentation', to: '/' },
          { label: 'État des services', href: at('etat') },
        ],
      },
      {
        title: 'Échanges sécurisés',
        items: [
          { label: 'Mots de passe', href: `${at('kokishare')}mots-de-passe` },
          { label: 'Fichiers', href: `${at('kokishare')}fichiers` },
          { label: 'Textes', href: `${at('kokishare')}textes` },
        ],
      },
      {
        title: 'Suivre',
        items: [
          { label: 'Réseau professionnel', href: at('reseau') },
          { label: 'Dépôt de code privé', href: at('git') },
          { label: 'À propos de ce site', to: '/markdown-page' },
        ],
      },
    ],
    copyright: `© 2025 ${domain}`,
  },
  ...(matomoUrl && matomoSiteId && { analytics: { url: matomoUrl, siteId: matomoSiteId } }),
  ...(feedbackUrl && { feedback: { url: feedbackUrl } }),
  offline: true,
  charter,
  markdownCopies: true,
  feed: true,
  redirects: {
    '/Plesk': '/Plesk/Plesk',
    '/Conteneurs': '/Conteneurs/Conteneurs',
    '/Haproxy': '/Haproxy/haproxy',
    '/Premiers-pas': '/Premiers-pas/Premiers-pas',
    '/Sauvegarde': '/Sauvegarde/sauvegarde',
  },
})
