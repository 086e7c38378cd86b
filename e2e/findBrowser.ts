/** Paths of the browsers on this machine. */
import { existsSync } from 'node:fs'
import { missingProgram } from './debianPackages.ts'

type Browser = {
  readonly name: string
  /** Environment variable with a path that takes precedence. */
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
    return findChromium()
  }
}

export const findFirefox = (): string => find(firefox)

/** Throws, saying what to do, when there is none. */
function find({ name, variable, usualPlaces, package: packageName }: Browser): string {
  const found = [process.env[variable] ?? [], usualPlaces].flat().find((path) => existsSync(path))
  if (found) return found
  throw missingProgram(`${name} (nor a path to one in ${variable})`, packageName)
}
