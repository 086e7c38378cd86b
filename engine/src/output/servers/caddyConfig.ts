/** Writes the server plan as a fragment to import in a site block of Caddy 2. */

import { immutableCache, pageCache } from './caching.ts'
import { languageRulesOf } from './languageRules.ts'
import { escapeRegex, type RedirectRule } from './redirectRules.ts'
import {
  controlPaths,
  decodedBase,
  immutablePaths,
  joinLines,
  markdownType,
  type ServerPlan,
  writtenByBuild,
} from './serverPlan.ts'

/** Only what is under the base URL, whose folder is expected under the `root` of the site. */
export function caddyConfigOf(plan: ServerPlan): string {
  const { baseUrl, redirects, localeFolders, hasCopies, headers } = plan
  const base = decodedBase(plan)
  const rules = [...(base === '/' ? [] : [ruleToBase(plan)]), ...redirects.map(ruleIn(base))]
  return joinLines([
    `${writtenByBuild}, for Caddy 2: to be imported in a site block whose root holds ${base}index.html.`,
    '# Reload Caddy after each deploy: the policy below names what the pages hold.',
    // A site block may import several sites; inside a route, names are its own.
    `@lucarne${baseUrl} path_regexp "^${escapeRegex(base.slice(0, -1))}(/|$)"`,
    `route @lucarne${baseUrl} {`,
    '\theader {',
    ...headers.map(([name, value]) => `\t\t${name} "${value}"`),
    `\t\tCache-Control "${pageCache}"`,
    '\t}',
    ...languageVary(plan),
    '\theader {',
    '\t\tdefer',
    '\t\tVary Accept-Encoding',
    '\t}',
    '\t@lucarne_query expression `{query} != ""`',
    '\tvars lucarne_query ""',
    '\tvars @lucarne_query lucarne_query "?{query}"',
    `\tvars lucarne_missing "${baseUrl}404.html"`,
    ...localeFolders.flatMap((folder, index) => [
      `\t@lucarne_locale_${index} path_regexp "^${escapeRegex(base + folder)}"`,
      `\tvars @lucarne_locale_${index} lucarne_missing "${baseUrl}${folder}404.html"`,
    ]),
    ...languageLines(plan),
    ...rules.flatMap(redirectLines),
    `\t@lucarne_control path_regexp "${controlPaths(plan)}"`,
    `\trewrite @lucarne_control "${baseUrl}404/control"`,
    '\t@lucarne_immutable {',
    `\t\tpath_regexp "${immutablePaths(plan)}"`,
    '\t\tfile',
    '\t}',
    `\theader @lucarne_immutable Cache-Control "${immutableCache}"`,
    ...(hasCopies ? markdownLines : []),
    '\t@lucarne_file {',
    '\t\tnot path */ */index.html',
    '\t\tfile',
    '\t}',
    ...served('handle @lucarne_file'),
    '\t@lucarne_page {',
    '\t\tpath */',
    '\t\tfile {path}index.html',
    '\t}',
    ...served('handle @lucarne_page'),
    '\t# A page is at its folder: neither index.html, nor .html, nor without its final slash.',
    '\turi path_regexp "(/index\\.html|\\.html)?/?$" "/"',
    '\t@lucarne_moved {',
    '\t\t# `//name/` is the address of another host.',
    '\t\texpression `!{path}.startsWith("//")`',
    '\t\tfile {path}index.html',
    '\t}',
    '\tredir @lucarne_moved {uri} 301',
    '\trewrite * {vars.lucarne_missing}',
    ...served('handle', 'status 404'),
    '}',
  ])
}

const markdownLines = [
  '\t@lucarne_markdown {',
  '\t\tpath *.md',
  '\t\tfile',
  '\t}',
  `\theader @lucarne_markdown Content-Type "${markdownType}"`,
]

type CaddyRule = { readonly pattern: string; readonly target: string }

const ruleToBase = (plan: ServerPlan): CaddyRule => ({
  pattern: `^${escapeRegex(decodedBase(plan).slice(0, -1))}$`,
  target: `${plan.baseUrl}{vars.lucarne_query}`,
})

const ruleIn =
  (base: string) =>
  ({ from, path, query, fragment }: RedirectRule): CaddyRule => ({
    pattern: `^${escapeRegex(base + from)}${from === '' ? '' : '/?'}$`,
    target: `${path}${query === '' ? '{vars.lucarne_query}' : query}${fragment}`,
  })

// A matcher `path` would not tell capitals from small letters, and send `/SSH/` back to itself for ever.
const redirectLines = ({ pattern, target }: CaddyRule, index: number): string[] => [
  `\t@lucarne_${index} path_regexp "${pattern}"`,
  `\tredir @lucarne_${index} "${target}" 301`,
]

const rootOf = (plan: ServerPlan): string => `path_regexp "^${escapeRegex(decodedBase(plan))}$"`

/** Before the header of all answers: what is deferred first is said last. */
const languageVary = (plan: ServerPlan): string[] =>
  plan.languages.length === 0
    ? []
    : [
        `\t@lucarne_root ${rootOf(plan)}`,
        '\theader @lucarne_root {',
        '\t\tdefer',
        '\t\tVary "Accept-Encoding, Accept-Language"',
        '\t}',
      ]

/** Lines that redirect to the reader's language; none when a locale is at the root. */
const languageLines = (plan: ServerPlan): string[] =>
  languageRulesOf(plan).flatMap(({ pattern, href }, index) => [
    `\t@lucarne_language_${index} {`,
    `\t\t${rootOf(plan)}`,
    ...(pattern === undefined ? [] : [`\t\theader_regexp Accept-Language "(?i)${pattern}"`]),
    '\t}',
    `\tredir @lucarne_language_${index} "${href}{vars.lucarne_query}" 302`,
  ])

const served = (handler: string, ...more: readonly string[]): string[] => [
  `\t${handler} {`,
  '\t\tfile_server {',
  ...['precompressed br gzip', ...more].map((line) => `\t\t\t${line}`),
  '\t\t}',
  '\t}',
]
