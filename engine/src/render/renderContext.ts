/** All that the pages of a frame are rendered with. */

import type { Frame } from '../site/frame.ts'
import type { AppProps } from '../theme/App.tsx'
import type { PageWords } from '../words/wordTable.ts'
import type { ClientAssets } from './assets.ts'

export type RenderContext = {
  readonly frame: Frame
  readonly words: PageWords
  /** Address of the frame's JSON. */
  readonly frameHref: string
  /** Frames of all versions, by name; absent on a site with one. */
  readonly frameHrefs?: Readonly<Record<string, string>>
  readonly assets: ClientAssets
  /** Address of the folder of the hashed files, with its final slash. */
  readonly assetsHref: string
  /** Origin of the published site, without a final slash. */
  readonly siteUrl: string
  readonly buildId: string
  /** Language of each locale, by its code; the code, where it has none. */
  readonly languages?: Readonly<Record<string, string>>
  /** The first locale is read from the right: pages of another show what it has not translated. */
  readonly isWrittenFromRight?: boolean
  readonly faviconHref?: string
  /** Absolute; absent where the site has no feed. */
  readonly feedUrl?: string
  /** Result of `speculationRulesOf`; without it, no page is loaded ahead. */
  readonly speculationRules?: string
  readonly SearchSlot: AppProps['SearchSlot']
}
