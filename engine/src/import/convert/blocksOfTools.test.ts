import { expect, test } from 'vitest'
import type { Conversion, ImportNote } from '../importPlan.ts'
import { convertAstro } from './astro.ts'
import { editFrontMatter } from './frontMatterEdit.ts'
import { convertGitbook } from './gitbook.ts'
import { padItems } from './pythonLists.ts'

function noting() {
  const notes: Omit<ImportNote, 'file'>[] = []
  const page = { diskPath: '/a.md', file: 'a.md', out: 'docs/a.md', source: 'a.md', basePath: '/' }
  const conversion: Conversion = { page, note: (each) => void notes.push(each) }
  return { notes, conversion }
}

test('the blocks of GitBook become ours, a tab without a title too, and are told once', () => {
  const { notes, conversion } = noting()
  const tabs = '{% tabs %}\n{% tab title="Un" %}\na\n{% endtab %}\n{% tab %}\nb\n{% endtab %}\n'
  expect(convertGitbook(`${tabs}{% endtabs %}\n`, conversion)).toBe(
    '::::tabs\n:::tab[Un]\na\n:::\n:::tab[]\nb\n:::\n::::\n',
  )
  expect(notes).toEqual([{ level: 'converted', kind: 'blocks of GitBook → ours' }])
  const left = noting()
  expect(convertGitbook('{% stepper %}\n', left.conversion)).toBe('{% stepper %}\n')
  expect(left.notes.map(({ level, text }) => [level, text])).toEqual([['decide', '{% stepper %}']])
  const plain = noting()
  expect(convertGitbook('Texte.\n', plain.conversion)).toBe('Texte.\n')
  expect(plain.notes).toEqual([])
})

test('the levels of the contents of a page of Starlight are kept', () => {
  const head = 'tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 }\nsidebar: { order: 2 }'
  const { conversion } = noting()
  expect(convertAstro(`---\n${head}\n---\nTexte.\n`, false, conversion.note)).toBe(
    '---\nsidebar_position: 2\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4\n---\nTexte.\n',
  )
})

test.each(['\n\nTexte.\n', '---\na: 1\n---\n\nTexte.\n', '---\n---\nTexte.\n'])(
  'front matter that nothing changes is left as it is: %j',
  (text) => {
    expect(editFrontMatter(text, { absent: undefined })).toBe(text)
  },
)

test('an item of a list that holds indented code is padded for CommonMark, unless it is wide enough', () => {
  const code = ['', '        code']
  expect(padItems(['- un', ...code])).toEqual(['-   un', ...code])
  expect(padItems(['1.  un', ...code])).toEqual(['1.  un', ...code])
  expect(padItems(['12.   un', ...code])).toEqual(['12.   un', ...code])
  expect(padItems(['```', '- un', ...code, '```'])).toEqual(['```', '- un', ...code, '```'])
})
