/** Where Firefox is on this machine; installed by the system's package manager when it can be. */
import { existsSync } from 'node:fs'
import { installPackages } from './debianPackages.ts'

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** `FIREFOX_PATH` wins. Throws, saying what to do, when there is no browser and none can be installed. */
export function findFirefox(): string {
  const given = process.env['FIREFOX_PATH']
  const found = [given ?? [], usualPlaces].flat().find((path) => existsSync(path))
  if (found) return found
  if (installPackages('firefox-esr')) return findFirefox()
  throw new Error(
    'No Firefox: install Debian’s `firefox-esr` package (as root: apt-get install firefox-esr), or give its path in FIREFOX_PATH.',
  )
}
