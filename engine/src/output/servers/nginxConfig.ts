/** Writes the server plan as a fragment to include in a `server` block of nginx. */

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

/** Only `location`s under the base URL, whose folder is expected under the `root` of the server. */
export function nginxConfigOf(plan: ServerPlan): string {
  const { baseUrl, redirects, localeFolders, hasCopies, headers } = plan
  const base = decodedBase(plan)
  return joinLines([
    `${writtenByBuild}, for nginx: to be included in a server block whose root holds ${base}index.html.`,
    '# Reload nginx after each deploy: the policy below names what the pages hold.',
    // Headers of a location replace those around it: they are said once, and this varies.
    `set $lucarne_cache "${pageCache}";`,
    '# The page as it was asked, still encoded: a `?` in its name begins no query. Two slashes would be another host.',
    `if ($request_uri ~ "^/*(?<lucarne_page>/[^?]*?)((?<=/)index\\.html|\\.html)?(\\?|$)") { }`,
    ...['', ...localeFolders].map(
      (folder) =>
        `if ($uri ~ ${quote(`^${escapeRegex(base + folder)}`)}) { set $lucarne_missing "${baseUrl}${folder}404.html"; }`,
    ),
    ...(base === '/'
      ? []
      : [
          `location = ${quote(base.slice(0, -1))} { absolute_redirect off; add_header Cache-Control $lucarne_cache; return 301 "${baseUrl}$is_args$args"; }`,
        ]),
    `location ${quote(base)} {`,
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  # With libnginx-mod-http-brotli-static: brotli_static on;',
    ...headers.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  add_header Cache-Control $lucarne_cache always;',
    '  error_page 404 $lucarne_missing;',
    ...['', ...localeFolders].map(
      (folder) => `  location = ${quote(`${base}${folder}404.html`)} { internal; }`,
    ),
    `  location ~ ${quote(controlPaths(plan))} { return 404; }`,
    ...languageLines(plan),
    ...redirects.flatMap((rule) => redirectLines(base, rule)),
    `  location ~ ${quote(immutablePaths(plan))} {`,
    `    set $lucarne_cache "${immutableCache}";`,
    '  }',
    '  # A page is at its folder: neither index.html, nor .html, nor without its final slash.',
    '  location ~ "/index\\.html$" {',
    '    if ($lucarne_page !~ "/$") { return 404; }',
    '    if (-f $request_filename) { return 301 $lucarne_page$is_args$args; }',
    '    return 404;',
    '  }',
    '  location ~ "^(?<lucarne_folder>.+)\\.html$" {',
    '    if (-f $document_root$lucarne_folder/index.html) { return 301 $lucarne_page/$is_args$args; }',
    '  }',
    ...(hasCopies ? fileLines('\\.md$', `types { } default_type "${markdownType}";`) : []),
    ...fileLines('[^/]$'),
    '  try_files "${uri}index.html" =404;',
    '}',
  ])
}

const fileLines = (ending: string, ...more: readonly string[]): string[] => [
  `  location ~ "${ending}" {`,
  ...more.map((line) => `    ${line}`),
  '    if (-f $request_filename/index.html) { return 301 $lucarne_page/$is_args$args; }',
  '    try_files $uri =404;',
  '  }',
]

function redirectLines(base: string, { from, path, query, fragment }: RedirectRule): string[] {
  const target = `${path}${query === '' ? '$is_args$args' : query}${fragment}`
  const addresses = from === '' ? [base] : [`${base}${from}`, `${base}${from}/`]
  return addresses.map((address) => `  location = ${quote(address)} { return 301 "${target}"; }`)
}

/** Lines that redirect to the reader's language; none when a locale is at the root. */
function languageLines(plan: ServerPlan): string[] {
  const rules = languageRulesOf(plan)
  if (rules.length === 0) return []
  return [
    `  location = ${quote(decodedBase(plan))} {`,
    '    add_header Vary Accept-Language always;',
    '    add_header Cache-Control $lucarne_cache always;',
    ...rules.map(({ pattern, href }) => {
      const answer = `return 302 "${href}$is_args$args";`
      return pattern === undefined
        ? `    ${answer}`
        : `    if ($http_accept_language ~* "${pattern}") { ${answer} }`
    }),
    '  }',
  ]
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
