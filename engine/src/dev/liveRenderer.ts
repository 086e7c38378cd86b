/** A frame of a site in memory → the renderer of its pages, and the file that they name. */

import type { EngineFiles } from '../read/engineFiles.ts'
import { type FrameFile, frameFileOf, siteContextOf } from '../load/renderContext.ts'
import { type SiteBrand, withBrand } from '../read/brand/readBrand.ts'
import { withSheets } from '../read/components/readComponents.ts'
import type { ClientAssets } from '../render/assets.ts'
import { createRenderer } from '../render/renderPage.tsx'
import { allStyles } from '../render/sheets.ts'
import type { CompiledSite } from '../site/compileSite.ts'
import type { Frame } from '../site/frame.ts'
import { SearchSlot } from '../theme/search/SearchSlot.tsx'

export type LiveRenderer = ReturnType<typeof createRenderer>

export type LiveRenderers = {
  readonly rendererOf: (site: CompiledSite, version: string, brand: SiteBrand) => LiveRenderer
  /** Returns the assets that the site's pages inline. */
  readonly assetsOf: (site: CompiledSite, brand: SiteBrand) => ClientAssets
  /** JSON of a frame that one of the sites has, or that a page was served with; `file` from the base URL. */
  readonly frameOf: (file: string, sites: readonly CompiledSite[]) => string | undefined
}

/** Frames that pages were served with: open tabs may not have asked for theirs when an edit makes another. */
const keptFrames = 16

type LiveFrame = FrameFile & { readonly renderer: LiveRenderer; readonly brand: SiteBrand }

/** Creates renderers that prepare once what pages of one frame share. */
export function createLiveRenderers(engine: EngineFiles): LiveRenderers {
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
    rendererOf(site, version, brand) {
      const frame = site.frames.get(version)
      if (!frame) throw new Error(`No frame for the version ${version}`)
      const before = made.get(frame)
      const live =
        before?.brand === brand ? before : createLiveFrame(frame, site, { engine, brand })
      made.set(frame, live)
      keep(live)
      return live.renderer
    },
    assetsOf: (site, brand) => liveAssets(site, { engine, brand }),
    frameOf: (file, sites) =>
      served.get(file) ??
      sites
        .flatMap(({ frames }) => [...frames.values()].map(frameFileOf))
        .find((each) => each.file === file)?.json,
  }
}

type LiveLook = { readonly engine: EngineFiles; readonly brand: SiteBrand }

const liveAssets = ({ site }: CompiledSite, { engine, brand }: LiveLook): ClientAssets =>
  withBrand(withEveryStyle(withSheets(engine.assets, site.facts.components)), brand)

function createLiveFrame(frame: Frame, site: CompiledSite, look: LiveLook): LiveFrame {
  const frameFile = frameFileOf(frame)
  const renderer = createRenderer({
    ...siteContextOf(site, frame),
    frame,
    assets: liveAssets(site, look),
    buildId: 'dev',
    SearchSlot,
  })
  return { ...frameFile, renderer, brand: look.brand }
}

/** Inlines all styles, since scripts show an edit at once and load none. */
export const withEveryStyle = (assets: ClientAssets): ClientAssets => ({
  ...assets,
  criticalCss: allStyles(assets).join(''),
  sheets: [],
})
