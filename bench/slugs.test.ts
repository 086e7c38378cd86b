/** Ids of headings, beside those of the libraries that the tools make them with. MkDocs' are asked by `import-peers`. */

import { slugify } from '@mdit-vue/shared'
import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'
import { docusaurusIds, starlightIds, vitepressSlug } from './engineInternals.ts'
import { slugTexts } from './slugTexts.ts'

test.each(slugTexts)('VitePress makes the same id of “%s”', (text) => {
  expect(vitepressSlug(text)).toBe(slugify(text))
})

test('Starlight and Docusaurus make the same ids of a page, repeated headings included', () => {
  const texts = [...slugTexts, ...slugTexts]
  const slugger = new GithubSlugger()
  const expected = texts.map((text) => slugger.slug(text))
  const headings = texts.map((text) => ({ text }))
  expect(starlightIds(false)(headings)).toEqual(expected)
  expect(docusaurusIds(false)(headings)).toEqual(expected)
})
