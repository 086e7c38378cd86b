/** Pages → the Debian packages they need, installed where that is possible. */

import { existsSync } from 'node:fs'

import type { BenchPage } from './benchPage.ts'
import { debianRelease, installedVersions, installPackages } from './packages.ts'
import { attributeOf } from './planPage.ts'

/** What the bench itself needs, whatever the page. */
const benchPackages = ['curl', 'git', 'iproute2', 'procps', 'shellcheck', 'systemd', 'util-linux']

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

/** Elsewhere than as root on Debian nothing is installed, and each page says what it lacks. */
export async function providePackages(
  pages: readonly BenchPage[],
  onMessage: (message: string) => void,
): Promise<void> {
  const names = [...new Set([...benchPackages, ...pages.flatMap(packagesOf)])]
  const found = await installedVersions(names)
  const missing = names.filter((name) => !found.has(name))
  if (missing.length === 0 || process.getuid?.() !== 0 || !(await debianRelease())) return
  onMessage(`Installing ${missing.join(' ')}`)
  for (const failure of await installPackages(missing)) onMessage(failure)
}

/** Docker's own packages bring it as well as Debian's. */
function hasDockerClient(): boolean {
  return ['/usr/bin/docker', '/usr/local/bin/docker'].some((path) => existsSync(path))
}
