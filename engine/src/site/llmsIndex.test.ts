import { expect, test } from 'vitest'
import { siteOf, threeVersions } from '../testing/siteOf.ts'
import { llmsIndexOf } from './llmsIndex.ts'

test('the list follows the menu: pages alone, then each category, its own page first', () => {
  const docs = {
    'index.md': '---\nslug: /\ntitle: Accueil\n---\nBonjour.',
    'web/web.md': '---\ntitle: Web\ndescription: "Le\\nweb."\n---\n',
    'web/php/fpm (8).md': '---\ntitle: "[FPM]"\n---\nLes bassins.',
    'web/apache.md': '---\ntitle: Apache\nunlisted: true\n---\nCaché.',
    'seul.md': '---\ndisplayed_sidebar: null\n---\n# Seul',
    'vide/a.md': '---\nunlisted: true\n---\n# A',
  }
  const sidebars = {
    un: [
      'index',
      {
        type: 'category' as const,
        label: 'Serveur web',
        link: { type: 'doc' as const, id: 'web/web' },
        items: [
          { type: 'category' as const, label: 'PHP', items: ['web/php/fpm (8)', 'index'] },
          'web/apache',
          { type: 'link' as const, label: 'Ailleurs', href: 'https://x.example' },
        ],
      },
      { type: 'category' as const, label: 'Vide', items: ['vide/a'] },
    ],
  }
  const config = { title: 'Docs', tagline: 'Des guides', markdownCopies: true, docs: { sidebars } }
  expect(llmsIndexOf(siteOf(docs, { config }))).toBe(`# Docs

> Des guides

## Docs

- [Accueil](https://docs.exemple.example/index.md): Bonjour.
- [Seul](https://docs.exemple.example/seul/index.md)

## Serveur web

- [Web](https://docs.exemple.example/web/index.md): Le web.
- [\\[FPM\\]](https://docs.exemple.example/web/php/fpm%20%288%29/index.md): Les bassins.
`)
})

test('only the latest version is listed', () => {
  const config = { ...threeVersions.config, markdownCopies: true }
  const list = llmsIndexOf(siteOf({ 'a.md': '# A', 'b.md': '# B' }, { ...threeVersions, config }))
  expect(list.match(/https:\S+\.md/g)).toEqual(['https://docs.exemple.example/a/index.md'])
})
