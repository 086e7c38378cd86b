import type { Config } from '@docusaurus/types'

const organisation = 'equipe'

const config: Config = {
  title: 'Hébergement',
  tagline: 'Tout pour héberger un site',
  url: 'https://docs.exemple.example',
  baseUrl: '/aide/',
  favicon: 'img/favicon.png',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  i18n: { defaultLocale: 'fr', locales: ['fr', 'en'], localeConfigs: { en: { label: 'English' } } },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: `https://code.exemple.example/${organisation}/aide/edit/main/`,
        },
        blog: {
          showReadingTime: true,
          onInlineAuthors: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
        },
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-client-redirects',
      { redirects: [{ from: '/ancien', to: '/docs/intro' }] },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Hébergement',
      items: [
        { type: 'docSidebar', sidebarId: 'guides', label: 'Guides', position: 'left' },
        { to: '/blog', label: 'Nouvelles', position: 'left' },
        { to: 'https://exemple.example/', label: 'Dehors', position: 'right' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Aide', items: [{ label: 'Introduction', to: '/docs/intro' }] }],
      copyright: `© ${new Date().getFullYear()} Équipe`,
    },
    announcementBar: { id: 'nouveau', content: 'La version 2 est là', isCloseable: true },
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  },
}

export default config
