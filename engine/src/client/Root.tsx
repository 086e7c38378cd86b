/** The app as the browser runs it: what navigation shows, in the theme. */
import { type ComponentType, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Frame } from '../site/page.ts'
import type { AppHost } from '../theme/appContext.ts'
import { App } from '../theme/App.tsx'
import type { Navigation } from './navigation/navigation.ts'
import { showArrival } from './navigation/showArrival.ts'

export type RootProps = {
  readonly frame: Frame
  readonly host: AppHost
  readonly shown: Navigation['shown']
  readonly SearchSlot: ComponentType
  /** The page can be used: called once. */
  readonly onReady: () => void
}

export function Root({ frame, host, shown, SearchSlot, onReady }: RootProps) {
  const { page, html, arrival } = useSyncExternalStore(shown.subscribe, shown.get, shown.get)
  // Before paint: a page is never seen at the place of the last one.
  useLayoutEffect(() => showArrival(page, arrival), [page, arrival])
  useEffect(onReady, [onReady])
  return <App frame={frame} page={page} mainHtml={html} host={host} SearchSlot={SearchSlot} />
}
