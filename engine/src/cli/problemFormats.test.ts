import { createRequire } from 'node:module'
import path from 'node:path'
import { Ajv } from 'ajv'
import AjvDraft04 from 'ajv-draft-04'
import { expect, test } from 'vitest'
import { problemKinds } from '../problem.ts'
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

test.each(['github', 'gitlab', 'sarif', 'json'] as const)(
  '%s holds nothing that a terminal would obey',
  (format) => {
    const file = 'docs/\u001B]0;x\u0007\n\u009B2J\u202E.md'
    const problem = { kind: 'content', file, message: `no \u001B[31m in ${file}` } as const
    const text = writeProblems(format, [{ level: 'warn', problem }], context)
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u)
    if (format === 'json') expect(JSON.parse(text)[0].file).toBe(`site/${file}`)
    if (format === 'gitlab') expect(JSON.parse(text)[0].location.path).toBe(`site/${file}`)
  },
)

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

const require = createRequire(import.meta.url)
const ajv = new Ajv({ strict: false, validateFormats: false })
/** SARIF's schema is of an older draft. */
const olderAjv = new AjvDraft04({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
})

/** https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format, which gives no schema: its table. */
const gitlabSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1, pattern: '^[^\\n]*$' },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
}

/** Schema of `--format json`, as `settings.md` describes it. */
const jsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['level', 'file', 'kind', 'message'],
    properties: {
      level: { enum: ['log', 'warn', 'throw'] },
      file: { type: 'string' },
      kind: { enum: [...problemKinds] },
      line: { type: 'integer', minimum: 1 },
      column: { type: 'integer', minimum: 1 },
      message: { type: 'string' },
      hint: { type: 'string' },
    },
  },
}

const manyLines: readonly LevelledProblem[] = [
  ...problems,
  {
    level: 'throw',
    problem: { kind: 'config', file: 'lucarne.config.ts', message: 'a\nb "c" <d>', hint: 'e' },
  },
]

const sarifSchema = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')

test.each([
  ['json', ajv.compile(jsonSchema)],
  ['gitlab', ajv.compile(gitlabSchema)],
  ['sarif', olderAjv.compile(sarifSchema)],
] as const)('%s is as its schema says, with problems and without', (format, validate) => {
  for (const each of [manyLines, []]) {
    const isRight = validate(JSON.parse(writeProblems(format, each, context)))
    expect(validate.errors ?? []).toEqual([])
    expect(isRight).toBe(true)
  }
  expect(validate({ a: [1] })).toBe(false)
})

test('each line for GitHub is one command of its workflow', () => {
  const property = String.raw`[a-zA-Z]+=(?:[^%:,\r\n]|%[\dA-F]{2})*`
  const command = new RegExp(
    String.raw`^::(?:error|warning|notice) ${property}(?:,${property})*::(?:[^%\r\n]|%[\dA-F]{2})+$`,
  )
  for (const line of writeProblems('github', manyLines, context).split('\n'))
    expect(line).toMatch(command)
})
