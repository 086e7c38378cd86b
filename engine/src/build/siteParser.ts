/** The parser of a site: its options, its partials, its highlighting. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { createParser } from './parser.ts'
import type { Parser } from './parser.ts'

export type SiteParserOptions = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: Config
  readonly cacheDir: string | undefined
  readonly fingerprint: string
}

export function createSiteParser({
  siteDir,
  config,
  cacheDir,
  fingerprint,
}: SiteParserOptions): Parser {
  return createParser({
    cacheDir: cacheDir && path.join(cacheDir, 'docs'),
    fingerprint: `${fingerprint} ${config.typography}`,
    parseOptions: {
      typography: config.typography,
      readPartial: (partial) => readPartial(siteDir, partial),
    },
  })
}

/** Partials are inside the site folder, or they are not read. */
function readPartial(siteDir: string, partial: string): string | undefined {
  const absolute = path.resolve(siteDir, partial)
  if (!absolute.startsWith(siteDir + path.sep)) return undefined
  try {
    return readFileSync(absolute, 'utf8')
  } catch {
    return undefined
  }
}
