/** Debian packages: which are there, which version, and how the missing ones come. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Version of each installed package among `names`; the others are absent from the map. */
export async function installedVersions(names: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  if (names.length === 0) return versions
  const format = '${Package}\\t${db:Status-Status}\\t${Version}\\n'
  const { stdout } = await run('dpkg-query', ['-W', '-f', format, ...names]).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  )
  for (const line of stdout.split('\n')) {
    const [name = '', status, version = ''] = line.split('\t')
    if (status === 'installed') versions.set(name, version)
  }
  return versions
}

/**
 * Installs what is missing, starting no service → what could not be, in apt's own words.
 * One package that does not exist must not keep the others away: they are then tried one by one.
 */
export async function installPackages(names: readonly string[]): Promise<string[]> {
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await aptGet(['update', '-qq'])
    if ((await install(names)) === undefined) return []
    const failures: string[] = []
    for (const name of names) failures.push(...((await install([name])) ?? []))
    return failures
  } finally {
    if (isOurs) await rm(policy, { force: true })
  }
}

async function install(names: readonly string[]): Promise<string[] | undefined> {
  const said = await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...names])
  return said === undefined ? undefined : [`apt-get could not install ${names.join(' ')}: ${said}`]
}

/** What apt-get says when it fails; `undefined` when all is well. */
async function aptGet(args: readonly string[]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return run('apt-get', [...args], { env, maxBuffer: 1 << 26 }).then(
    () => undefined,
    (error: { stderr?: string; message: string }) => error.stderr?.trim() || error.message,
  )
}

/** `Debian 12`; `undefined` on anything that is not Debian. */
export async function debianRelease(): Promise<string | undefined> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const id = /^ID=(.+)$/m.exec(text)?.[1]
  const version = /^VERSION_ID="?(\d+)/m.exec(text)?.[1]
  return id === 'debian' && version ? `Debian ${version}` : undefined
}
