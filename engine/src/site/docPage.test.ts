import { expect, test } from 'vitest'
import { siteOf } from '../testing/siteOf.ts'
import { genericPageOf } from './docPage.ts'

type Filling = { readonly htmlHash?: string; readonly ref: string; readonly note: string }

function pageWith({ htmlHash, ref, note }: Filling) {
  const { site } = siteOf({}, { pages: { 'a.md': '# A\n\n[B](b.md)\n\n```bash\nls\n```\n' } })
  const [placed] = site.pages
  if (!placed) throw new Error('There is no page')
  const facts = { ...site.facts, blockNoteOf: () => note }
  const doc = { ...placed.doc, ...(htmlHash !== undefined && { htmlHash }) }
  return genericPageOf(
    { ...placed, doc },
    { site: { ...site, facts }, siblings: [], refs: [ref], components: [] },
  )
}

test('the parts of an article name all that is in it', () => {
  const filling = { htmlHash: '1', ref: '/b/', note: '<p>Exécuté</p>' }
  const { html, htmlParts } = pageWith(filling)
  expect(html).toContain('<a href="/b/">B</a>')
  expect(html).toContain('<p>Exécuté</p>')
  expect(htmlParts).toEqual(['1', filling.ref, filling.note])
  expect(pageWith({ ref: '/b/', note: '' }).htmlParts).toBeUndefined()
})
