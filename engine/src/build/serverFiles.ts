/** A compiled site → what servers need to know: redirects, caching, security headers, the 404. */

import { createHash } from 'node:crypto'
import type { ClientAssets } from '../render/assets.ts'
import { allStyles, type Styles } from '../render/sheets.ts'
import { speculationRulesOf } from '../render/speculationRules.ts'
import type { Redirect } from '../site/plan.ts'
import { decodeLoosely } from '../site/paths.ts'

export type ServerFacts = {
  readonly baseUrl: string
  readonly redirects: readonly Redirect[]
  readonly assets: Styles & Pick<ClientAssets, 'bootScript'>
  readonly analyticsUrl?: string | undefined
}

/** Configuration for the usual hosts, by file name, to be written at the root of the output. */
export function serverFilesOf(facts: ServerFacts): ReadonlyMap<string, string> {
  return new Map([
    ['.htaccess', apacheOf(facts)],
    ['_redirects', redirectListOf(facts)],
    ['_headers', headerListOf(facts)],
  ])
}

/** Hashes of what the pages hold inline; `style` attributes come from authors' own HTML. */
export function contentSecurityPolicyOf(facts: ServerFacts): string {
  const { baseUrl, assets, analyticsUrl } = facts
  const scripts = [assets.bootScript, speculationRulesOf(baseUrl)]
  const analytics = analyticsUrl === undefined ? '' : ` ${new URL(analyticsUrl).origin}`
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(quotedHash)].join(' '),
    ["style-src 'self'", ...allStyles(assets).map(quotedHash)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${analytics}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

const quotedHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const securityHeaders = (facts: ServerFacts): readonly (readonly [string, string])[] => [
  ['Content-Security-Policy', contentSecurityPolicyOf(facts)],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

export const immutableCache = 'public, max-age=31536000, immutable'
export const pageCache = 'public, max-age=0, must-revalidate'

/** From the site's own path to an address, both starting with a slash. */
const fromPath = (baseUrl: string, { path }: Redirect) => baseUrl + path.slice(1)

/** One line a redirect: `from to 301`, as preview and several hosts read it. */
function redirectListOf({ baseUrl, redirects }: ServerFacts): string {
  return lines(
    redirects.map((redirect) => `${encodeURI(fromPath(baseUrl, redirect))} ${redirect.href} 301`),
  )
}

function headerListOf(facts: ServerFacts): string {
  const all = securityHeaders(facts).map(([name, value]) => `  ${name}: ${value}`)
  return lines([
    `${facts.baseUrl}*`,
    ...all,
    `  Cache-Control: ${pageCache}`,
    `${facts.baseUrl}assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${immutableCache}`,
  ])
}

function apacheOf(facts: ServerFacts): string {
  const { baseUrl, redirects } = facts
  return lines([
    '# Written by the build: redirects, errors, caching and security headers for Apache 2.4.',
    'Options -Indexes',
    'DirectorySlash On',
    `ErrorDocument 404 ${baseUrl}404.html`,
    'AddDefaultCharset utf-8',
    '<IfModule mod_alias.c>',
    ...redirects.map(
      (redirect) =>
        `  RedirectMatch 301 "^${escapeRegex(decodeLoosely(fromPath(baseUrl, redirect))).replace(/\/$/, '')}/?$" "${redirect.href}"`,
    ),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  # An old address in .html leads to the page without it.',
    '  RewriteCond %{REQUEST_FILENAME} !-f',
    `  RewriteRule ^(.+)\\.html$ ${baseUrl}$1/ [R=301,L]`,
    '  # Copies compressed by the build, for readers who take them.',
    ...compressedRules('br', 'br'),
    ...compressedRules('gzip', 'gz'),
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...securityHeaders(facts).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header set Cache-Control "${pageCache}"`,
    `  Header set Cache-Control "${immutableCache}" "expr=%{REQUEST_URI} =~ m#^${baseUrl}assets/#"`,
    '  <FilesMatch "\\.(br|gz)$">',
    '    Header append Vary Accept-Encoding',
    '  </FilesMatch>',
    '</IfModule>',
  ])
}

function compressedRules(encoding: string, extension: string): string[] {
  const types = [
    ['html', 'text/html'],
    ['css', 'text/css'],
    ['js', 'text/javascript'],
    ['json', 'application/json'],
    ['svg', 'image/svg+xml'],
    ['xml', 'application/xml'],
    ['txt', 'text/plain'],
  ]
  return [
    `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `  RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `  RewriteRule ^(.+)$ $1.${extension} [L]`,
    ...types.map(
      ([name, type]) =>
        `  RewriteRule \\.${name}\\.${extension}$ - [T=${type},E=no-gzip:1,E=no-brotli:1,L]`,
    ),
    `  <FilesMatch "\\.${extension}$">`,
    `    Header set Content-Encoding ${encoding}`,
    '  </FilesMatch>',
  ]
}

const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const lines = (list: readonly string[]) => `${list.join('\n')}\n`
