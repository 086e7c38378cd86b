/** Builds the renderer's context from a site and one of its frames, in a build and while writing. */

import { directionOf, htmlLangsOf } from '../config/htmlLangs.ts'
import type { Config } from '../config/config.ts'
import type { RenderContext } from '../render/renderContext.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import { feedUrlOf } from '../site/feed.ts'
import type { Frame } from '../site/frame.ts'
import { fileHrefOf } from '../site/paths.ts'
import { hashContent } from '../disk/hashContent.ts'

type SiteContext = Pick<
  RenderContext,
  | 'words'
  | 'frameHref'
  | 'frameHrefs'
  | 'assetsHref'
  | 'siteUrl'
  | 'languages'
  | 'isWrittenFromRight'
  | 'faviconHref'
  | 'feedUrl'
>

/** `frame` is one of those of the site. */
export function siteContextOf({ site, frames }: CompiledSite, frame: Frame): SiteContext {
  const { config } = site
  const { baseUrl, favicon } = config
  const feedUrl = feedUrlOf(site)
  const hrefOfFrame = (each: Frame) => fileHrefOf(baseUrl, frameFileOf(each).file)
  return {
    words: site.words,
    frameHref: hrefOfFrame(frame),
    ...(frames.size > 1 && {
      frameHrefs: Object.fromEntries(
        [...frames].map(([version, each]) => [version, hrefOfFrame(each)]),
      ),
    }),
    assetsHref: `${baseUrl}assets/`,
    siteUrl: config.url,
    languages: htmlLangsOf(config),
    ...(isWrittenFromRight(config) && { isWrittenFromRight: true }),
    ...(favicon !== undefined && { faviconHref: fileHrefOf(baseUrl, favicon) }),
    ...(feedUrl !== undefined && { feedUrl }),
  }
}

const isWrittenFromRight = ({ locales, i18n }: Config): boolean =>
  i18n.fallback === 'page' && locales.slice(0, 1).some((first) => directionOf(first) === 'rtl')

/** The file that pages of a frame name, from the base URL, and what it holds. */
export type FrameFile = { readonly file: string; readonly json: string }

export function frameFileOf(frame: Frame): FrameFile {
  const json = JSON.stringify(frame)
  return { file: `assets/frame-${hashContent(json)}.json`, json }
}
