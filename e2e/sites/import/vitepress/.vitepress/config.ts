import { defineConfig } from 'vitepress'

const reference = () => [
  { text: 'Configuration', link: '/reference/configuration' },
  { text: 'Interface', link: '/reference/api' },
]

export default defineConfig({
  title: 'Passerelle',
  description: 'Documentation de la passerelle',
  base: '/passerelle/',
  lang: 'fr-FR',
  sitemap: { hostname: 'https://docs.exemple.example/passerelle/' },
  ignoreDeadLinks: true,
  locales: {
    root: { label: 'Français', lang: 'fr-FR' },
    en: {
      label: 'English',
      lang: 'en-US',
      themeConfig: { nav: [{ text: 'Guide', link: '/en/guide/start' }] },
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/demarrer', activeMatch: '/guide/' },
      { text: 'Plus', items: [{ text: 'Interface', link: '/reference/api' }] },
    ],
    sidebar: {
      '/guide/': [
        {
          text: 'Guide',
          items: [
            { text: 'Démarrer', link: '/guide/demarrer' },
            { text: 'Markdown', link: '/guide/markdown' },
          ],
        },
      ],
      '/reference/': [{ text: 'Référence', items: reference() }],
    },
    socialLinks: [{ icon: 'github', link: 'https://code.exemple.example/passerelle' }],
    footer: { message: 'Sous licence libre.', copyright: 'Équipe passerelle' },
    editLink: { pattern: 'https://code.exemple.example/passerelle/edit/main/docs/:path' },
    outline: [2, 3],
  },
  markdown: { math: false },
})
