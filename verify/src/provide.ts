/** Pages → the Debian packages they need in the root of a release, installed only when that is asked for. */

import type { GuidePage } from './guidePage.ts'
import { hostDebian, installedVersions, installPackages, makeRoot } from './packages.ts'
import { attributeOf } from './planPage.ts'
import { isMade, type Release } from './release.ts'

/** Packages that the guide runner needs for any page, and those that a server is expected to have. */
export const runnerPackages = [
  'ca-certificates',
  'cron',
  'curl',
  'git',
  'iproute2',
  'iputils-ping',
  'less',
  'netcat-openbsd',
  'procps',
  'psmisc',
  'python3',
  'shellcheck',
  'sudo',
  'systemd',
  'util-linux',
  'xz-utils',
]

/** Packages that build roots on this machine. */
export const rootPackages = ['debootstrap', 'patchelf', 'util-linux', 'zstd']

/** Packages of the spell checker. */
export const dictionaryPackages = ['hunspell', 'hunspell-fr-classical']

/** Programs that `controle=` calls. */
const controlPackages: Readonly<Record<string, readonly string[]>> = {
  promql: ['prometheus'],
}

/** Returns the packages that a page names, and those of its controls. */
export function packagesOf(page: GuidePage): string[] {
  const controls = page.blocks.map((block) => attributeOf(block, 'controle') ?? '')
  return [
    ...new Set([...page.packages, ...controls.flatMap((name) => controlPackages[name] ?? [])]),
  ]
}

/**
 * Installs the packages on this machine. Unless run as root on Debian, installs nothing and reports what is missing.
 * Returns whether nothing has failed.
 */
export async function providePackages(
  needed: readonly string[],
  onMessage: (message: string) => void,
): Promise<boolean> {
  const names = [...new Set(needed)]
  const found = await installedVersions(names, hostDebian)
  const missing = names.filter((name) => !found.has(name))
  if (missing.length === 0) return true
  if (!(await canInstall())) {
    onMessage(`Not installed here, which takes root on Debian: ${missing.join(' ')}`)
    return true
  }
  onMessage(`Installing ${missing.join(' ')}`)
  const failures = await installPackages(missing)
  for (const failure of failures) onMessage(failure)
  return failures.length === 0
}

/** In the root of `release`, for the pages that speak of it; it is made if need be. As `providePackages` otherwise. */
export async function provideRoot(
  pages: readonly GuidePage[],
  release: Release,
  onMessage: (message: string) => void,
): Promise<boolean> {
  const own = pages.filter(({ releases }) => releases.includes(release.number))
  const names = [...new Set([...runnerPackages, ...own.flatMap(packagesOf)])]
  const found = isMade(release) ? await installedVersions(names, release) : new Map()
  const missing = names.filter((name) => !found.has(name))
  if (missing.length === 0) return true
  const where = `In the root of Debian ${release.number}`
  if (!(await canInstall())) {
    onMessage(`${where}, not installed here, which takes root on Debian: ${missing.join(' ')}`)
    return true
  }
  if (!(await providePackages(rootPackages, onMessage))) return false
  onMessage(`${where}: installing ${missing.join(' ')}`)
  const failures = await makeRoot(release, names, onMessage)
  for (const failure of failures) onMessage(`${where}: ${failure}`)
  return failures.length === 0
}

async function canInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && (await installedVersions(['dpkg'], hostDebian)).has('dpkg')
}
