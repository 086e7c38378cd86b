import { defineConfig } from 'lucarne-docs'

/** One language, and not French. */
export default defineConfig({
  title: 'Probe',
  url: 'https://german.exemple.example',
  locales: [{ code: 'de', label: 'Deutsch' }],
  navbar: { items: [{ to: '/about', label: 'Über uns' }] },
  offline: true,
})
