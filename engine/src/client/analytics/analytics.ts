/** Tells Matomo what is read. Loaded when the page is idle, and only where the site asks for it. */
import type { FeedbackCount } from '../article/feedback.ts'
import type { CarriedFacts, PageFacts } from '../../site/page.ts'
import {
  isRefused,
  linkEventOf,
  type TrackedEvent,
  type TrackedPage,
  trackingParameters,
  withoutPassword,
} from './matomo.ts'
import { factsId } from '../../theme/elementIds.ts'

const choiceKey = 'lucarne.analytics'
// What the browser loads ahead, as it may from its address bar, nobody has read yet.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', startTracker, { once: true })
else startTracker()

/** The first page counts itself; of each page shown after it, and of each search, an event tells. */
function startTracker(): void {
  const address = withoutPassword(document.URL)
  if (address !== document.URL) {
    // As the app does at the first move (`app.tsx`): the page that comes in the place of this one counts itself.
    location.replace(address)
    return
  }
  const boot = document.querySelector<HTMLScriptElement>('script[data-matomo-url]')?.dataset ?? {}
  const facts: CarriedFacts = JSON.parse(document.getElementById(factsId)?.textContent ?? '{}')
  // The app may have gone to another page since: this is the address the document was loaded from.
  const [loaded] = performance.getEntriesByType('navigation')
  let view = viewOf(trackedPageOf(facts, loaded?.name ?? location.href, document.referrer))

  const isSilent = () => facts.build === 'dev' || isRefused(navigator, storedChoice())

  function send(event: TrackedEvent, { page, id } = view): void {
    if (!isSilent())
      navigator.sendBeacon(`${boot['matomoUrl']}matomo.php`, told(event, { page, id }))
  }

  function told(event: TrackedEvent, { page, id }: ReturnType<typeof viewOf>): URLSearchParams {
    const parameters = trackingParameters(event, page, {
      siteId: boot['matomoSite'] ?? '',
      now: new Date(),
      resolution: `${screen.width}x${screen.height}`,
      pageViewId: id,
      random: String(Math.random()).slice(2, 8),
    })
    return new URLSearchParams(parameters)
  }

  send({ kind: 'page' })
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[href]')
    const leaving = link && linkEventOf(link.href, link.hasAttribute('download'), location.origin)
    if (leaving) send(leaving)
    const choice = target?.closest<HTMLElement>('[data-analytics-choice]')
    if (choice) storeChoice(choice.dataset['analyticsChoice'] ?? 'off')
  })
  addEventListener('lucarne:searched', (event) => {
    const { query, count, absent } = (event as CustomEvent<Searched>).detail
    send({ kind: 'search', query, count, isAbsent: absent.length > 0 })
  })
  addEventListener('lucarne:feedback', (event) => {
    if (isSilent()) return
    // Heard: the question may be asked.
    event.preventDefault()
    const { detail } = event as CustomEvent<FeedbackCount>
    const { helpful, comment = '' } = detail
    if (helpful === undefined) return
    const body = told({ kind: 'feedback', helpful, comment }, view)
    // Unlike a beacon, it says whether it arrived.
    detail.sent = fetch(`${boot['matomoUrl']}matomo.php`, {
      method: 'POST',
      body,
      credentials: 'omit',
    }).then(({ ok }) => ok)
  })
  addEventListener('lucarne:visited', (event) => {
    const { page, url } = (event as CustomEvent<{ page: PageFacts; url: string }>).detail
    const visited = viewOf(trackedPageOf(page, url, view.page.url))
    view = visited
    // Told late, it is still this one, wherever the reader is by then.
    ;(window.requestIdleCallback ?? setTimeout)(() => send({ kind: 'page' }, visited))
  })
}

/** As `tellSearches.ts` tells it. */
type Searched = {
  readonly query: string
  readonly count: number
  readonly absent: readonly string[]
}

function trackedPageOf({ title, kind }: CarriedFacts, url: string, referrer: string): TrackedPage {
  const told = withoutPassword(url).replace(/#.*/, '')
  return { url: told, title, isNotFound: kind === 'notFound', referrer }
}

function viewOf(page: TrackedPage) {
  return { page, id: Math.random().toString(36).slice(2, 8).padEnd(6, '0') }
}

/** A page of the site may offer the choice: `<button data-analytics-choice="off">`, and `on` to take it back. */
function storeChoice(choice: string): void {
  try {
    localStorage.setItem(ownChoiceKey(), choice)
  } catch (failure) {
    console.warn('The choice about statistics cannot be kept', failure)
  }
}

/** Hoisted, as all that the first page needs: it is counted before this module has run to its end. */
function ownChoiceKey(): string {
  const boot = document.querySelector<HTMLElement>('script[data-base]')
  // As `storagePrefixOf`, which would be a file of its own for two.
  return (boot?.dataset['base'] ?? '/').slice(1) + choiceKey
}

function storedChoice(): string | null {
  try {
    // Before each site had its own, one was for all of them.
    return localStorage.getItem(ownChoiceKey()) ?? localStorage.getItem(choiceKey)
  } catch {
    // A reader who forbids storage is not one to be followed.
    return 'off'
  }
}
