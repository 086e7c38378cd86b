import { defineConfig } from 'lucarne-docs'

// Your editor completes and explains the settings. All of them: node_modules/lucarne-docs/docs/settings.md
export default defineConfig({
  title: '{{title}}',
  tagline: 'Guides and reference',
  // Where the site will be published, without a path; under a path, add baseUrl: '/docs/'.
  url: 'https://docs.example.com',
  // A file of static/, like everything that is served as it is.
  favicon: 'favicon.svg',
  locales: [{ code: 'en', label: 'English' }],
  typography: false,
  docs: {
    // The table under this heading lets readers put their own values in the commands.
    values: { anchor: 'values-to-adapt' },
  },
  navbar: {
    items: [
      { to: '/', label: 'Documentation' },
      { to: '/tags', label: 'Tags' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: { copyright: '© {{title}}' },
  // A broken link stops the build. The other levels: 'warn', 'log', 'ignore'.
  onBrokenLinks: 'throw',
})
