/** Problems → what a pipeline or an editor reads: one text for standard output. */

import { createHash } from 'node:crypto'
import path from 'node:path'
import { printable } from '../printable.ts'
import type { Problem, ProblemLevel } from '../problem.ts'

export const problemFormats = ['text', 'json', 'github', 'gitlab', 'sarif'] as const
export type ProblemFormat = (typeof problemFormats)[number]

export type LevelledProblem = { readonly problem: Problem; readonly level: ProblemLevel }

export type FormatContext = {
  /** Absolute; paths are written from the working folder, which is that of the repository in a pipeline. */
  readonly siteDir: string
  readonly version: string
}

type Writer = (problems: readonly LevelledProblem[], context: FormatContext) => string

const writers: Readonly<Record<Exclude<ProblemFormat, 'text'>, Writer>> = {
  json: (problems, context) =>
    asJson(
      problems.map(({ problem: { file, kind, line, column, message, hint }, level }) => ({
        level,
        file: formatPath(file, context),
        kind,
        line,
        column,
        message,
        hint,
      })),
    ),
  github: writeGithub,
  gitlab: writeGitlab,
  sarif: writeSarif,
}

export function writeProblems(
  format: Exclude<ProblemFormat, 'text'>,
  problems: readonly LevelledProblem[],
  context: FormatContext,
): string {
  return printable(writers[format](problems, context))
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2)

const formatPath = (file: string, { siteDir }: FormatContext): string =>
  path.relative(process.cwd(), path.join(siteDir, file)).split(path.sep).join('/')

const formatText = ({ message, hint }: Problem): string => (hint ? `${message}\n${hint}` : message)

const githubLevels = { throw: 'error', warn: 'warning', log: 'notice', ignore: 'notice' } as const

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function writeGithub(problems: readonly LevelledProblem[], context: FormatContext): string {
  return problems
    .map(({ problem, level }) => {
      const place = {
        file: formatPath(problem.file, context),
        line: problem.line,
        col: problem.column,
        title: problem.kind,
      }
      const properties = Object.entries(place)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeCommand(String(value)).replace(/[:,]/g, escape)}`)
      return `::${githubLevels[level]} ${properties.join(',')}::${escapeCommand(formatText(problem))}`
    })
    .join('\n')
}

const escapeCommand = (text: string): string => text.replace(/[%\r\n]/g, escape)
const escape = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`

const gitlabLevels = { throw: 'critical', warn: 'major', log: 'minor', ignore: 'info' } as const

/** https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
function writeGitlab(problems: readonly LevelledProblem[], context: FormatContext): string {
  // Names of problems must differ, and stay the same while lines move above them.
  const seen = new Map<string, number>()
  return asJson(
    problems.map(({ problem, level }) => {
      const { kind, file, line = 1, message } = problem
      const name = `${kind}\n${file}\n${message}`
      const times = seen.get(name) ?? 0
      seen.set(name, times + 1)
      return {
        description: formatText(problem).replaceAll(/\s*\n\s*/g, ' '),
        check_name: kind,
        fingerprint: createHash('sha256').update(`${name}\n${times}`).digest('hex'),
        severity: gitlabLevels[level],
        location: { path: formatPath(file, context), lines: { begin: line } },
      }
    }),
  )
}

const sarifLevels = { throw: 'error', warn: 'warning', log: 'note', ignore: 'none' } as const

/** SARIF 2.1.0. */
function writeSarif(problems: readonly LevelledProblem[], context: FormatContext): string {
  const kinds = [...new Set(problems.map(({ problem }) => problem.kind))]
  const results = problems.map(({ problem, level }) => {
    const { file, line, column } = problem
    const uri = encodeURI(formatPath(file, context))
    return {
      ruleId: problem.kind,
      level: sarifLevels[level],
      message: { text: formatText(problem) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri },
            ...(line !== undefined && {
              region: { startLine: line, ...(column !== undefined && { startColumn: column }) },
            }),
          },
        },
      ],
    }
  })
  const driver = { name: 'lucarne', version: context.version, rules: kinds.map((id) => ({ id })) }
  return asJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  })
}
