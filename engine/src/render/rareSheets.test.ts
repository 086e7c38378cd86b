/** Style sheets of the engine that a page inlines when it has nothing rare. */
import { expect, test } from 'vitest'
import { readEngineFiles } from '../read/engineFiles.ts'
import { createStyler } from './sheets.ts'

const body =
  '<div class="prose"><p>Texte, <a href="/x/">lien</a>, <strong>gras</strong>, <code>code</code>.</p>' +
  '<div class="heading h2"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="A"></a></div>' +
  '<div class="heading h3"><h3 id="b">B</h3><a class="anchor" href="#b" aria-label="B"></a></div>' +
  '<ul><li>Un</li></ul><ol><li>Deux</li></ol><details><summary>S</summary><p>P</p></details>' +
  '<img src="/a.png" alt=""><p class="visually-hidden">V</p></div>'

test('paragraphs, headings, lists, links and folds need no style sheet but the one of every page', async () => {
  const { assets } = await readEngineFiles()
  expect(createStyler(assets)(body)).toEqual({
    styles: `<style>${assets.criticalCss}</style>`,
    isLate: false,
  })
})

test('a block of code needs its own, and that of what scrolls', async () => {
  const { assets } = await readEngineFiles()
  const { styles, isLate } = createStyler(assets)('<figure class="code"><pre></pre></figure>')
  expect(styles.split('<style>')).toHaveLength(4)
  expect(isLate).toBe(false)
})
