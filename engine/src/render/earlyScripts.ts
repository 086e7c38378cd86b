/** A page → what runs between its menu and its article, before anything is drawn. Their hashes are in the policy. */

import type { PageFacts } from '../site/page.ts'
import { menuScriptOf } from '../theme/sidebar/menuScript.ts'

/** Of a page of no version: its bar may be of another than it was served with, which the app knows. */
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
