/** Commands of the command line, and what they print. */

import { existsSync } from 'node:fs'
import { buildSite } from '../build.ts'
import { checkSite } from '../check/check.ts'
import { expectShortRun } from '../threads/v8Flags.ts'
import { levelledProblems, reportProblems } from '../check/reportProblems.ts'
import { readConfig } from '../read/readConfig.ts'
import { formatTranslations, summaryOf } from '../load/translations.ts'
import { changeConfig } from '../config/configIn.ts'
import type { Config } from '../config/config.ts'
import type { Problem, ProblemKind } from '../problem.ts'
import { ExpectedFailure } from './expectedFailure.ts'
import { versionOfEngine } from '../init/engineVersion.ts'
import { writeProblems, type ProblemFormat } from './problemFormats.ts'
import { listen } from './listen.ts'
import { outDirOf, refuseLoss, shown } from './outDir.ts'
import { print, printAside } from './print.ts'

export type CommandOptions = {
  /** Absolute. */
  readonly siteDir: string
  readonly out: string
  readonly baseUrl?: string
  readonly port?: number
  readonly host?: string
}

export type CheckCommandOptions = CommandOptions & {
  /** Lists what the other locales have not translated, and what is out of date. */
  readonly translations?: boolean
  /** Asks other hosts for what the pages link to. */
  readonly external?: boolean
  /** By default, text for people. */
  readonly format?: ProblemFormat
  /** Kinds that are reported, and kinds that are not; the first takes precedence. */
  readonly only?: readonly ProblemKind[]
  readonly ignore?: readonly ProblemKind[]
}

export type DevCommandOptions = CommandOptions & {
  /** Polls files instead of waiting for events; by default, where the file system sends none. */
  readonly poll?: boolean
}

export async function runBuild(options: CommandOptions): Promise<void> {
  const startedMs = performance.now()
  const onFound = expectShortRun()
  const config = await configOf(options)
  if (!config) return
  refuseLoss(options, config)
  const outDir = outDirOf(options)
  const { isReplaced, pages, tags, bytes, themeWeight, problems } = await buildSite({
    siteDir: options.siteDir,
    outDir,
    config,
    onFound,
    nowMs: Date.now(),
  })
  const count = printProblems(problems, neverForADay(config))
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(2)
  const outcome = isReplaced
    ? `${formatBytes(bytes)} in ${shown(outDir)}`
    : `${shown(outDir)} was left as it was`
  if (themeWeight !== undefined) print(themeWeight)
  print(`${pages} pages, ${tags} tags, ${seconds} s, ${outcome}, ${counted(count, 'problem')}`)
}

export async function runCheck(options: CheckCommandOptions): Promise<void> {
  const onFound = expectShortRun()
  // A program reads one report: what is wrong with the configuration is in it.
  const isReport = (options.format ?? 'text') !== 'text'
  const early: Problem[] = []
  const config = await configOf(options, (problems, read) =>
    isReport ? early.push(...problems) : printProblems(problems, read),
  )
  if (!config) {
    if (isReport) tellProblems(early, config, options)
    return
  }
  const { siteDir, external: withExternal = false } = options
  const {
    problems: found,
    pages,
    external,
    translations,
  } = await checkSite({
    siteDir,
    config,
    onFound,
    nowMs: Date.now(),
    withExternal,
  })
  const problems = [...early, ...found].filter(({ kind }) => isWanted(kind, options))
  const count = tellProblems(problems, config, options)
  // A check is asked for to be told: whatever is not ignored fails it, but a day that has come, by which what passed
  // yesterday would fail, unless that is asked for.
  const mistakes = problems.filter(({ kind }) => kind !== 'overdueReview')
  if (reportProblems(mistakes, config).count > 0) process.exitCode = 1
  const asked = external
    ? `${counted(external.asked, 'external link')} asked for (${external.unjudged} not judged), `
    : ''
  // What a program reads stands alone on standard output.
  const tell = (options.format ?? 'text') === 'text' ? print : printAside
  for (const each of translations) {
    if (options.translations) for (const line of formatTranslations(each)) tell(line)
    tell(summaryOf(each))
  }
  tell(`${pages} pages checked, ${asked}${counted(count, 'problem')}`)
  if (external && external.asked > 0 && external.unreached === external.asked)
    throw new ExpectedFailure('No other host could be reached: is this machine on a network?')
}

