/** Inlined at the start of `<head>`: what must be right before the first paint, then the app on the reader's first move. */
import { isHeldKey, servedBaseUrl, startingColorMode } from './bootDecisions.ts'
import { announcementDismissedKey, announcementIdKey, colorModeKey } from '../theme/storageKeys.ts'
import { factsId, islandId } from '../theme/elementIds.ts'

// Attributes written by `bootAttributesOf` (render/assets.ts).
const site = document.currentScript!.dataset as Readonly<{
  base: string
  app: string
  color?: string
  announcement?: string
  analytics?: string
}>
const shown = document.documentElement.dataset
const held: Event[] = []
let isStarted: boolean | undefined
let isReady: boolean | undefined

if (site.color != null) {
  showColor()
  // Another tab may change it before the reader comes to this one.
  addEventListener('storage', showColor)
}
if (stored(announcementIdKey) + stored(announcementDismissedKey) === site.announcement + 'true') {
  shown.announcement = 'dismissed'
}
for (const type of 'pointermove touchstart keydown focusin scroll click'.split(' ')) {
  addEventListener(type, onMove, true)
}
addEventListener('lucarne:ready', replay)
addEventListener('load', () => {
  if (site.analytics) load(site.analytics, Boolean)
  // A page that search fills, or that a search opened in this tab, waits for no move.
  if (/termes=/.test(location.search) || document.getElementById(islandId)) start()
})

function showColor(): void {
  shown.theme = startingColorMode(
    stored(colorModeKey),
    site.color!,
    matchMedia('(prefers-color-scheme:dark)').matches,
  )
}

/** Keeps what only the app can answer, so that nothing a reader does before it is there is lost. */
function onMove(event: Event): void {
  start()
  const target = event.target as Element
  const isHeld =
    event.type === 'click'
      ? target.closest('button:not([popovertarget]),[aria-keyshortcuts]')
      : isHeldKey(event as KeyboardEvent, target, shown.search === '')
  if (isHeld && !isReady) {
    event.preventDefault()
    held.push(event)
    // These keys and this link open search: what it needs comes together with the frame.
    if (isHeld === true || isHeld.ariaKeyShortcuts) shown.search = ''
  }
}

function start(): void {
  if (isStarted) return
  isStarted = true
  load(site.app, onMissingApp)
  // The app will ask for its frame first thing: the two come together.
  const facts = readFacts()
  if (facts) fetch(facts.frame).catch(Boolean)
}

/** A move may come while the document does: the element is there before its text. */
function readFacts(): { readonly frame: string; readonly href: string } | false | undefined {
  const text = document.getElementById(factsId)?.textContent
  return text?.endsWith('}') && JSON.parse(text)
}

function replay(): void {
  // `??=` on purpose: a browser that cannot read it, as it is in the app, must hold nothing for the app.
  isReady ??= true
  for (const event of held) {
    event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
  }
}

/** The app is not where the page says: the site is served under another base URL, or was deployed anew. */
function onMissingApp(): void {
  // Nobody will answer: links lead where they say, pressed a moment ago or from now on.
  replay()
  const facts = readFacts()
  const served = facts && servedBaseUrl(location.pathname, facts.href, site.base)
  if (served) load(served + site.app.slice(site.base.length), Boolean)
  // A page that is there already by a reload gains nothing by another; offline, a reload would lose it.
  else if (performance.navigation.type !== 1 /* TYPE_RELOAD */) {
    fetch('').then((answer) => answer.ok && location.reload(), Boolean)
  }
}

/**
 * Loads a script with `import()`: setting an element's `src` needs a Trusted Types policy, which is in the code being
 * loaded.
 */
function load(src: string, onFailure: () => void): void {
  import(/* @vite-ignore */ src).catch(onFailure)
}

/** Storage may be forbidden: the page does without, and the app says so in the console, once. */
function stored(key: string): string {
  try {
    // As `storagePrefixOf`.
    return localStorage[site.base.slice(1) + key] as string
  } catch {
    return ''
  }
}
