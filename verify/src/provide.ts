/** Pages → the Debian packages they need, installed where that is possible, and only when that is asked for. */

import { existsSync } from 'node:fs'

import type { BenchPage } from './benchPage.ts'
import { debianRelease, installedVersions, installPackages } from './packages.ts'
import { attributeOf } from './planPage.ts'

/** What the bench itself needs, whatever the page. */
export const benchPackages = [
  'curl',
  'git',
  'iproute2',
  'procps',
  'shellcheck',
  'systemd',
  'util-linux',
]

/** What the spell checker is. */
export const dictionaryPackages = ['hunspell', 'hunspell-fr-classical']

/** Programs that `controle=` calls. */
const controlPackages: Readonly<Record<string, readonly string[]>> = {
  compose: ['docker-compose'],
  docker: ['docker-compose', ...(hasDockerClient() ? [] : ['docker.io'])],
  promql: ['prometheus'],
}

/** What the page names, and what its controls call. */
export function packagesOf(page: BenchPage): string[] {
  const controls = page.blocks.map((block) => attributeOf(block, 'controle') ?? '')
  return [
    ...new Set([...page.packages, ...controls.flatMap((name) => controlPackages[name] ?? [])]),
  ]
}

/** Of the bench, the pages and the spell checker. */
export function neededPackages(pages: readonly BenchPage[]): string[] {
  return [...benchPackages, ...dictionaryPackages, ...pages.flatMap(packagesOf)]
}

/** Elsewhere than as root on Debian nothing is installed: what is missing is told. Returns whether nothing has failed. */
export async function providePackages(
  needed: readonly string[],
  onMessage: (message: string) => void,
): Promise<boolean> {
  const names = [...new Set(needed)]
  const found = await installedVersions(names)
  const missing = names.filter((name) => !found.has(name))
  if (missing.length === 0) return true
  if (process.getuid?.() !== 0 || !(await debianRelease())) {
    onMessage(`Not installed here, which takes root on Debian: ${missing.join(' ')}`)
    return true
  }
  onMessage(`Installing ${missing.join(' ')}`)
  const failures = await installPackages(missing)
  for (const failure of failures) onMessage(failure)
  return failures.length === 0
}

/** Docker's own packages bring it as well as Debian's. */
function hasDockerClient(): boolean {
  return ['/usr/bin/docker', '/usr/local/bin/docker'].some((path) => existsSync(path))
}
