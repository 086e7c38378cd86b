/** Tells the worker that keeps the site for offline reading which page is shown. */
import type { Frame } from '../site/frame.ts'
import type { Store } from '../theme/appContext.ts'
import { canSpend } from './canSpend.ts'
import type { ArrivedPage } from './navigation/navigation.ts'

/** Message to the worker. */
export type OfflineReading = {
  readonly href: string
  /** By the browser: what is published may have changed since another page was. */
  readonly isLoaded: boolean
}

/** Until the app has loaded what the next click may want. */
const QUIET_MS = 3000

/** For the life of the page. Does nothing where the site, the browser or the reader's line does not allow it. */
export function keepForOffline({ offlineHref }: Frame, shown: Store<ArrivedPage>): void {
  // Absent where the page did not come safely.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!offlineHref || !workers || !canSpend()) return
  const tell = async () => {
    const { page, arrival } = shown.get()
    const reading: OfflineReading = { href: page.href, isLoaded: arrival.kind === 'first' }
    const { active } = await workers.ready
    active?.postMessage(reading)
  }
  setTimeout(() => {
    shown.subscribe(() => void tell())
    // A browser may refuse: the site is then read with a network.
    workers.register(offlineHref).then(tell, console.warn)
  }, QUIET_MS)
}
