/** Installs what the checks need and this machine lacks, and makes the roots that guides run on, from Debian's packages, as root on Debian; elsewhere, says what it is. */

import path from 'node:path'
import { createJiti } from 'jiti'

const { import: load } = createJiti(import.meta.url)
const { testPackages } = await load('../e2e/debianPackages.ts')
const { findPages } = await load('../verify/src/findPages.ts')
const { dictionaryPackages, providePackages, provideRoot, rootPackages } = await load(
  '../verify/src/provide.ts',
)
const { readReleases } = await load('../verify/src/release.ts')

const siteFolder = path.join(import.meta.dirname, '../site')
const say = (text) => console.log(text)
const onHost = [...testPackages, ...dictionaryPackages, ...rootPackages]
const done = [await providePackages(onHost, say)]
const site = await readReleases(siteFolder)
for (const release of site.releases) {
  const { pages } = await findPages(siteFolder, [], { ...site, release })
  done.push(await provideRoot(pages, release, say))
}
process.exitCode = done.every(Boolean) ? 0 : 1
