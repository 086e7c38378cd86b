/** The window's history, as the browser left it → the app's: clean addresses, places to scroll back to. */
import type { PageFacts } from '../../site/page.ts'
import { isSamePath } from './samePath.ts'

/** Full loads are the browser's to restore: it knows better than a script that comes late. */
export function takeOverHistory(here: URL, first: PageFacts): void {
  const clean = new URL(here)
  if (isSamePath(here.pathname, first.href)) clean.pathname = first.href
  history.replaceState({ top: scrollY, ...history.state }, '', clean)
  // WebKit puts a page back where it was once it has told that the page is shown.
  const takeOver = () => setTimeout(() => (history.scrollRestoration = 'manual'))
  if (document.readyState === 'complete') takeOver()
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', takeOver)
}
