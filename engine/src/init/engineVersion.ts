import { readFileSync } from 'node:fs'

/** The version of the package that this file is of: two folders below it, in src/init/ as in dist/node/. */
export function versionOfEngine(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
