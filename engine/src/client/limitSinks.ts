/**
 * The one policy of Trusted Types: what a page may be given to run, or to read as HTML. It is the default one, so that
 * nothing that ours or a library's code writes goes past it; the site's Content-Security-Policy allows no other.
 */

import { offlineWorker } from '../site/offlineFiles.ts'

type PolicyRules = {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (href: string) => string
}

export type PolicyFactory = {
  createPolicy(name: 'default', rules: PolicyRules): unknown
}

/** `appHref` is absolute: workers lie beside the app, or are the offline worker at the root of the site. */
export function limitSinks(factory: PolicyFactory | undefined, appHref: string): void {
  factory?.createPolicy('default', {
    // Of the site's own files: what could run in it, `script-src` refuses.
    createHTML: (html) => html,
    createScriptURL: (href) => {
      if (isOfSite(href, appHref)) return href
      throw new TypeError(`${href} is no script of this site`)
    },
  })
}

/** Throws for what is no address. Scripts in the text of code (`createScript`) are none: the browser refuses them. */
function isOfSite(href: string, appHref: string): boolean {
  const { origin, pathname } = new URL(href, appHref)
  const folder = new URL('.', appHref)
  const isAsset = pathname.startsWith(folder.pathname) && pathname.endsWith('.js')
  const isOffline = pathname === new URL(`../${offlineWorker}`, appHref).pathname
  return origin === folder.origin && (isAsset || isOffline)
}
