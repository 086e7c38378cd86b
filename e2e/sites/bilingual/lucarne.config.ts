import { defineConfig } from 'lucarne-docs'

/** Two languages with a path each, two versions; of the English, half is translated, and nothing of the old version. */
export default defineConfig({
  title: { fr: 'Essai', en: 'Trial' },
  url: 'https://essai.exemple.example',
  locales: [
    { code: 'fr', label: 'Français', path: 'fr' },
    { code: 'en', label: 'English' },
  ],
  docs: {
    versions: [{ name: 'current', label: '2.0' }, { name: '1.0' }],
    latestVersion: 'current',
  },
  navbar: {
    items: [
      { to: '/about', label: { fr: 'À propos', en: 'About' } },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  offline: true,
})
