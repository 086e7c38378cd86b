import { defineConfig } from 'lucarne-docs'

const atkinson = {
  family: 'Atkinson Hyperlegible',
  files: ['400-normal', '400-italic', '700-normal'].map(
    (face) => `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${face}.woff2`,
  ),
}

/** A brand of one colour, and a font that is easy to read. */
export default defineConfig({
  title: 'Ledger',
  tagline: 'Accounts that add up',
  url: 'https://ledger.example',
  locales: [{ code: 'en', label: 'English' }],
  docs: { showLastUpdate: false },
  navbar: {
    items: [
      { to: '/guides/first-entry', label: 'Guides' },
      { type: 'search', position: 'right' },
    ],
  },
  theme: {
    light: { accent: '#1f6b3a', link: '#1f6b3a', page: '#ffffff', surface: '#f3f6f4' },
    dark: { accent: '#8fd3a6', link: '#8fd3a6', page: '#101512', surface: '#18201b' },
    radius: '10px',
    measure: '40rem',
    fonts: { text: atkinson, headings: atkinson },
  },
})
