import { defineConfig } from 'lucarne-docs'

/** A site that counts its readers, at an address the test listens to (`collectorPort` in `e2e/sites.ts`). */
export default defineConfig({
  title: 'Compté',
  url: 'https://compte.example',
  docs: { showLastUpdate: false },
  search: {},
  analytics: { url: 'http://127.0.0.1:4790/', siteId: '7' },
  feedback: true,
  footer: { links: [{ label: 'Ailleurs', href: 'https://ailleurs.example/' }] },
})
