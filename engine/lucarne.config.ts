import { readdirSync } from 'node:fs'
import { defineConfig } from 'lucarne-docs'

/** Versions that were released, newest first: `npm run release` keeps the pages of each in `versions/`. */
const released = readdirSync(new URL('versions/', import.meta.url))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .toReversed()

/** A roof and its window; `static/favicon.svg` is the same. */
const logo =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M16 2 31 14v16H1V14z" fill="#1f5fbf"/><path d="M11 15h10v10H11z" fill="#ffd166"/><path d="M16 15v10m-5-5h10" stroke="#1f5fbf" stroke-width="2"/></svg>'

/** The documentation of the engine, built by the engine: `npm run docs`. */
export default defineConfig({
  title: 'Lucarne',
  tagline: { en: 'A static documentation engine', fr: 'Un moteur de documentation statique' },
  url: 'https://lucarne.example',
  favicon: 'favicon.svg',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
  ],
  // The other pages are read in English, and found.
  i18n: { searchFallback: true },
  docs: {
    versions: [{ name: 'current', label: 'Next' }, ...released.map((name) => ({ name }))],
    latestVersion: released[0],
  },
  navbar: {
    logo: { src: logo },
    items: [
      { to: '/writing', label: { en: 'Writing', fr: 'Écrire' } },
      { to: '/settings', label: { en: 'Settings', fr: 'Réglages' } },
      { to: '/deploying', label: { en: 'Deploying', fr: 'Déployer' } },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  colorMode: { default: 'light', respectSystem: true },
  // Content is in French in the examples, in English around them.
  theme: {
    light: { accent: '#1f5fbf', link: '#1a56ad' },
    dark: { accent: '#8ab8ff', link: '#8ab8ff' },
    radius: '8px',
    panes: false,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
})
