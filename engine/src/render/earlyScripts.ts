/** A page → what runs between its menu and its article, before anything is drawn. Their hashes are in the policy. */

import type { PageFacts } from '../site/page.ts'
import { menuScriptOf } from '../theme/sidebar/menuScript.ts'

/**
 * Wakes the app on a page that belongs to no version: its navbar may be that of another version than the one served,
 * which only the app knows.
 */
export const wakeScript = 'addEventListener("load",()=>dispatchEvent(new Event("focusin")))'

/** `<script>` elements. `siteBaseUrl` is without the path of a locale. */
export function earlyScriptsOf(
  { sidebar, frames }: Pick<PageFacts, 'sidebar' | 'frames'>,
  siteBaseUrl: string,
): string {
  const scripts = [
    ...(sidebar === undefined ? [] : [menuScriptOf(siteBaseUrl)]),
    ...(frames ? [wakeScript] : []),
  ]
  return scripts.map((script) => `<script>${script}</script>`).join('')
}

/** All that pages of a site may hold. */
export const allEarlyScripts = (siteBaseUrl: string): readonly string[] => [
  menuScriptOf(siteBaseUrl),
  wakeScript,
]
