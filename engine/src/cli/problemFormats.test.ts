import path from 'node:path'
import { expect, test } from 'vitest'
import { writeProblems, type LevelledProblem } from './problemFormats.ts'

const context = { siteDir: path.resolve('site'), version: '1.0.0' }
const problems: readonly LevelledProblem[] = [
  {
    level: 'throw',
    problem: {
      kind: 'brokenLink',
      file: 'docs/é, a:b.md',
      line: 6,
      column: 2,
      message: '100 % broken',
      hint: 'Mend it.',
    },
  },
  { level: 'warn', problem: { kind: 'content', file: 'docs/b.md', message: 'no title' } },
  { level: 'log', problem: { kind: 'content', file: 'docs/b.md', message: 'no title' } },
]

test('GitHub annotates a line; what its commands are made of is escaped', () => {
  expect(writeProblems('github', problems, context)).toBe(
    [
      '::error file=site/docs/é%2C a%3Ab.md,line=6,col=2,title=brokenLink::100 %25 broken%0AMend it.',
      '::warning file=site/docs/b.md,title=content::no title',
      '::notice file=site/docs/b.md,title=content::no title',
    ].join('\n'),
  )
})

test('GitLab has a name of its own for each problem, which lines above do not change', () => {
  const report = JSON.parse(writeProblems('gitlab', problems, context))
  expect(report[0]).toEqual({
    description: '100 % broken Mend it.',
    check_name: 'brokenLink',
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    severity: 'critical',
    location: { path: 'site/docs/é, a:b.md', lines: { begin: 6 } },
  })
  const names = report.map(({ fingerprint }: { fingerprint: string }) => fingerprint)
  expect(new Set(names).size).toBe(3)
})

test('SARIF has a rule for each kind and a region for each place', () => {
  const { version, runs } = JSON.parse(writeProblems('sarif', problems, context))
  const [{ tool, results }] = runs
  expect([version, tool.driver.rules]).toEqual(['2.1.0', [{ id: 'brokenLink' }, { id: 'content' }]])
  expect(results[0]).toMatchObject({
    ruleId: 'brokenLink',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'site/docs/%C3%A9,%20a:b.md' },
          region: { startLine: 6, startColumn: 2 },
        },
      },
    ],
  })
})

test('JSON has all that is known of a problem', () => {
  expect(JSON.parse(writeProblems('json', problems, context))[0]).toEqual({
    level: 'throw',
    file: 'site/docs/é, a:b.md',
    kind: 'brokenLink',
    line: 6,
    column: 2,
    message: '100 % broken',
    hint: 'Mend it.',
  })
})
