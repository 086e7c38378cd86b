/** `lucarne compare <before> <after>`: what the second built site lost of the first. */

import { existsSync, statSync, writeFileSync } from 'node:fs'
import { compareSites } from './compareSites.ts'
import { printComparison } from './printComparison.ts'
import { readBuiltSite } from './readBuiltSite.ts'

export type CompareOptions = {
  readonly before: string
  readonly after: string
  /** Base URL of the first site, when its pages do not show it. */
  readonly baseUrl?: string
  readonly all?: boolean
  /** A file for the whole of it, in JSON. */
  readonly json?: string
}

/** Returns what to print, and whether anything is lost; or why there is nothing to compare. */
export function runCompare(
  options: CompareOptions,
): { text: string; isLost: boolean } | { fault: string } {
  const { before, after, baseUrl, all = false, json } = options
  for (const folder of [before, after])
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      return { fault: `There is no folder ${folder}: give two folders of built sites.` }
  const old = readBuiltSite(before, baseUrl)
  if (old.pages.size === 0) return { fault: `There is no page (.html) in ${before}.` }
  const comparison = compareSites(old, readBuiltSite(after))
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(comparison, undefined, 2)}\n`)
  const { lost, differences, unread } = comparison
  const isLost = lost.length + differences.length + unread.length > 0
  return { text: printComparison(comparison, { limit: all ? Infinity : 10 }), isLost }
}
