/** Debian packages: which are there, which version, and how the missing ones come. */

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

const installScript = join(dirname(fileURLToPath(import.meta.url)), '../sandbox/install.sh')

/** Installs what is missing, starting no service → what could not be, in apt's own words. */
export async function installPackages(names: readonly string[]): Promise<string[]> {
  const ended = await run('bash', [installScript, ...names], { maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string }) => error,
  )
  return ended.stdout.split('\n').filter((line) => line !== '')
}

/** `Debian 12`; `undefined` on anything that is not Debian. */
export async function debianRelease(): Promise<string | undefined> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const id = /^ID=(.+)$/m.exec(text)?.[1]
  const version = /^VERSION_ID="?(\d+)/m.exec(text)?.[1]
  return id === 'debian' && version ? `Debian ${version}` : undefined
}
