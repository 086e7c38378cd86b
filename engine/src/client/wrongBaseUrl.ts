/** Tells the site's owner that the site is not where it was built for. Never loaded otherwise. */
import { fill } from '../words/fill.ts'
import { wrongBaseUrl } from '../words/wrongBaseUrl.ts'

const sentences: Readonly<Record<string, string>> = wrongBaseUrl

const languageHere = () => document.documentElement.lang.split('-')[0] ?? ''

/** `appUrl` is where the app was really found: the boot script only looks there when its place is empty. */
export function showWrongBaseUrl(configured: string, appUrl: string): void {
  const served = new URL('..', appUrl).pathname
  const banner = document.createElement('div')
  banner.role = 'alert'
  banner.style.cssText =
    'padding:1rem;background:#b3261e;color:#fff;position:relative;z-index:9999;font-weight:600'
  const { [languageHere()]: sentence = wrongBaseUrl.en } = sentences
  banner.textContent = fill(sentence, { configured, served })
  document.body.prepend(banner)
}
