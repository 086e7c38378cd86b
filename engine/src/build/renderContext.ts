/** A site and one of its frames → what their renderer is told, in a build and while writing. */

import { htmlLangsOf } from '../config/htmlLangs.ts'
import type { RenderContext } from '../render/renderPage.tsx'
import { feedUrlOf } from '../site/feed.ts'
import type { Frame } from '../site/frame.ts'
import { fileHrefOf } from '../site/paths.ts'
import type { Site } from '../site/site.ts'
import { hashOf } from './hashOf.ts'

type SiteContext = Pick<
  RenderContext,
  'frameHref' | 'assetsHref' | 'siteUrl' | 'languages' | 'faviconHref' | 'feedUrl'
>

/** `frameFile` is from the base URL. */
export function siteContextOf(site: Site, frameFile: string): SiteContext {
  const { config } = site
  const { baseUrl, favicon } = config
  const feedUrl = feedUrlOf(site)
  return {
    frameHref: fileHrefOf(baseUrl, frameFile),
    assetsHref: `${baseUrl}assets/`,
    siteUrl: config.url,
    languages: htmlLangsOf(config),
    ...(favicon !== undefined && { faviconHref: fileHrefOf(baseUrl, favicon) }),
    ...(feedUrl !== undefined && { feedUrl }),
  }
}

/** The file that pages of a frame name, from the base URL, and what it holds. */
export type FrameFile = { readonly file: string; readonly json: string }

export function frameFileOf(frame: Frame): FrameFile {
  const json = JSON.stringify(frame)
  return { file: `assets/frame-${hashOf(json)}.json`, json }
}
