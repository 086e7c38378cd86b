/** WebKit as Debian packages it, and what drives it. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { missingProgram } from './debianPackages.ts'

export type WebKitPrograms = {
  readonly driver: string
  readonly browser: string
  /** A screen for a machine that has none. */
  readonly screen: string
}

const librariesFolder = '/usr/lib'

/** Throws, saying what to do, when something is missing. */
export function findWebKit(): WebKitPrograms {
  const programs = {
    driver: '/usr/bin/WebKitWebDriver',
    browser: findBrowser() ?? '',
    screen: '/usr/bin/Xvfb',
  }
  const missing = Object.entries(programs).filter(([, path]) => !existsSync(path))
  if (missing.length === 0) return programs
  const lacking = missing.map(([name]) => name).join(', ')
  throw missingProgram(`WebKit (${lacking} missing)`, 'webkit2gtk-driver', 'xvfb')
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`; `undefined` when there is none. */
function findBrowser(): string | undefined {
  const folders = existsSync(librariesFolder) ? readdirSync(librariesFolder) : []
  return folders
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      readdirSync(join(librariesFolder, name))
        .filter((each) => each.startsWith('webkit2gtk-'))
        .map((each) => join(librariesFolder, name, each, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}
