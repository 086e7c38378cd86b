/** The releases of Debian that guides run on, each in a root of its own. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { readVariables, type Variables } from 'lucarne-docs/content'

export type Release = {
  /** `13`: what `debian="13"` and `banc: { debian: 13 }` name. */
  readonly number: string
  readonly codename: string
  /** Folder of its files, whether it has been made or not. */
  readonly root: string
}

/** Names that Debian's archive gives to releases. */
const codenames: ReadonlyMap<string, string> = new Map([
  ['11', 'bullseye'],
  ['12', 'bookworm'],
  ['13', 'trixie'],
  ['14', 'forky'],
])

/** Folder where roots are kept between runs. */
const cacheFolder = process.env['LUCARNE_VERIFY_CACHE'] ?? '/var/cache/lucarne-verify'

/** Returns `undefined` for a number that Debian has not. */
export function releaseOf(number: string): Release | undefined {
  const codename = codenames.get(number)
  return codename === undefined
    ? undefined
    : { number, codename, root: resolve(cacheFolder, `debian-${number}`) }
}

export const isMade = ({ root }: Release): boolean => existsSync(`${root}/etc/os-release`)

/** Releases of a site. `variables`: its table, if it has one. */
export type SiteReleases = {
  readonly releases: readonly Release[]
  readonly variables?: Variables
}

/** The choices that its table calls « Debian … »; without any, this machine's own Debian, or the stable one. */
export async function readReleases(siteFolder: string): Promise<SiteReleases> {
  const variables = await readVariables(siteFolder)
  const numbers = (variables?.choice?.choices ?? [])
    .filter(({ label }) => /^debian\b/i.test(label))
    .map(({ key }) => key)
  const chosen = numbers.length > 0 ? numbers : [(await hostRelease()) ?? '13']
  return {
    releases: chosen.flatMap((number) => releaseOf(number) ?? []),
    ...(variables && { variables }),
  }
}

/** `12`; `undefined` on anything that is not Debian. */
async function hostRelease(): Promise<string | undefined> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const version = /^VERSION_ID="?(\d+)/m.exec(text)?.[1]
  return /^ID=debian$/m.test(text) ? version : undefined
}
