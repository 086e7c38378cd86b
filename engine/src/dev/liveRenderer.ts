/** A frame of a site in memory → the renderer of its pages, and the file that they name. */

import { htmlLangsOf } from '../config/htmlLangs.ts'
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
  /** JSON of a frame that one of the sites has, or that a page was served with; `file` from the base URL. */
  readonly frameOf: (file: string, sites: readonly CompiledSite[]) => string | undefined
}

/** Frames that pages were served with: open tabs may not have asked for theirs when an edit makes another. */
const keptFrames = 16

type LiveFrame = { readonly file: string; readonly text: string; readonly renderer: LiveRenderer }

/** What pages of one frame share is prepared once. */
export function createLiveRenderers(engine: EngineFiles): LiveRenderers {
  const made = new WeakMap<Frame, LiveFrame>()
  /** By file, the last served last. */
  const served = new Map<string, string>()
  const keep = ({ file, text }: LiveFrame) => {
    served.delete(file)
    served.set(file, text)
    const [oldest] = served.keys()
    if (oldest !== undefined && served.size > keptFrames) served.delete(oldest)
  }
  return {
    rendererOf(site, version) {
      const frame = site.frames.get(version)
      if (!frame) throw new Error(`No frame for the version ${version}`)
      const live = made.get(frame) ?? createLiveFrame(frame, site, engine)
      made.set(frame, live)
      keep(live)
      return live.renderer
    },
    frameOf: (file, sites) =>
      served.get(file) ??
      sites
        .flatMap(({ frames }) => [...frames.values()].map((frame) => JSON.stringify(frame)))
        .find((text) => frameFileOf(text) === file),
  }
}

function createLiveFrame(frame: Frame, { site }: CompiledSite, engine: EngineFiles): LiveFrame {
  const { config } = site
  const text = JSON.stringify(frame)
  const file = frameFileOf(text)
  const renderer = createRenderer({
    frame,
    frameHref: fileHrefOf(config.baseUrl, file),
    assets: withEveryStyle(engine.assets),
    assetsHref: `${config.baseUrl}assets/`,
    siteUrl: config.url,
    languages: htmlLangsOf(config),
    buildId: 'dev',
    SearchSlot,
    ...(config.favicon !== undefined && {
      faviconHref: fileHrefOf(config.baseUrl, config.favicon),
    }),
  })
  return { file, text, renderer }
}

/** What an edit adds to a page is drawn at once, by scripts that bring no styles. */
export const withEveryStyle = (assets: ClientAssets): ClientAssets => ({
  ...assets,
  criticalCss: allStyles(assets).join(''),
  sheets: [],
})

/** Of the frame's JSON. */
const frameFileOf = (text: string) => `assets/frame-${hashOf(text)}.json`
