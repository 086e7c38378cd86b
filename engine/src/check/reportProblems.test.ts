import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkConfig } from '../config/checkConfig.ts'
import type { UserConfig } from '../config/config.ts'
import type { Problem } from '../problem.ts'
import { docsOf } from '../testing/docsOf.ts'
import { reportProblems } from './reportProblems.ts'

const configOf = (levels: Partial<UserConfig>) =>
  checkConfig(
    { title: 'Docs', url: 'https://docs.exemple.example', ...levels },
    'lucarne.config.ts',
  ).config

const link: Problem = { kind: 'brokenLink', file: 'docs/b.md', line: 2, message: 'no page /x/' }
const anchor: Problem = {
  kind: 'brokenAnchor',
  file: 'docs/a.md',
  line: 9,
  column: 3,
  message: 'no anchor "y"',
  hint: 'Did you mean "z"?',
}

test('problems are sorted by place, each with its level, and the worst decides', () => {
  expect(reportProblems([link, anchor], configOf({}))).toEqual({
    text: 'warn  docs/a.md:9:3: no anchor "y"\n    Did you mean "z"?\nlog   docs/b.md:2: no page /x/',
    count: 2,
    worst: 'warn',
  })
})

test('a level of “throw” makes the exit code, “ignore” hides', () => {
  expect(reportProblems([link], configOf({ onBrokenLinks: 'throw' })).worst).toBe('throw')
  expect(reportProblems([link], configOf({ onBrokenLinks: 'ignore' }))).toEqual({
    text: '',
    count: 0,
    worst: 'ignore',
  })
})

test('a mistake in the configuration always throws', () => {
  expect(
    reportProblems([{ kind: 'config', file: 'lucarne.config.ts', message: 'x' }], undefined).worst,
  ).toBe('throw')
})

test('where settings are wrong, the page that explains them is named, and is there', () => {
  const { text, count } = reportProblems(
    [{ kind: 'config', file: 'lucarne.config.ts', message: 'x', page: 'settings.md' }],
    undefined,
  )
  const [, page = ''] = /^throw .*\nWhat may be written there: (.*)$/.exec(text) ?? []
  expect(page).toMatch(/docs\/settings\.md$/)
  expect(existsSync(page)).toBe(true)
  expect(count).toBe(1)
})

test('what several pages tell of one partial is told and counted once', () => {
  expect(reportProblems([link, { ...link }], configOf({}))).toMatchObject({
    text: 'log   docs/b.md:2: no page /x/',
    count: 1,
  })
})

test('so it is for Markdown and for front matter', () => {
  const docs = docsOf({
    'a.md': '---\nsidebar_postion: 1\n---\n# A',
    'b.md': '# B\n\n:::nope\nx\n:::\n\n:::none\nx\n:::',
  })
  const { text } = reportProblems(
    docs.flatMap(({ problems }) => problems),
    configOf({}),
  )
  const help = text.split('\n').slice(-2)
  expect(help.map((line) => line.replace(/: .*\//, ': '))).toEqual([
    'What may be written there: settings.md',
    'What may be written there: writing.md',
  ])
  expect(text.match(/What may be/g)).toHaveLength(2)
})

test('of a file that has thousands, the first are printed and the others counted', () => {
  const flood = Array.from({ length: 6000 }, (_, index) => ({
    ...link,
    kind: 'content' as const,
    line: index + 1,
  }))
  const fatal = { ...link, line: 9000 }
  const { text, count, worst } = reportProblems(
    [...flood, fatal, anchor],
    configOf({ onContentProblems: 'warn', onBrokenLinks: 'throw' }),
  )
  expect({ count, worst }).toEqual({ count: 6002, worst: 'throw' })
  expect(text).toContain('throw docs/b.md:9000: no page /x/')
  expect(text).toContain('warn  docs/b.md:199: no page /x/')
  expect(text).not.toContain('docs/b.md:200:')
  expect(text).toContain('docs/b.md: 5801 more problems')
  expect(text).toContain('docs/a.md:9:3')
})
