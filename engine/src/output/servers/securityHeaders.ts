/** Computes the headers that allow the inline code of the pages, and nothing else. */

import { createHash } from 'node:crypto'
import type { ClientAssets } from '../../render/assets.ts'
import { allStyles, type Styles } from '../../render/sheets.ts'
import { speculationRulesOf } from '../../render/speculationRules.ts'

export type PolicyFacts = {
  readonly baseUrl: string
  readonly assets: Styles & Pick<ClientAssets, 'bootScript'>
  readonly analyticsUrl?: string | undefined
  /** Address that receives readers' answers; on this host when it begins with a slash. */
  readonly feedbackUrl?: string | undefined
  /** Inline scripts that only some sites have in their pages. */
  readonly scripts?: readonly string[]
  /** The same of style sheets. */
  readonly styles?: readonly string[]
  /** Values of the `style` attributes that pages hold. */
  readonly styleAttributes?: readonly string[]
}

/** Name and value of each; no value holds a double quote, a backslash, `$`, `%` or a brace. */
export const securityHeadersOf = (
  facts: PolicyFacts,
): readonly (readonly [name: string, value: string])[] => [
  ['Content-Security-Policy', contentSecurityPolicyOf(facts)],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', refusedFeatures.map((name) => `${name}=()`).join(', ')],
]

/** Browser features that no page of a documentation needs. */
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
]

/** Hashes of what the pages hold inline. */
export function contentSecurityPolicyOf(facts: PolicyFacts): string {
  const { baseUrl, assets, analyticsUrl, feedbackUrl } = facts
  const scripts = [assets.bootScript, speculationRulesOf(baseUrl), ...(facts.scripts ?? [])]
  const feedback = originSuffix(feedbackUrl)
  const connected = [...new Set([originSuffix(analyticsUrl), feedback])].join('')
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(quotedHash)].join(' '),
    ["style-src 'self'", ...[...allStyles(assets), ...(facts.styles ?? [])].map(quotedHash)].join(
      ' ',
    ),
    styleAttributesAllowed(facts.styleAttributes ?? []),
    "img-src 'self' data:",
    `connect-src 'self'${connected}`,
    "base-uri 'none'",
    `form-action 'self'${feedback}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // See client/limitSinks.ts.
    'trusted-types default',
  ].join('; ')
}

/** After a space; nothing for this very host. */
const originSuffix = (url: string | undefined): string =>
  url === undefined || url.startsWith('/') ? '' : ` ${new URL(url).origin}`

/** `'unsafe-hashes'` says that hashes are those of attributes too: nothing else is allowed by it. */
const styleAttributesAllowed = (styles: readonly string[]): string =>
  styles.length === 0
    ? "style-src-attr 'none'"
    : ["style-src-attr 'unsafe-hashes'", ...styles.map(quotedHash)].join(' ')

const quotedHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
