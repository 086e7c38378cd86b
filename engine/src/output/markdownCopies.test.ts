import { expect, test } from 'vitest'
import { siteOf, threeVersions, type SiteInput } from '../testing/siteOf.ts'
import { isCompressible } from '../disk/compress.ts'
import { fullTexts, llmsFilesOf, markdownCopyOf } from './markdownCopies.ts'

const noPartial = () => undefined

/** The copies of all pages, by address. */
async function writeCopies(docs: Record<string, string>, input: SiteInput = {}) {
  const { plans } = siteOf(docs, { ...input, config: { markdownCopies: true, ...input.config } })
  const copies: Record<string, string> = {}
  for (const plan of plans) {
    const text = docs[plan.owner.replace('docs/', '')] ?? '# Autre version'
    const copy = await markdownCopyOf(plan, text, noPartial)
    if (copy !== undefined) copies[plan.path] = copy
  }
  return copies
}

test('a copy of a page without tags says nothing of tags', async () => {
  expect((await writeCopies({ 'a.md': '# A' }))['/a/']).not.toContain('tags')
})

test('a copy says of its page what readers are told, and leads where the page leads', async () => {
  const docs = {
    'a.md': `---
title: 'Le dossier C:\\web'
tags: [réseau]
public: [interne]
---

Voir [b](dossier/b.md#suite), [c](/absente), [ici](#là), ![plan](plan.svg) et [x](https://x.example).

## Là
`,
    'dossier/b.md': '# B\n\n## Suite\n\n[a](../a.md)\n',
  }
  const copies = await writeCopies(docs, { files: ['plan.svg'], config: { baseUrl: '/base/' } })
  expect(copies['/a/']).toBe(`---
title: "Le dossier C:\\\\web"
description: "Voir b, c, ici, plan et x."
tags: ["réseau"]
canonical: "https://docs.exemple.example/base/a/"
---

Voir [b](https://docs.exemple.example/base/dossier/b/#suite), [c](/absente), [ici](https://docs.exemple.example/base/a/#l%C3%A0), ![plan](https://docs.exemple.example/assets/plan.svg) et [x](https://x.example).

## Là
`)
  expect(copies['/dossier/b/']).toContain('[a](https://docs.exemple.example/base/a/)')
})

test('what is kept out of search engines has no copy, nor has what is not published', async () => {
  const docs = {
    'a.md': '# A',
    'cachee.md': '---\nunlisted: true\n---\n# Cachée',
    'brouillon.md': '---\ndraft: true\n---\n# Brouillon',
  }
  expect(Object.keys(await writeCopies(docs, { pages: { 'libre.md': '# Libre' } }))).toEqual([
    '/a/',
  ])
  const { config, versions } = threeVersions
  expect(Object.keys(await writeCopies(docs, { config, versions }))).toEqual(['/a/'])
})

test('a page that is no MDX is copied without its comments, as it is shown', async () => {
  const copies = await writeCopies({ 'illisible.mdx': '{/* secret */}\n\nTexte.\n\n{\n' })
  expect(copies['/illisible/']).toContain('Texte.')
  expect(copies['/illisible/']).not.toContain('secret')
})

test('a site that does not ask for copies has none, nor a list of them', () => {
  const compiled = siteOf({ 'a.md': '# A' })
  expect(compiled.plans.some(({ copyAddressOf }) => copyAddressOf)).toBe(false)
  expect(llmsFilesOf([compiled])).toEqual([])
})

test('copies are compressed as pages are; the Markdown of the static folder stays as it is', () => {
  expect(['a/index.md', 'index.md', 'a/notes.md', 'index.mdx'].map(isCompressible)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('all the copies are in one text, or in pieces that it lists', () => {
  expect(fullTexts([], 'https://docs.example/')).toEqual([])
  expect(fullTexts(['a\n', 'b\n'], 'https://docs.example/')).toEqual([
    ['llms-full.txt', 'a\n\nb\n'],
  ])
  const long = 'x'.repeat(600_000)
  expect(fullTexts([long, long, 'b'], 'https://docs.example/en/')).toEqual([
    [
      'llms-full.txt',
      '- [llms-full-1.txt](https://docs.example/en/llms-full-1.txt)\n- [llms-full-2.txt](https://docs.example/en/llms-full-2.txt)\n',
    ],
    ['llms-full-1.txt', long],
    ['llms-full-2.txt', `${long}\nb`],
  ])
})
