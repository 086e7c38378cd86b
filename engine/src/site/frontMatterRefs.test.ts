import { expect, test } from 'vitest'
import { formatProblem } from '../problem.ts'
import { siteOf } from '../testing/siteOf.ts'

const told = (frontMatter: string) =>
  siteOf(
    { 'index.md': '---\nslug: /\n---\n# A', 'apache.md': `---\n${frontMatter}\n---\n# Apache` },
    {
      config: { docs: { sidebars: { guides: ['index', 'apache'] } } },
    },
  ).problems.map(formatProblem)

test.each([
  ['pagination_next: index'],
  ['pagination_prev: null'],
  ['displayed_sidebar: guides'],
  ['displayed_sidebar: null'],
])('%s is fine', (frontMatter) => {
  expect(told(frontMatter)).toEqual([])
})

test.each([
  [
    'pagination_next: indx',
    'docs/apache.md: pagination_next: no doc has the id "indx" in version "current"\n    Did you mean "index"?',
  ],
  [
    'pagination_prev: ailleurs/loin',
    'docs/apache.md: pagination_prev: no doc has the id "ailleurs/loin" in version "current"\n    Write null for none, or leave pagination_prev out.',
  ],
  [
    'displayed_sidebar: guide',
    'docs/apache.md: displayed_sidebar: no sidebar is named "guide" in version "current"\n    Did you mean "guides"?',
  ],
])('%s is a problem', (frontMatter, problem) => {
  expect(told(frontMatter)).toEqual([problem])
})
