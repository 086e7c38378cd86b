/** Tells the site's owner that the site is not where it was built for. Never loaded otherwise. */
import { fill, wordsOf } from '../theme/words.ts'

/** `appUrl` is where the app was really found: the boot script only looks there when its place is empty. */
export function showWrongBaseUrl(configured: string, appUrl: string): void {
  const served = new URL('..', appUrl).pathname
  const banner = document.createElement('div')
  banner.role = 'alert'
  banner.style.cssText =
    'padding:1rem;background:#b3261e;color:#fff;position:relative;z-index:9999;font-weight:600'
  banner.textContent = fill(wordsOf({}).wrongBaseUrl, { configured, served })
  document.body.prepend(banner)
}
