/** A frame of a site in memory → the renderer of its pages. */

import type { EngineFiles } from '../build/clientAssets.ts'
import { hashOf } from '../build/hashOf.ts'
import type { ClientAssets } from '../render/assets.ts'
import { createRenderer } from '../render/renderPage.tsx'
import { allStyles } from '../render/sheets.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { Frame } from '../site/frame.ts'
import { fileHrefOf } from '../site/paths.ts'
import { SearchSlot } from '../theme/search/SearchSlot.tsx'

export type LiveRenderer = ReturnType<typeof createRenderer>

export type LiveRenderers = {
  readonly rendererOf: (site: CompiledSite, version: string) => LiveRenderer
}

/** What pages of one frame share is prepared once. */
export function createLiveRenderers(engine: EngineFiles): LiveRenderers {
  const made = new WeakMap<Frame, LiveRenderer>()
  return {
    rendererOf(site, version) {
      const frame = site.frames.get(version)
      if (!frame) throw new Error(`No frame for the version ${version}`)
      const renderer = made.get(frame) ?? createFrameRenderer(frame, site, engine)
      made.set(frame, renderer)
      return renderer
    },
  }
}

function createFrameRenderer(
  frame: Frame,
  { site }: CompiledSite,
  engine: EngineFiles,
): LiveRenderer {
  const { config } = site
  return createRenderer({
    frame,
    frameHref: fileHrefOf(config.baseUrl, frameFileOf(JSON.stringify(frame))),
    assets: withEveryStyle(engine.assets),
    assetsHref: `${config.baseUrl}assets/`,
    siteUrl: config.url,
    buildId: 'dev',
    SearchSlot,
    ...(config.favicon !== undefined && {
      faviconHref: fileHrefOf(config.baseUrl, config.favicon),
    }),
  })
}

/** What an edit adds to a page is drawn at once, by scripts that bring no styles. */
export const withEveryStyle = (assets: ClientAssets): ClientAssets => ({
  ...assets,
  criticalCss: allStyles(assets).join(''),
  sheets: [],
})

/** Of the frame's JSON. */
export const frameFileOf = (text: string) => `assets/frame-${hashOf(text)}.json`
