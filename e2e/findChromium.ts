/** Where Chromium is on this machine; installed by the system's package manager when it can be. */
import { existsSync } from 'node:fs'
import { installPackages } from './debianPackages.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `CHROMIUM_PATH` wins. Throws, saying what to do, when there is no browser and none can be installed. */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH']
  const found = [given ?? [], usualPlaces].flat().find((path) => existsSync(path))
  if (found) return found
  if (installPackages('chromium')) return findChromium()
  throw new Error(
    'No Chromium: install Debian’s `chromium` package (as root: apt-get install chromium), or give its path in CHROMIUM_PATH.',
  )
}