export async function runPreview(options: CommandOptions): Promise<void> {
  const config = await configOf(options)
  if (!config) return
  const { createPreview } = await import('../serve/preview.ts')
  const outDir = outDirOf(options)
  const { baseUrl } = config
  const server = createPreview({ outDir, baseUrl, print: printAside })
  if (!existsSync(outDir))
    throw new ExpectedFailure(`There is no site in ${shown(outDir)}: run \`lucarne build\` first`)
  await listen(server, options, config)
}

export async function runDev(options: DevCommandOptions): Promise<void> {
  const { createDevServer } = await import('../dev/devServer.ts')
  const { silentFileSystem } = await import('../dev/watchLimits.ts')
  const startedMs = performance.now()
  const silent = silentFileSystem(options.siteDir)
  if (silent !== undefined && options.poll === undefined)
    printAside(
      `${silent} does not tell what changes: files are looked at twice a second (--no-poll waits to be told)`,
    )
  const dev = await createDevServer({
    siteDir: options.siteDir,
    outDir: outDirOf(options),
    baseUrl: options.baseUrl,
    host: options.host,
    poll: options.poll ?? silent !== undefined,
    print: printAside,
  })
  await listen(dev.server, options, { baseUrl: dev.baseUrl })
  print(`ready in ${Math.round(performance.now() - startedMs)} ms`)
}

/** Loads the configuration; prints what is wrong with it and sets the exit code when it cannot be used. */
async function configOf(
  { siteDir, baseUrl }: CommandOptions,
  tell: typeof printProblems = printProblems,
): Promise<Config | undefined> {
  const { config, problems } = await readConfig(siteDir)
  tell(problems, config)
  return config && baseUrl !== undefined
    ? changeConfig(config, (each) => ({ ...each, baseUrl }))
    : config
}

/** Reports overdue dates in a build, without keeping anybody from publishing. */
const neverForADay = (config: Config): Config =>
  config.onOverdueReviews === 'throw' ? { ...config, onOverdueReviews: 'warn' } : config

const isWanted = (kind: ProblemKind, { only, ignore = [] }: CheckCommandOptions): boolean =>
  only ? only.includes(kind) : !ignore.includes(kind)

/**
 * Returns how many problems were reported, in the requested format; as text, under the name of their kind, which
 * `--only` and `--ignore` take.
 */
function tellProblems(
  problems: readonly Problem[],
  config: Config | undefined,
  { format = 'text', siteDir }: CheckCommandOptions,
): number {
  if (format === 'text') {
    const kinds = new Set(levelledProblems(problems, config).map(({ problem }) => problem.kind))
    if (kinds.size < 2) return printProblems(problems, config)
    return [...kinds].reduce((sum, kind) => {
      const own = problems.filter((problem) => problem.kind === kind)
      printAside(`${kind}: ${reportProblems(own, config).count}`)
      return sum + printProblems(own, config)
    }, 0)
  }
  const levelled = levelledProblems(problems, config)
  print(writeProblems(format, levelled, { siteDir, version: versionOfEngine() }))
  if (levelled.some(({ level }) => level === 'throw')) process.exitCode = 1
  return levelled.length
}

/** → how many were printed. */
function printProblems(problems: readonly Problem[], config: Config | undefined): number {
  const { text, count, worst } = reportProblems(problems, config)
  if (text) printAside(text)
  if (worst === 'throw') process.exitCode = 1
  return count
}

function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
