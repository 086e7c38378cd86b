/** Declared redirects → what each server's rules are made of. */

import { escapePattern } from '../../escapePattern.ts'
import { splitTarget } from '../../site/paths.ts'
import type { Redirect } from '../../site/plan.ts'

export type RedirectRule = {
  /** The old address from the root of the output, decoded, without slash at either end; empty for the root. */
  readonly from: string
  /** The final address in three parts, safe between double quotes in any of the configurations. */
  readonly path: string
  /** With its `?`; empty when the reader's own is to be kept. */
  readonly query: string
  /** With its `#`, or empty. */
  readonly fragment: string
}

export function redirectRulesOf(redirects: readonly Redirect[]): readonly RedirectRule[] {
  return redirects.map(({ path: from, href }) => {
    const { path, query, hash: fragment } = splitTarget(encodeRest(href))
    return { from: from.replace(/^\/|\/$/g, ''), path, query, fragment }
  })
}

/** Encodes what an address cannot hold, and `$`, which servers read as a variable. */
const encodeRest = (href: string) =>
  href.replace(/[^\w\-.~!&'()*+,;=:@/?#%]/gu, (character) => encodeURIComponent(character))

/** As `escapePattern`, safe between double quotes. */
export const escapeRegex = (text: string): string =>
  escapePattern(text).replaceAll('"', String.raw`\x22`)
