/** The search box: beside the app, in a root of its own. */
import { createRef, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { resultsHref } from '../../theme/search/resultsHref.ts'
import { SearchBox } from '../../theme/search/SearchBox.tsx'
import { StemContext } from '../../theme/search/StemContext.ts'
import type { Ask, SearchBoxActions } from '../../theme/search/searchBoxActions.ts'
import { newTabHref } from './termsParam.ts'
import type { MarkAfterNavigation } from './markAfterNavigation.ts'
import { decodeAnchor } from '../navigation/arrival.ts'
import { cleanPathOf } from '../navigation/linkIntent.ts'
import { focusPlace } from '../navigation/showArrival.ts'
import { type Keystrokes, hasSlash, setSlash } from './searchKeys.ts'
import { addRecentQuery, recentQueriesIn } from './recentQueries.ts'
import type { UiParts } from './searchParts.ts'

/** Opens the box. `release`: what has been typed meanwhile, asked for once the box is shown. */
export type OpenBox = (release: () => Keystrokes) => void

/** Call this once. A box that crashes opens the results page with its query; the next box is a new one. */
export function mountBox(
  parts: UiParts,
  ask: Ask,
  markAfterNavigation: MarkAfterNavigation,
): OpenBox {
  const { frame, host, words, stem, searchedVersion } = parts
  const allHrefOf = (query: string) =>
    resultsHref({ search: frame.search, version: searchedVersion() }, { q: query })
  let asked = ''
  let dialog: HTMLDialogElement | null = null
  const leadToResults = () => {
    host.navigate(allHrefOf(asked.trim()))
  }
  const actions: SearchBoxActions = {
    ask(query, onAnswer) {
      asked = query
      ask(query, onAnswer, frame.search?.maxResults)
    },
    recentQueries: () => recentQueriesIn(host.local),
    hasSlash: () => hasSlash(host.local),
    setSlash: (isOn) => setSlash(host.local, isOn),
    onChoose: (hit, query, place) => {
      addRecentQuery(host.local, query)
      if (place === 'elsewhere') return
      dialog?.close()
      focusSection(hit.document.sectionRoute)
      markAfterNavigation(hit.document.sectionRoute, hit)
    },
    allHrefOf,
    go: host.navigate,
    commit: flushSync,
    newTabHref,
    open: (href, where) => {
      open(
        href,
        '_blank',
        where === 'window' ? 'noopener,popup=0,width=1200,height=900' : 'noopener',
      )
    },
  }

  function mount(): HTMLDialogElement | null {
    const dialogRef = createRef<HTMLDialogElement>()
    const place = document.body.appendChild(document.createElement('div'))
    const leave = () => {
      const wasOpen = dialog?.open
      // Out of the document, it still tells that it closes.
      dialog?.close()
      dialog = null
      place.remove()
      if (wasOpen) leadToResults()
    }
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      // React is at work: nothing else can be shown until it is done.
      queueMicrotask(leave)
    }
    // Now, and not in React's own time: it may be wanted at once.
    flushSync(() =>
      createRoot(place, { onUncaughtError }).render(
        <StrictMode>
          <StemContext value={stem}>
            <SearchBox {...{ words, actions, dialogRef }} ask={frame.search?.ask} />
          </StemContext>
        </StrictMode>,
      ),
    )
    return dialogRef.current
  }

  dialog = mount()
  return (release) => {
    dialog ??= mount()
    if (dialog) showBox(dialog, { release, consumeBack: host.consumeBack })
    else {
      asked = release().text
      leadToResults()
    }
  }
}

/** Focuses a result on the shown page; another page takes the focus on arrival. */
function focusSection(href: string): void {
  const { pathname, hash } = new URL(href, location.href)
  if (cleanPathOf(pathname) !== cleanPathOf(location.pathname)) return
  const section = hash === '' ? null : document.getElementById(decodeAnchor(hash))
  setTimeout(() => focusPlace(section ?? document.querySelector<HTMLElement>('main h1')))
}

type Opening = {
  readonly release: () => Keystrokes
  readonly consumeBack: (onBack: () => void) => () => void
}

function showBox(dialog: HTMLDialogElement, { release, consumeBack }: Opening): void {
  if (!dialog.open) {
    dialog.showModal()
    closeOnBack(dialog, consumeBack)
  }
  const input = dialog.querySelector('input')
  input?.focus()
  input?.select()
  const { text, isSent } = release()
  if (!input || text === '') return
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // As Enter does where no result is there yet; once the box knows its query.
  if (isSent) setTimeout(() => input.form?.requestSubmit())
}

/** Below, the box covers the page (`SearchBox.module.css`). */
const COVERING = '(width <= 62.25em)'

/**
 * Closes the box on Back where it covers the page, as for the menu. Beside the page, Back leaves the page, and the box
 * with it: a history entry of its own would discard those that Forward leads to.
 */
export function closeOnBack(
  dialog: HTMLDialogElement,
  consumeBack: (onBack: () => void) => () => void,
): void {
  const close = () => dialog.close()
  // An entry of its own would take away those that Forward leads to.
  const hasForward = (window as { navigation?: { canGoForward: boolean } }).navigation?.canGoForward
  const isClosedByBack = matchMedia(COVERING).matches && !hasForward
  const giveBack = isClosedByBack ? consumeBack(close) : () => {}
  addEventListener('popstate', close)
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', close)
      giveBack()
    },
    { once: true },
  )
}
