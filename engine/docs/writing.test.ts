/** Each example of `writing.md`, built: it gives what the page says, and tells its author nothing but what the page says. */

import { expect, test } from 'vitest'
import { createHighlighter } from '../src/content/highlight/highlight.ts'
import { partUnder, readPage } from '../src/testing/referencePage.ts'
import { docPageAt, siteOf } from '../src/testing/siteOf.ts'

type Example = {
  readonly line: number
  readonly file: string
  readonly markdown: string
  /** What the comments after it state, up to the next example or heading. */
  readonly gives: readonly string[]
  readonly told: readonly string[]
}

const page = readPage('writing.md')

const examples = [...page.matchAll(/^````md(?: title="([^"]+)")?\n([\s\S]*?)^````$/gm)].map(
  ({ 0: whole, 1: file = 'guide.md', 2: markdown = '', index }): Example => {
    const after = page.slice(index + whole.length).split(/^(?:````md|#)/m)[0] ?? ''
    const stated = (word: string) =>
      [...after.matchAll(new RegExp(`^<!-- ${word}: (.*) -->$`, 'gm'))].map(([, said = '']) => said)
    const line = page.slice(0, index).split('\n').length
    return { line, file, markdown, gives: stated('gives'), told: stated('told') }
  },
)

const isIncluded = ({ file }: Example) => file.startsWith('_')
const included = Object.fromEntries(
  examples.filter(isIncluded).map(({ file, markdown }) => [file, markdown]),
)
const others = {
  'index.md': '---\nslug: /\n---\n\n# Accueil\n',
  'Apache.md': '# Apache\n\n## Activer un module\n',
  'FTP/service-ftp.md': '# FTP\n',
}
const files = ['schema.png', 'tarifs.pdf', 'tarif 2026.pdf']

/** Without a grammar loaded, it still knows which languages have one. */
const { highlight } = createHighlighter()

function built({ file, markdown }: Example) {
  const site = siteOf({ [file]: markdown, ...others, ...included }, { files, parse: { highlight } })
  const path = site.plans.find(({ owner }) => owner === `docs/${file}`)?.path ?? ''
  const { html, ...facts } = docPageAt(site, path)
  const redirects = site.redirects.map((redirect) => redirect.path)
  return {
    text: `${html}\n${JSON.stringify({ ...facts, redirects })}`,
    told: site.problems.map(({ message }) => message),
  }
}

test('the page has its examples', () => {
  expect(examples.length).toBeGreaterThan(40)
})

test.each(examples.filter((example) => !isIncluded(example)))(
  'the example at line $line gives what is said of it',
  (example) => {
    const { gives, told } = example
    expect([...gives, ...told]).not.toEqual([])
    const { text, told: problems } = built(example)
    expect(problems).toEqual(told)
    // What is stated twice is there twice.
    for (const part of new Set(gives)) {
      expect(text).toContain(part)
      expect(text.split(part).length).toBeGreaterThan(gives.filter((each) => each === part).length)
    }
  },
)

const problemsAndText = (markdown: string) =>
  built({ line: 0, file: 'guide.md', markdown, gives: [], told: [] })

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
