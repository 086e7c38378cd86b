/** A frame of a site in memory → the renderer of its pages, and the file that they name. */

import type { EngineFiles } from '../build/clientAssets.ts'
import { type FrameFile, frameFileOf, siteContextOf } from '../build/renderContext.ts'
import { readBrand, withBrand } from '../build/brand.ts'
import type { ClientAssets } from '../render/assets.ts'
import { createRenderer } from '../render/renderPage.tsx'
import { allStyles } from '../render/sheets.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { Frame } from '../site/frame.ts'
import { SearchSlot } from '../theme/search/SearchSlot.tsx'

export type LiveRenderer = ReturnType<typeof createRenderer>

export type LiveRenderers = {
  readonly rendererOf: (site: CompiledSite, version: string) => LiveRenderer
  /** JSON of a frame that one of the sites has, or that a page was served with; `file` from the base URL. */
  readonly frameOf: (file: string, sites: readonly CompiledSite[]) => string | undefined
}

/** Frames that pages were served with: open tabs may not have asked for theirs when an edit makes another. */
const keptFrames = 16

type LiveFrame = FrameFile & { readonly renderer: LiveRenderer }

/** What pages of one frame share is prepared once. */
export function createLiveRenderers(engine: EngineFiles, siteDir: string): LiveRenderers {
  const made = new WeakMap<Frame, LiveFrame>()
  /** By file, the last served last. */
  const served = new Map<string, string>()
  const keep = ({ file, json }: LiveFrame) => {
    served.delete(file)
    served.set(file, json)
    const [oldest] = served.keys()
    if (oldest !== undefined && served.size > keptFrames) served.delete(oldest)
  }
  return {
    rendererOf(site, version) {
      const frame = site.frames.get(version)
      if (!frame) throw new Error(`No frame for the version ${version}`)
      const live = made.get(frame) ?? createLiveFrame(frame, site, { engine, siteDir })
      made.set(frame, live)
      keep(live)
      return live.renderer
    },
    frameOf: (file, sites) =>
      served.get(file) ??
      sites
        .flatMap(({ frames }) => [...frames.values()].map(frameFileOf))
        .find((each) => each.file === file)?.json,
  }
}

function createLiveFrame(
  frame: Frame,
  site: CompiledSite,
  { engine, siteDir }: { readonly engine: EngineFiles; readonly siteDir: string },
): LiveFrame {
  const frameFile = frameFileOf(frame)
  const renderer = createRenderer({
    ...siteContextOf(site, frame),
    frame,
    assets: withBrand(withEveryStyle(engine.assets), readBrand(site.site.config, siteDir)),
    buildId: 'dev',
    SearchSlot,
  })
  return { ...frameFile, renderer }
}

/** What an edit adds to a page is drawn at once, by scripts that bring no styles. */
export const withEveryStyle = (assets: ClientAssets): ClientAssets => ({
  ...assets,
  criticalCss: allStyles(assets).join(''),
  sheets: [],
})
