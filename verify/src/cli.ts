/** Command line → the bench's run, its report, its exit code. */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { BenchPage } from './benchPage.ts'
import { findPages } from './findPages.ts'
import { formatPage, formatTotal } from './report.ts'
import { neededPackages, providePackages } from './provide.ts'
import { runBench } from './runBench.ts'
import { benchFolder } from './runPage.ts'
import { readVerified, stateOf } from './verifiedFile.ts'

const usage = `Usage: lucarne-verify SITE [PAGE…] [options]

  PAGE               path (docs/Apache.md), name (Haproxy/haproxy) or route; every page when absent
  --changed          only those that are not as they were when they passed
  --jobs N           pages at the same time (2)
  --dry-run          leave verified.json as it is
  --where-possible   do not fail where this machine cannot make the sandbox
  --verbose          show what every block printed
  --provide          install the Debian packages that those pages need, and run nothing (root on Debian)`

/** 0: every page passed, or help was asked for; 1: something failed; 2: something could not be run here, or was asked wrongly. */
export async function main(words: readonly string[]): Promise<number> {
  const asked = readCommandLine(words)
  if ('isHelp' in asked) {
    console.log(usage)
    return 0
  }
  if ('mistake' in asked) {
    console.error(`${asked.mistake}\n\n${usage}`)
    return 2
  }
  const { siteFolder, wanted, jobs, options } = asked
  const { pages: found, unknown } = await findPages(siteFolder, wanted)
  for (const name of unknown) console.error(`No page is called ${name}.`)
  if (unknown.length > 0) return 2
  if (found.length === 0) {
    console.error(`No page in ${siteFolder}: neither docs nor pages holds Markdown.`)
    return 2
  }
  if (options.provide)
    return (await providePackages(neededPackages(found), (text) => console.error(text))) ? 0 : 1
  const pages = options.changed ? await changedOf(found, siteFolder) : found
  const results = await runBench({
    siteFolder,
    pages,
    jobs,
    isDryRun: options['dry-run'],
    onPage: (result, outputs) =>
      console.log(formatPage(result, options.verbose ? outputs : new Map())),
  })
  console.log(formatTotal(results.pages, results.seconds))
  if (results.pages.some((page) => page.failures.length > 0)) return 1
  if (results.pages.some((page) => page.isNotProvided)) return 2
  if (options['where-possible']) return 0
  return results.pages.some((page) => page.notRun !== undefined) ? 2 : 0
}

const flag = { type: 'boolean', default: false } as const
const optionTypes = {
  changed: flag,
  'dry-run': flag,
  'where-possible': flag,
  verbose: flag,
  provide: flag,
  help: flag,
  jobs: { type: 'string', default: '2' },
} as const

function readCommandLine(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: optionTypes,
      allowPositionals: true,
    })
    if (values.help) return { isHelp: true } as const
    const [site, ...wanted] = positionals
    const jobs = Number(values.jobs)
    if (site === undefined) return { mistake: 'The folder of the site is missing.' }
    if (!(Number.isInteger(jobs) && jobs >= 1))
      return { mistake: `--jobs ${values.jobs}: expected a whole number from 1.` }
    return { siteFolder: resolve(site), wanted, jobs, options: values }
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) }
  }
}

async function changedOf(pages: readonly BenchPage[], siteFolder: string): Promise<BenchPage[]> {
  const entries = await readVerified(siteFolder)
  const states = await Promise.all(
    pages.map((page) => stateOf(page, entries[page.file], benchFolder)),
  )
  return pages.filter((_, i) => states[i] !== 'verified')
}
