/** Installs what the checks need and this machine lacks, from Debian's packages, as root on Debian; elsewhere, says what it is. */

import path from 'node:path'
import { createJiti } from 'jiti'

const { import: load } = createJiti(import.meta.url)
const { testPackages } = await load('../e2e/debianPackages.ts')
const { findPages } = await load('../verify/src/findPages.ts')
const { neededPackages, providePackages } = await load('../verify/src/provide.ts')

const { pages } = await findPages(path.join(import.meta.dirname, '../site'), [])
const needed = [...testPackages, ...neededPackages(pages)]
process.exitCode = (await providePackages(needed, (text) => console.log(text))) ? 0 : 1
