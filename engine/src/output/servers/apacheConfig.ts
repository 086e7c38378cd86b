/** Writes the server plan as an `.htaccess` for Apache 2.4. */

import { immutableCache, pageCache } from './caching.ts'
import { languageRulesOf } from './languageRules.ts'
import { escapeRegex, type RedirectRule } from './redirectRules.ts'
import {
  controlFiles,
  decodedBase,
  immutablePaths,
  joinLines,
  type ServerPlan,
  writtenByBuild,
} from './serverPlan.ts'

/** Without mod_rewrite or mod_headers, what needs them is left out. */
export function apacheConfigOf(plan: ServerPlan): string {
  const { baseUrl, redirects, localeFolders, hasCopies, headers } = plan
  return joinLines([
    `${writtenByBuild}, for Apache 2.4 with AllowOverride All, mod_rewrite and mod_headers.`,
    'Options -Indexes -MultiViews',
    'DirectorySlash On',
    `ErrorDocument 404 ${baseUrl}404.html`,
    ...localeFolders.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${escapeRegex(decodedBase(plan) + folder)}#">`,
      `  ErrorDocument 404 ${baseUrl}${folder}404.html`,
      '</If>',
    ]),
    'AddDefaultCharset utf-8',
    ...(hasCopies ? ['AddType text/markdown .md', 'AddCharset utf-8 .md'] : []),
    '# A compressed copy is of the type of its file: not an archive, nor a page in Breton.',
    'RemoveType .gz',
    'RemoveLanguage .br',
    'AddEncoding gzip .gz',
    'AddEncoding br .br',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    `  RewriteBase ${quote(baseUrl)}`,
    `  RewriteRule ${quote(`^${controlFiles}`)} - [R=404,L]`,
    ...languageRulesOf(plan).flatMap(({ pattern, href }) => [
      ...(pattern === undefined ? [] : [`  RewriteCond %{HTTP:Accept-Language} "${pattern}" [NC]`]),
      `  RewriteRule "^$" "${href}" [R=302,L]`,
    ]),
    ...redirects.flatMap(redirectLines),
    '  # A page is at its folder: neither index.html nor .html; a folder without page is not found.',
    '  RewriteCond %{REQUEST_FILENAME} -f',
    `  RewriteCond %{THE_REQUEST} ${quote(`${askedPath('([^ ?]*/)?')}index\\.html[ ?]`)}`,
    '  RewriteRule "^(.*/)?index\\.html$" "%1" [R=301,NE,L]',
    '  RewriteCond %{REQUEST_FILENAME} !-f',
    '  RewriteCond %{REQUEST_FILENAME} "^(.+)\\.html$"',
    '  RewriteCond %1/index.html -f',
    `  RewriteCond %{THE_REQUEST} ${quote(`${askedPath('[^ ?]+')}\\.html[ ?]`)}`,
    '  RewriteRule "\\.html$" "%1/" [R=301,NE,L]',
    '  RewriteCond %{REQUEST_FILENAME} -d',
    '  RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    '  RewriteRule ^ - [R=404,L]',
    '  # Copies compressed by the build, for readers who take them; a `?` would end the name of one.',
    ...compressedLines('br', 'br'),
    ...compressedLines('gzip', 'gz'),
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...headers.map(([name, value]) => `  Header always set ${name} "${value}"`),
    '  Header merge Vary Accept-Encoding',
    ...(plan.languages.length > 0
      ? [
          `  Header always merge Vary Accept-Language "expr=%{REQUEST_URI} == '${decodedBase(plan)}'"`,
        ]
      : []),
    `  Header set Cache-Control "${pageCache}"`,
    // `always` alone reaches redirects: without it, browsers would keep them for ever.
    `  Header always set Cache-Control "${pageCache}" "expr=%{REQUEST_STATUS} =~ m/^30[128]$/"`,
    `  Header set Cache-Control "${immutableCache}" "expr=%{REQUEST_URI} =~ m#${immutablePaths(plan)}#"`,
    '</IfModule>',
  ])
}

/** Apache keeps the reader's query where the target has none, but after the fragment. */
function redirectLines({ from, path, query, fragment }: RedirectRule): string[] {
  const rule = (target: string) =>
    `  RewriteRule ${quote(`^${escapeRegex(from)}/?$`)} ${quote(target)} [R=301,NE,L]`
  const target = escapeTarget(`${path}${query}${fragment}`)
  if (query !== '' || fragment === '') return [rule(target)]
  return [
    '  RewriteCond %{QUERY_STRING} "(.+)"',
    rule(`${escapeTarget(path)}?%1${escapeTarget(fragment)}`),
    rule(target),
  ]
}

/**
 * Matches the address as requested, still encoded, after its first slash, as `%1`: a decoded `?` would start a query,
 * which Apache 2.4.60 rejects. Repeated slashes are dropped, since two would start a host name.
 */
const askedPath = (rest: string) => `^[A-Z]+ /*(/${rest})`

function compressedLines(encoding: string, extension: string): string[] {
  return [
    `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `  RewriteCond %{HTTP:Accept-Encoding} !\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`,
    '  RewriteCond %{REQUEST_FILENAME} !\\?',
    `  RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `  RewriteRule ^(.+)$ $1.${extension} [L]`,
  ]
}

/** `%2` and `$1` are what a rule has matched. */
const escapeTarget = (href: string) => href.replace(/[%$\\]/g, '\\$&')

/** Backslashes are kept as they are by mod_rewrite; no text here holds a double quote. */
const quote = (text: string) => `"${text}"`
