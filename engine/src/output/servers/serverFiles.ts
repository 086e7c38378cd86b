/** Server files of a built site: redirects, caching, security headers, the 404 page. */

import type { Redirect } from '../../site/plan.ts'
import { apacheConfigOf } from './apacheConfig.ts'
import { caddyConfigOf } from './caddyConfig.ts'
import { headerListOf, redirectListOf } from './hostLists.ts'
import { nginxConfigOf } from './nginxConfig.ts'
import { redirectRulesOf } from './redirectRules.ts'
import { type PolicyFacts, securityHeadersOf } from './securityHeaders.ts'
import type { ServerPlan } from './serverPlan.ts'

export type ServerFacts = PolicyFacts & {
  readonly redirects: readonly Redirect[]
  readonly localeFolders: readonly string[]
  readonly languages: ServerPlan['languages']
  readonly hasCopies: boolean
  /** Paths of static files and of pages' files, from the root of the output. */
  readonly files: readonly string[]
}

/**
 * Configuration for the usual servers and hosts, by file name, to be written at the root of the output: a copy of the
 * output is whole, its policy beside its pages. Names begin with a dot or `_`, as no page's address does.
 */
export function serverFilesOf(facts: ServerFacts): ReadonlyMap<string, string> {
  const plan: ServerPlan = {
    baseUrl: facts.baseUrl,
    redirects: redirectRulesOf(facts.redirects),
    localeFolders: facts.localeFolders,
    languages: facts.languages,
    hasCopies: facts.hasCopies,
    ownAssets: facts.files.filter((file) => file.startsWith('assets/')),
    headers: securityHeadersOf(facts),
  }
  return new Map([
    ['.htaccess', apacheConfigOf(plan)],
    ['.nginx.conf', nginxConfigOf(plan)],
    ['.caddy.conf', caddyConfigOf(plan)],
    ['_redirects', redirectListOf(plan)],
    ['_headers', headerListOf(plan)],
  ])
}
