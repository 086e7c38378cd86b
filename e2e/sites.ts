/** The sites under test: where they are in the repository, where they are served. */
import { fileURLToPath } from 'node:url'
import { requireFreshBundle } from '../engine/sourceStamp.mjs'

export type TestedSite = {
  /** Absolute. */
  readonly folder: string
  readonly outDir: string
  readonly port: number
  /** Its first page. */
  readonly url: string
}

export const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** `E2E_PORT` moves the whole row: two runs at once must not serve each other's sites. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4701)

function testedSite(name: string, folder: string, index: number, baseUrl = '/'): TestedSite {
  const port = firstPort + index
  const outDir = inRepository(`e2e/dist/${name}`)
  return { folder: inRepository(folder), outDir, port, url: `http://127.0.0.1:${port}${baseUrl}` }
}

/** The provider's documentation. */
export const provider = testedSite('provider', 'site', 0)
/** Two versions, two locales, a base URL, every kind of navbar item. */
export const chrome = testedSite('chrome', 'e2e/sites/chrome', 1, '/docs/')
/** Counts its readers. */
export const tracked = testedSite('tracked', 'e2e/sites/tracked', 2)
/** Its navbar names pages and sidebars that do not exist. */
export const faulty = testedSite('faulty', 'e2e/sites/faulty', 3)

/** Port that receives the tracked site's analytics. */
export const collectorPort = 4790

requireFreshBundle()

export const commandLine = inRepository('engine/bin/lucarne.js')
