import { defineConfig } from 'lucarne-docs'

/** One language, and not French. */
export default defineConfig({
  title: '试用',
  url: 'https://chinese.exemple.example',
  locales: [{ code: 'zh', label: '中文' }],
  navbar: { items: [{ to: '/about', label: '关于我们' }] },
  offline: true,
})
