/** Command line → the bench's run, its report, its exit code. */

import { resolve } from 'node:path'

import type { BenchPage } from './benchPage.ts'
import { findPages } from './findPages.ts'
import { formatPage, formatTotal } from './report.ts'
import { runBench } from './runBench.ts'
import { benchFolder } from './runPage.ts'
import { readVerified, stateOf } from './verifiedFile.ts'

const usage = `Usage: lucarne-verify SITE [PAGE…] [options]

  PAGE               path (docs/Apache.md), name (Haproxy/haproxy) or route; every page when absent
  --changed          only those that are not as they were when they passed
  --jobs N           pages at the same time (2)
  --dry-run          leave verified.json as it is
  --where-possible   do not fail where this machine cannot make the sandbox
  --verbose          show what every block printed`

/** 0: every page passed; 1: something failed; 2: something could not be run here. */
export async function main(words: readonly string[]): Promise<number> {
  const jobsAt = words.indexOf('--jobs')
  const jobs = jobsAt < 0 ? 2 : Number(words[jobsAt + 1])
  const plain = words.filter(
    (word, i) => !word.startsWith('--') && !(jobsAt >= 0 && i === jobsAt + 1),
  )
  const [site, ...wanted] = plain
  if (!site || words.includes('--help') || !(jobs >= 1)) {
    console.log(usage)
    return site ? 0 : 2
  }
  const siteFolder = resolve(site)
  const { pages: found, unknown } = await findPages(siteFolder, wanted)
  for (const name of unknown) console.error(`No page is called ${name}.`)
  if (unknown.length > 0) return 2
  const pages = words.includes('--changed') ? await changedOf(found, siteFolder) : found
  const results = await runBench({
    siteFolder,
    pages,
    jobs,
    isDryRun: words.includes('--dry-run'),
    onPage: (result, outputs) =>
      console.log(formatPage(result, words.includes('--verbose') ? outputs : new Map())),
    onMessage: (message) => console.error(message),
  })
  console.log(formatTotal(results.pages, results.seconds))
  if (results.pages.some((page) => page.failures.length > 0)) return 1
  if (words.includes('--where-possible')) return 0
  return results.pages.some((page) => page.notRun !== undefined) ? 2 : 0
}

async function changedOf(pages: readonly BenchPage[], siteFolder: string): Promise<BenchPage[]> {
  const entries = await readVerified(siteFolder)
  const states = await Promise.all(
    pages.map((page) => stateOf(page, entries[page.file], benchFolder)),
  )
  return pages.filter((_, i) => states[i] !== 'verified')
}
