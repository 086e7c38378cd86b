/** The Content-Security-Policy of a page being written: what it will not be allowed once published fails already. */

import type { ClientAssets } from '../render/assets.ts'
import { allEarlyScripts } from '../render/earlyScripts.ts'
import { rightToLeftCss } from '../render/rightToLeft.ts'
import { contentSecurityPolicyOf } from '../output/servers/securityHeaders.ts'
import { choiceScript } from '../content/choiceSwitch.ts'
import { reviewScript } from '../theme/pages/ReviewNotice.tsx'
import { liveReloadScript } from './liveReloadScript.ts'

export function devPolicyOf(
  baseUrl: string,
  assets: ClientAssets,
  styleAttributes: readonly string[],
): string {
  const scripts = [...allEarlyScripts(baseUrl), reviewScript, choiceScript, liveReloadScript]
  // Editors show pages in a frame of theirs; an edit is put in the page before the app is there to allow it.
  const styles = [rightToLeftCss]
  return contentSecurityPolicyOf({ baseUrl, assets, scripts, styles, styleAttributes }).replace(
    /; (?:frame-ancestors|require-trusted-types-for|trusted-types) [^;]*/g,
    '',
  )
}
