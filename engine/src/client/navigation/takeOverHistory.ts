/** The window's history, as the browser left it → the app's: clean addresses, places to scroll back to. */
import type { PageFacts } from '../../site/page.ts'
import { cleanPathOf } from './linkIntent.ts'

/** Full loads are the browser's to restore: it knows better than a script that comes late. */
export function takeOverHistory(here: URL, first: PageFacts): void {
  const clean = new URL(here)
  clean.pathname = cleanPathOf(here.pathname)
  const isRenamed = /\.html$/i.test(here.pathname) && isSamePath(clean.pathname, first.href)
  history.replaceState({ top: scrollY, ...history.state }, '', isRenamed ? clean : undefined)
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}

function isSamePath(path: string, other: string): boolean {
  return decodeURI(path).normalize() === decodeURI(other).normalize()
}
