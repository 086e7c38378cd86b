import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'

const told = (frontMatter: string) =>
  siteOf(
    { 'index.md': '---\nslug: /\n---\n# A', 'apache.md': `---\n${frontMatter}\n---\n# Apache` },
    {
      config: { docs: { sidebars: { guides: ['index', 'apache'] } } },
      files: ['partage.png'],
    },
  ).problems.map(formatProblem)

test.each([
  ['pagination_next: index'],
  ['pagination_prev: null'],
  ['displayed_sidebar: guides'],
  ['displayed_sidebar: null'],
  ['image: partage.png'],
  ['image: https://exemple.example/partage.png'],
])('%s is fine', (frontMatter) => {
  expect(told(frontMatter)).toEqual([])
})

test.each([
  [
    'pagination_next: indx',
    'docs/apache.md:2: pagination_next: no doc has the id "indx" in version "current"\n    Did you mean "index"?',
  ],
  [
    'pagination_prev: ailleurs/loin',
    'docs/apache.md:2: pagination_prev: no doc has the id "ailleurs/loin" in version "current"\n    Write null for none, or leave pagination_prev out.',
  ],
  [
    'displayed_sidebar: guide',
    'docs/apache.md:2: displayed_sidebar: no sidebar is named "guide" in version "current"\n    Did you mean "guides"?',
  ],
  [
    'image: absente.png',
    'docs/apache.md:2: image: no image absente.png\n    Its path is relative to the Markdown file; a path that starts with / is in the static folder.',
  ],
])('%s is a problem', (frontMatter, problem) => {
  expect(told(frontMatter)).toEqual([problem])
})
