/** The parser of a site, with its options and its cache. */

import path from 'node:path'
import type { Config } from '../config/config.ts'
import { expectFiles } from './compilerPace.ts'
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
  const parser = createParser({
    cacheDir: cacheDir && path.join(cacheDir, 'docs'),
    fingerprint: `${fingerprint} ${config.typography}`,
    settings: { siteDir, typography: config.typography },
  })
  let expected = 0
  return {
    ...parser,
    expect: (count) => {
      expected += count
      expectFiles(expected)
      parser.expect(count)
    },
  }
}
