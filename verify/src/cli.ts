/** Command line → the bench's run, its report, its exit code. */

import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { PageResult } from './guidePage.ts'
import { findPages } from './findPages.ts'
import { outdatedPages } from './outdated.ts'
import { provideRoot } from './provide.ts'
import { readReleases, type Release, type SiteReleases } from './release.ts'
import { formatPage, formatTotal } from './report.ts'
import { runGuides } from './runGuides.ts'
import { supportFolderOf } from './supportFiles.ts'
import { readVerified, stateOf } from './verifiedFile.ts'

const usage = `Usage: lucarne-verify SITE [PAGE…] [options]

  PAGE               path (docs/Apache.md), name (Haproxy/haproxy) or route; every page when absent
  --debian N         on this release only; again for another one; all those of the site when absent
  --changed          only what is not as it was when it passed
  --jobs N           pages at the same time (2)
  --dry-run          leave verified.json as it is
  --where-possible   do not fail where this machine cannot make the sandbox
  --verbose          show what every block printed
  --provide          make the root of each release, with the packages of those pages, and run nothing (root on Debian)
  --outdated         tell the pages whose packages have changed since they passed; run nothing`

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
  const site = await readReleases(asked.siteFolder)
  const { debian } = asked.options
  const unknown = debian.filter((number) => !site.releases.some((one) => one.number === number))
  const numbers = site.releases.map(({ number }) => number).join(', ')
  for (const number of unknown) console.error(`No Debian ${number} here: there are ${numbers}.`)
  if (unknown.length > 0) return 2
  const releases = site.releases.filter(
    ({ number }) => debian.length === 0 || debian.includes(number),
  )
  const codes: number[] = []
  for (const release of releases) codes.push(await runRelease(asked, site, release))
  return codes.includes(2) && !codes.includes(1) ? 2 : Math.max(...codes)
}

async function runRelease(asked: Asked, site: SiteReleases, release: Release): Promise<number> {
  const { siteFolder, wanted, jobs, options } = asked
  const { pages: named, unknown } = await findPages(siteFolder, wanted, { ...site, release })
  for (const name of unknown) console.error(`No page is called ${name}.`)
  if (unknown.length > 0) return 2
  if (named.length === 0) {
    console.error(`No page in ${siteFolder}: neither docs nor pages holds Markdown.`)
    return 2
  }
  const found = named.filter(({ releases }) => releases.includes(release.number))
  const onMessage = (message: string) => console.error(message)
  if (options.provide) return (await provideRoot(found, release, onMessage)) ? 0 : 1
  const entries = await readVerified(siteFolder)
  if (options.outdated) {
    const outdated = await outdatedPages(found, entries, release)
    for (const line of outdated) console.log(line)
    console.log(`outdated: debian=${release.number} told=${outdated.length}`)
    return outdated.length > 0 ? 1 : 0
  }
  const folder = supportFolderOf(siteFolder)
  const states = await Promise.all(found.map((page) => stateOf(page, entries, folder)))
  const pages = options.changed ? found.filter((_, i) => states[i] !== 'verified') : found
  const results = await runGuides({
    siteFolder,
    variables: site.variables,
    pages,
    jobs,
    isDryRun: options['dry-run'],
    onPage: (result, outputs) =>
      console.log(
        formatPage(result, { shownFolder: shown(siteFolder), ...(options.verbose && { outputs }) }),
      ),
  })
  console.log(
    formatTotal(results.pages, {
      release: release.number,
      seconds: results.seconds,
      unchanged: found.length - pages.length,
    }),
  )
  return chooseExitCode(results.pages, options['where-possible'])
}

/** From the working folder, as the author would type it. */
const shown = (siteFolder: string): string => relative(process.cwd(), siteFolder)

function chooseExitCode(results: readonly PageResult[], wherePossible: boolean): number {
  if (results.some((page) => page.failures.length > 0)) return 1
  if (results.some((page) => page.isNotProvided)) return 2
  if (wherePossible) return 0
  return results.some((page) => page.notRun !== undefined) ? 2 : 0
}

const flag = { type: 'boolean', default: false } as const
const optionTypes = {
  changed: flag,
  debian: { type: 'string', multiple: true, default: [] as string[] },
  'dry-run': flag,
  'where-possible': flag,
  verbose: flag,
  provide: flag,
  outdated: flag,
  help: flag,
  jobs: { type: 'string', default: '2' },
} as const

type Asked = Extract<ReturnType<typeof readCommandLine>, { readonly siteFolder: string }>

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
