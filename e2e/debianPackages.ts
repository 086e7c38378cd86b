/** The programs that tests need, from Debian's packages. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const installer = fileURLToPath(new URL('../verify/sandbox/install.sh', import.meta.url))

/** Returns whether this machine lets us: root, on Debian. One installs at a time, and no service is started. */
export function installPackages(...names: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log(`Installing what is missing, Debian’s ${names.join(', ')}`)
  execFileSync('bash', [installer, ...names], { stdio: 'inherit' })
  return true
}
