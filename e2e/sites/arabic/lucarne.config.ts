import { defineConfig } from 'lucarne-docs'

/** Read from right to left, and in English. */
export default defineConfig({
  title: { ar: 'تجربة', en: 'Trial' },
  url: 'https://arabic.exemple.example',
  locales: [
    { code: 'ar', label: 'العربية' },
    { code: 'en', label: 'English' },
  ],
  navbar: {
    items: [
      { to: '/about', label: { ar: 'من نحن', en: 'About' } },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  offline: true,
})
