import { expect, test } from 'vitest'
import { createRenderer } from '../render/renderPage.tsx'
import { fullDoc, pagesOfAllKinds } from '../testing/fullSite.ts'
import { renderContext } from '../testing/renderContext.ts'
import { pageDataOf, withNote } from './keptPage.ts'

const render = createRenderer(renderContext)

test.each(pagesOfAllKinds)(
  'what a page of kind $kind is to the app is read in its HTML',
  (page) => {
    const { html, pageData } = render(page)
    expect(JSON.parse(pageDataOf(html) ?? '')).toEqual(pageData)
  },
)

test('whatever an author writes is read back as it was', () => {
  const { html, pageData } = render({
    ...fullDoc,
    title: '</script><main>',
    description: '« 1 < 2 » & "deux" &amp; $&',
    html: '<p>&lt;/main> $& <code>id="~page"</code></p>',
  })
  expect(JSON.parse(pageDataOf(html) ?? '')).toEqual(pageData)
})

test('what is no page of the site is none for the app', () => {
  expect(pageDataOf('<!doctype html><main id="~main"></main>')).toBeUndefined()
  expect(
    pageDataOf('<!doctype html><script type="application/json" id="~page">{}</script>'),
  ).toBeUndefined()
})

test('the note stands above the content, for the browser and for the app', () => {
  const noted = withNote(render(fullDoc).html, '<p role="note">Le 21 $&</p>')
  expect(noted).toMatch(/<\/script><p role="note">Le 21 \$&<\/p><article/)
  expect(JSON.parse(pageDataOf(noted) ?? '')).toMatchObject({
    href: fullDoc.href,
    html: expect.stringMatching(/^<p role="note">Le 21 \$&<\/p><article/),
  })
})
