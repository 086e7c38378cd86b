/** The Content-Security-Policy of a page being written: what it will not be allowed once published fails already. */

import { createHash } from 'node:crypto'
import type { ClientAssets } from '../render/assets.ts'
import { contentSecurityPolicyOf } from '../build/servers/securityHeaders.ts'
import { reviewScript } from '../theme/pages/ReviewNotice.tsx'
import { newsScript } from './newsScript.ts'

export function devPolicyOf(baseUrl: string, assets: ClientAssets): string {
  return (
    contentSecurityPolicyOf({ baseUrl, assets, scripts: [reviewScript] })
      .replace("script-src 'self'", `$& 'sha256-${newsHash}'`)
      // Editors show pages in a frame of theirs.
      .replace(/; frame-ancestors [^;]*/, '')
  )
}

const newsHash = createHash('sha256').update(newsScript).digest('base64')
