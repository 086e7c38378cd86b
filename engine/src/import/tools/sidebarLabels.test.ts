import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importSite } from '../importSite.ts'
import { withTranslatedLabels } from './sidebarLabels.ts'

const doc = (id: string, label: unknown) => ({ type: 'doc', id, label })

test('a label is told by language where another language has its own', () => {
  const main = [
    { type: 'category', label: 'Guides', items: [doc('a', 'One'), doc('b', 'Two')] },
    { type: 'link', label: 'Site', href: 'https://a.example' },
    'c',
  ]
  const other = [{ type: 'category', label: 'Guías', items: [doc('a', 'Uno'), doc('b', 'Two')] }]
  expect(
    withTranslatedLabels({ code: 'en', sidebars: { docs: main } }, [
      { code: 'es', sidebars: { docs: other } },
    ]),
  ).toEqual({
    docs: [
      {
        type: 'category',
        label: { en: 'Guides', es: 'Guías' },
        items: [doc('a', { en: 'One', es: 'Uno' }), doc('b', 'Two')],
      },
      { type: 'link', label: 'Site', href: 'https://a.example' },
      'c',
    ],
  })
})

test('the sidebar of a locale of VitePress gives its labels', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lucarne-vitepress-'))
  const files = {
    '.vitepress/config.mts': `export default {
      locales: {
        root: { label: 'English', lang: 'en', themeConfig: { sidebar: [{ text: 'Guides', items: [{ text: 'Start', link: '/start' }] }] } },
        fr: { label: 'Français', lang: 'fr', themeConfig: { sidebar: [{ text: 'Guides pratiques', items: [{ text: 'Débuter', link: '/fr/start' }] }] } },
      },
    }`,
    'start.md': '# Start',
    'fr/start.md': '# Débuter',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const written = importSite(folder, 'vitepress').files.get('sidebars.json')
  expect(JSON.parse(String(written))).toMatchObject({
    docs: [
      {
        label: { en: 'Guides', fr: 'Guides pratiques' },
        items: [doc('start', { en: 'Start', fr: 'Débuter' })],
      },
    ],
  })
})
