/** A click on a link → who follows it: the browser, the page itself, or the app. */

/** Kind of a followed link: left to the browser, an anchor or query of the shown page, or another page of the site. */
export type LinkIntent = 'browser' | 'samePage' | 'otherPage'

export type FollowedLink = {
  /** Absolute, as `HTMLAnchorElement.href` gives it. */
  readonly href: string
  readonly target: string
  readonly isDownload: boolean
}

export type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** `here` is the absolute address of the page shown. */
export function linkIntentOf(link: FollowedLink, here: string, baseUrl: string): LinkIntent {
  if (link.isDownload || !/^(_self)?$/i.test(link.target) || !URL.canParse(link.href)) {
    return 'browser'
  }
  const to = new URL(link.href)
  const from = new URL(here)
  if (to.origin !== from.origin || !to.pathname.startsWith(baseUrl) || isFileAddress(to.pathname)) {
    return 'browser'
  }
  return cleanPathOf(to.pathname) === cleanPathOf(from.pathname) ? 'samePage' : 'otherPage'
}

/** Anything but a bare main-button click means "elsewhere" or "save" to the browser. */
export function isPlainPress(press: Press): boolean {
  return press.button === 0 && !(press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)
}

/** `/a/index.html` and `/a.html` → `/a/`; a folder without its slash gets it. */
export function cleanPathOf(pathname: string): string {
  const folder = pathname.replace(/(^|\/)index\.html$/i, '$1').replace(/\.html$/i, '')
  return folder.endsWith('/') ? folder : `${folder}/`
}

/** `/plan.pdf` is a file, `/php-8.2/` a page, `/Apache.html` a page under an older name. */
export function isFileAddress(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return /\.[a-z0-9]+$/i.test(name) && !/\.html$/i.test(name)
}
