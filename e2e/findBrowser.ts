/** Where browsers are on this machine; installed by the system's package manager when they can be. */
import { existsSync } from 'node:fs'
import { installPackages } from './debianPackages.ts'

type Browser = {
  readonly name: string
  /** Of the environment: a path that wins. */
  readonly variable: string
  readonly package: string
  readonly usualPlaces: readonly string[]
}

const chromium: Browser = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  package: 'chromium',
  usualPlaces: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

/** Chromium without all that shows a window: the same engine, twice as fast to drive. */
const headlessChromium: Browser = {
  name: 'headless Chromium',
  variable: 'CHROMIUM_PATH',
  package: 'chromium-headless-shell',
  usualPlaces: ['/usr/bin/chromium-headless-shell'],
}

const firefox: Browser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  package: 'firefox-esr',
  usualPlaces: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
}

export const findChromium = (): string => find(chromium)

/** For many short tests. Where there is none, Chromium itself. */
export function findHeadlessChromium(): string {
  try {
    return find(headlessChromium)
  } catch {
    // Processes that start from here would each try to install the other one again.
    const path = findChromium()
    process.env[headlessChromium.variable] = path
    return path
  }
}

export const findFirefox = (): string => find(firefox)

/** Throws, saying what to do, when there is no browser and none can be installed. */
function find(browser: Browser): string {
  const { name, variable, usualPlaces } = browser
  const found = [process.env[variable] ?? [], usualPlaces].flat().find((path) => existsSync(path))
  if (found) return found
  if (installPackages(browser.package)) return find(browser)
  throw new Error(
    `No ${name}: install Debian’s \`${browser.package}\` package (as root: apt-get install ${browser.package}), or give its path in ${variable}.`,
  )
}
