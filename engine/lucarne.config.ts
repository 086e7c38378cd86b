import { defineConfig } from 'lucarne-docs'

/** The documentation of the engine, built by the engine: `npm run docs`. */
export default defineConfig({
  title: 'Lucarne',
  tagline: 'A static documentation engine',
  url: 'https://lucarne.example',
  locales: [{ code: 'en', label: 'English' }],
  navbar: {
    items: [
      { to: '/writing', label: 'Writing' },
      { to: '/settings', label: 'Settings' },
      { to: '/deploying', label: 'Deploying' },
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
