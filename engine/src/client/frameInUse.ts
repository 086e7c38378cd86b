/** The page shown → the frame of the version it is read with: another one than its own, on a page of no version. */
import type { Frame } from '../site/frame.ts'
import type { PageFacts } from '../site/page.ts'
import type { AppHost, Store } from '../theme/appContext.ts'
import { versionKeyOf } from '../theme/storageKeys.ts'
import type { Navigation } from './navigation/navigation.ts'
import { createStore } from './store.ts'
import { versionInUse } from './versionInUse.ts'

/** The version of a page that is shown now. */
export type VersionReader = (page: PageFacts) => string

export function readVersions(
  { versionPersistence, pluginId }: Frame,
  { local, location }: Pick<AppHost, 'local' | 'location'>,
): VersionReader {
  // What was chosen before the site stopped remembering could not be changed any more.
  const preferred = () =>
    versionPersistence === 'localStorage' ? local.get(versionKeyOf(pluginId)) : null
  return (page) => versionInUse(page, location.get().search, preferred())
}

export type FrameParts = {
  /** The frame that the page came with. */
  readonly frame: Frame
  readonly navigation: Pick<Navigation, 'around' | 'location'>
  readonly versionOf: VersionReader
  /** Rejects on network failure. */
  readonly loadFrame: (href: string) => Promise<Frame>
}

/** Without a network, menus stay as they are until the next navigation. */
export function createFrameInUse({
  frame,
  navigation,
  versionOf,
  loadFrame,
}: FrameParts): Store<Frame> {
  const { around, location } = navigation
  const loaded = new Map([[frame.version, frame]])
  const inUse = createStore(frame)
  const update = () => {
    const { page } = around.get()
    const version = versionOf(page)
    const known = loaded.get(version)
    const href = page.frames?.[version]
    if (known) inUse.set(known)
    else if (href !== undefined)
      loadFrame(href).then(
        (next) => {
          loaded.set(version, next)
          update()
        },
        () => {},
      )
  }
  around.subscribe(update)
  location.subscribe(update)
  update()
  return inUse
}
