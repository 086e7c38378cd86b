/** Each example of `writing.md`, built: it gives what the page says, and tells its author nothing but what the page says. */

import { expect, test } from 'vitest'
import { build, examplesIn, included, namesIn } from '../src/testing/pageExamples.ts'
import { partUnder, readReferencePage } from '../src/testing/referencePage.ts'

const page = readReferencePage('writing.md')
const examples = examplesIn(page)
const partials = included(examples)
const names = namesIn(page)

test('the page has its examples', () => {
  expect(examples.length).toBeGreaterThan(40)
})

test.each(examples.filter(({ file }) => !(file in partials)))(
  'the example at line $line gives what is said of it',
  (example) => {
    const { gives, told } = example
    expect([...gives, ...told]).not.toEqual([])
    const { text, told: problems } = build(example, partials, names)
    expect(problems).toEqual(told)
    // What is stated twice is there twice.
    for (const part of new Set(gives)) {
      expect(text).toContain(part)
      expect(text.split(part).length).toBeGreaterThan(gives.filter((each) => each === part).length)
    }
  },
)

test('the page in French has the same examples, and says the same of them', () => {
  const inOrder = (text: string) => examplesIn(text).map(({ line: _line, ...example }) => example)
  expect(inOrder(readReferencePage('../i18n/fr/docs/writing.md'))).toEqual(inOrder(page))
})

const problemsAndText = (markdown: string) => build({ file: 'guide.md', markdown })

const admonitions = partUnder('### Admonitions', page).matchAll(
  /^\| `(\w+)` \| (\S+) \| (?:`(\w+)` )?\|$/gm,
)
test.each([...admonitions].map(([, type = '', title = '', alert]) => ({ type, title, alert })))(
  'an admonition $type has the title that the table says',
  ({ type, title, alert }) => {
    const box = `<div class="admonition admonition-${type}" role="note">\n<p class="admonition-title">${title}</p>`
    expect(problemsAndText(`:::${type}\nTexte.\n:::`)).toMatchObject({
      told: [],
      text: expect.stringContaining(box),
    })
    if (alert) expect(problemsAndText(`> [!${alert}]\n> Texte.`).text).toContain(box)
  },
)

test('every language that is named is known', () => {
  const named = (partUnder('### Languages', page).split('\n\n')[0] ?? '').matchAll(/`([\w-]+)`/g)
  const languages = [...named].map(([, language = '']) => language)
  expect(languages.length).toBeGreaterThan(30)
  const blocks = languages.map((language) => `\`\`\`${language}\nx\n\`\`\``)
  expect(problemsAndText(blocks.join('\n\n')).told).toEqual([])
})
