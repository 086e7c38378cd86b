/** Pages of VitePress whose components are files of the site. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importSite } from '../importSite.ts'

const scratch: string[] = []
afterAll(() => {
  for (const folder of scratch) rmSync(folder, { recursive: true })
})

function imported(page: string, files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'lucarne-import-vue-'))
  scratch.push(root)
  const all = {
    '.vitepress/config.js':
      "export default { lang: 'fr', locales: { root: { lang: 'fr' }, en: { lang: 'en' } } }",
    'a.md': page,
    'en/a.md': page,
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  const { files: made, outcome } = importSite(root, 'vitepress')
  const readImported = (name: string) =>
    String(made.get(name))
      .replace(/^---[\s\S]*?---\n/, '')
      .trim()
  return {
    page: readImported('docs/a.md'),
    english: readImported('i18n/en/docs/a.md'),
    notes: outcome.notes,
  }
}

const LINK = `<script setup lang="ts">
import { useData } from 'vitepress'
import { computed } from 'vue'
const { site } = useData()
const words = { fr: 'Voir le cours', en: 'See the lesson' }
const props = withDefaults(defineProps<{ href: string; isFree?: boolean }>(), { isFree: false })
const isSafe = computed(() => props.href.startsWith('https:'))
</script>
<template>
  <div class="cours"><a v-if="isSafe" :href="\`\${href}?a=1\`"><slot>{{ words[site.lang] }}</slot></a><p v-else>Rien</p> <em v-if="isFree">gratuit</em></div>
</template>
<style>a { color: red }</style>`

test('a component shows its template, with its props, its slot and the words of the language', () => {
  const { page, english, notes } = imported(
    '# A\n\n<CoursLink\n  href="https://a.example"\n  is-free\n/>\n\n<CoursLink href="https://b.example">Le **mien**</CoursLink>\n\n<CoursLink href="/c" />\n',
    {
      '.vitepress/theme/index.js':
        "import L from './Link.vue'\nexport default { enhanceApp({ app }) { app.component('CoursLink', L) } }",
      '.vitepress/theme/Link.vue': LINK,
    },
  )
  expect(page).toBe(
    '# A\n\n[Voir le cours](https://a.example?a=1) *gratuit*\n\n[Le **mien**](https://b.example?a=1)\n\nRien',
  )
  expect(english).toContain('[See the lesson](https://a.example?a=1)')
  expect(notes).toContainEqual({
    level: 'converted',
    kind: 'components of Vue → what they show',
    file: 'a.md',
    line: 3,
    text: 'CoursLink',
  })
})

test('lists, and components within components, are followed', () => {
  const { page } = imported(
    "<script setup>\nimport Liste from './parts/Liste.vue'\n</script>\n\n# A\n\n<Liste />\n",
    {
      'parts/Liste.vue': `<script setup>
import data from './data.json'
import UnNom from './UnNom.vue'
</script>
<template><h2>{{ data.length }} noms</h2><ul><li v-for="(each, index) in data" :key="index"><UnNom :nom-entier="each.name" /></li></ul></template>`,
      'parts/UnNom.vue': `<script>export default { props: { nomEntier: String, signe: { type: String, default: '!' } } }</script>
<template><strong>{{ nomEntier }}{{ signe }}</strong></template>`,
      'parts/data.json': '[{ "name": "Un" }, { "name": "Deux" }]',
    },
  )
  expect(page).toBe('# A\n\n## 2 noms {#_2-noms}\n\n- **Un!**\n- **Deux!**')
})

test('what only running a component would tell is told; one that shows no word is as before', () => {
  const { page, notes } = imported('# A\n\n<Compte />\n\n<Dessin />\n', {
    '.vitepress/theme/Compte.vue':
      '<script setup>\nconst { data } = useFetch()\n</script>\n<template><p>{{ data.stars }} étoiles</p></template>',
    '.vitepress/theme/Dessin.vue': '<template><canvas /></template>',
  })
  expect(page).toBe('# A\n\nétoiles')
  expect(notes).toContainEqual(
    expect.objectContaining({
      level: 'decide',
      file: 'a.md',
      line: 3,
      text: 'Compte.vue: useFetch()',
    }),
  )
  expect(notes).toContainEqual(expect.objectContaining({ level: 'dropped', file: 'a.md', line: 5 }))
})

test('a link to a file of another language leads to its page', () => {
  const { english } = imported('# A\n\n[un](/b.md#c) [deux](/en/a.md)\n', { 'b.md': '# B\n' })
  expect(english).toContain('[un](/b#c) [deux](/en/a)')
})
