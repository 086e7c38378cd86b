/** Converts events to parameters of Matomo's HTTP tracking API. No cookie and no visitor id: nothing to consent to. */

export type TrackedPage = {
  /** Absolute, without anchor. */
  readonly url: string
  readonly title: string
  readonly isNotFound: boolean
  /** Absolute address of the page the reader came from, `''` when unknown. */
  readonly referrer: string
}

export type TrackedEvent =
  | { readonly kind: 'page' }
  | { readonly kind: 'feedback'; readonly helpful: string; readonly comment: string }
  | { readonly kind: 'outlink' | 'download'; readonly href: string }
  | {
      readonly kind: 'search'
      readonly query: string
      readonly count: number
      readonly isAbsent: boolean
    }

/** Facts about the browser, as far as Matomo's reports need them. */
export type Visit = {
  readonly siteId: string
  readonly now: Date
  /** `1920x1080`. */
  readonly resolution: string
  /** Six letters or digits, new for each page viewed. */
  readonly pageViewId: string
  /** Any number: keeps caches from answering. */
  readonly random: string
}

export function trackingParameters(
  event: TrackedEvent,
  page: TrackedPage,
  visit: Visit,
): Record<string, string> {
  return {
    idsite: visit.siteId,
    rec: '1',
    apiv: '1',
    rand: visit.random,
    pv_id: visit.pageViewId,
    url: page.url,
    ...(page.referrer && { urlref: page.referrer }),
    res: visit.resolution,
    h: String(visit.now.getHours()),
    m: String(visit.now.getMinutes()),
    s: String(visit.now.getSeconds()),
    cookie: '0',
    send_image: '0',
    ...parametersOf(event, page),
  }
}

function parametersOf(event: TrackedEvent, page: TrackedPage): Record<string, string> {
  switch (event.kind) {
    case 'page':
      return { action_name: actionNameOf(page) }
    case 'outlink':
      return { link: event.href, url: event.href }
    case 'download':
      return { download: event.href, url: event.href }
    case 'feedback':
      return {
        e_c: 'feedback',
        e_a: event.helpful,
        ...(event.comment !== '' && { e_n: event.comment }),
      }
    case 'search':
      return {
        search: event.query,
        search_count: String(event.count),
        // Only near pages were found: writers see what is missing.
        ...(event.isAbsent && { search_cat: 'absent' }),
      }
  }
}

/** Matomo's own convention for pages that do not exist: its reports gather them under "404". */
function actionNameOf({ title, isNotFound, url, referrer }: TrackedPage): string {
  if (!isNotFound) return title
  const { pathname, search } = new URL(url)
  return `404/URL = ${encodeURIComponent(pathname + search)}/From = ${encodeURIComponent(referrer)}`
}

/** Returns the event to count when the reader leaves by this link; `undefined` for links between pages. */
export function linkEventOf(
  href: string,
  isDownload: boolean,
  origin: string,
): TrackedEvent | undefined {
  if (!/^https?:/.test(href)) return undefined
  const { origin: site, pathname } = new URL(href)
  const isHere = site === origin
  const told = withoutPassword(href)
  // Elsewhere, a page may be called `Node.js`, `index.php` or `2.4`.
  if (isDownload || (isHere ? file : archive).test(pathname))
    return { kind: 'download', href: told }
  return isHere ? undefined : { kind: 'outlink', href: told }
}

/**
 * Removes the credentials of a page opened as `https://name:password@host/`, which browsers repeat in its address and
 * its links.
 */
export function withoutPassword(href: string): string {
  const address = new URL(href)
  address.username = ''
  address.password = ''
  return address.href
}

const file = /\.(?!html?$)[a-z0-9]+$/i
const archive =
  /\.(?:7z|apk|bz2|csv|deb|dmg|docx?|epub|exe|gz|img|iso|jar|mp[34]|msi|od[pst]|pdf|pkg|pptx?|rar|rpm|tar|tgz|webm|xlsx?|xz|zip|zst)$/i

/** The reader refused, by their browser's setting or by ours. */
export function isRefused(
  browser: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean },
  choice: string | null,
): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true || choice === 'off'
}
