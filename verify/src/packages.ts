/** Debian packages of a release: which are in its root, which version, and how they come there. */

import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Release } from './release.ts'

const run = promisify(execFile)

/** System whose packages are read: this machine, or the root of a release. */
type Installed = Pick<Release, 'root'>

export const hostDebian: Installed = { root: '' }

/** Version of each package among `names` that is there; the others are absent from the map. */
export async function installedVersions(
  names: readonly string[],
  { root }: Installed,
): Promise<Map<string, string>> {
  const own = names.filter((name) => !isBeside(name))
  const beside = names.filter(isBeside).map((name) => versionBeside(name, root))
  const listed = [...(await listedByDpkg(own, root)), ...(await Promise.all(beside)).flat()]
  return new Map(listed)
}

type Versioned = readonly [name: string, version: string]

async function listedByDpkg(names: readonly string[], root: string): Promise<Versioned[]> {
  if (names.length === 0) return []
  const format = '${Package}\\t${db:Status-Status}\\t${Version}\\n'
  const query = [`--admindir=${root}/var/lib/dpkg`, '-W', '-f', format, ...names]
  const { stdout } = await run('dpkg-query', query).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }))
  return stdout
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([name = '', status, version = '']) =>
      status === 'installed' ? [[name, version] as const] : [],
    )
}

/** Says whether a name is that of a package of another release, `php8.4-fpm/trixie`: kept for an archive, never installed. */
export const isBeside = (name: string): boolean => name.includes('/')

/** Reads what `beside.sh` has left of it: one entry, or none. */
async function versionBeside(name: string, root: string): Promise<Versioned[]> {
  const [packageName, suite] = name.split('/')
  const file = `${root}/usr/share/lucarne-beside/${suite}/names`
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const version = lines.find((line) => line.startsWith(`${packageName} `))?.split(' ')[1]
  return version === undefined ? [] : [[name, version]]
}

const sandboxFolder = join(dirname(fileURLToPath(import.meta.url)), '../sandbox')

/** Makes the root of a release, or adds to it, once every sandbox on it is closed → what could not be installed, in apt's own words. */
export async function makeRoot(
  { root, codename }: Release,
  names: readonly string[],
  onMessage: (message: string) => void,
): Promise<string[]> {
  const child = spawn('bash', [join(sandboxFolder, 'root.sh'), root, codename, ...names], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const failures: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => failures.push(line))
  createInterface({ input: child.stderr }).on('line', onMessage)
  await new Promise((ended) => child.once('close', ended))
  return failures
}

/** Installs what this machine lacks, starting no service → what could not be, in apt's own words. */
export async function installPackages(names: readonly string[]): Promise<string[]> {
  const script = join(sandboxFolder, 'install.sh')
  const ended = await run('bash', [script, ...names], { maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string }) => error,
  )
  return ended.stdout.split('\n').filter((line) => line !== '')
}

/** Versions that the mirror offers today, by package. */
export async function offeredVersions(
  names: readonly string[],
  { root }: Release,
): Promise<Map<string, string>> {
  const script = join(sandboxFolder, 'offered.sh')
  const { stdout } = await run('bash', [script, root, ...names], { maxBuffer: 1 << 26 })
  return new Map(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
}
