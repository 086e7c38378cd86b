/** Event listeners that load search on demand, the only part of it loaded with the page. */
import { resultsHref } from '../../theme/search/resultsHref.ts'
import { canSpend } from '../canSpend.ts'
import { loadOnce } from '../loadOnce.ts'
import { fetchBytes, type SearchAhead } from './searchAhead.ts'
import { createWorker, loadStem } from './languageFiles.ts'
import { createMarkAfterNavigation } from './markAfterNavigation.ts'
import { bufferKeystrokes, hasSlash } from './searchKeys.ts'
import { indexHrefOf } from '../versionInUse.ts'
import { createSearchClient, type SearchClient } from './searchClient.ts'
import type { SearchParts } from './searchParts.ts'
import { termsIn, termsParam } from './termsParam.ts'
import { islandId } from '../../theme/elementIds.ts'

/** For the life of the page. Does nothing on a site without search. */
export function startSearch(parts: SearchParts, ahead?: SearchAhead): void {
  const { frame, host, navigation, reload, words, searchedVersion } = parts
  if (!frame.search) return
  const { pageHref, language } = frame.search
  // On their way together: the code of the box, the worker, and the index it will want.
  const client = openClient(parts, ahead)
  const markAfterNavigation = createMarkAfterNavigation(navigation, words, language)
  const loadUi = loadOnce(() =>
    Promise.all([import('./searchUi.tsx'), loadStem(language)]).then(([{ createSearchUi }, stem]) =>
      createSearchUi({ ...parts, stem }, client, markAfterNavigation),
    ),
  )
  const load = () => {
    client.warm()
    return loadUi()
  }
  const door = `a[href^="${CSS.escape(pageHref)}"],.landing-search`
  const isDoor = ({ target }: Event) => target instanceof Element && target.closest(door) !== null

  // Where the link leads by itself; without a network, the reader is told and stays.
  const goThere = async (text: string) =>
    (await reload()) ||
    navigation.navigate(
      resultsHref({ search: frame.search, version: searchedVersion() }, { q: text }),
    )
  const open = (typed = '') => {
    const stop = bufferKeystrokes()
    const release = () => {
      const held = stop()
      return { ...held, text: typed + held.text }
    }
    load().then(
      (ui) => ui.open(release),
      () => goThere(release().text),
    )
  }

  if (ahead) void load()
  // Of a field of the page: with its text.
  addEventListener('lucarne:search', (event) => open((event as CustomEvent<string>).detail ?? ''))
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return
    if (event.key === '/' && !hasSlash(host.local)) return
    event.preventDefault()
    open()
  })
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => isDoor(event) && void load(), { passive: true })
  }
  const showIsland = () => {
    const { kind } = navigation.shown.get().page
    if (kind !== 'search' && kind !== 'notFound') return
    load().then(
      (ui) => ui.fillIsland(kind),
      // Its page tells what is missing (`SearchView.tsx`); a wrong address is told by the page already.
      () => document.getElementById(islandId)?.setAttribute('data-failed', ''),
    )
  }
  navigation.shown.subscribe(() => setTimeout(showIsland))
  showIsland()
  // A result opened from elsewhere.
  const terms = termsIn(location.href)
  if (terms.terms.length + terms.otherTerms.length === 0) return
  navigation.setQuery(termsParam, null)
  markAfterNavigation(location.href, terms)
}

function openClient(
  { frame, navigation, searchedVersion }: SearchParts,
  ahead?: SearchAhead,
): SearchClient {
  const { shown } = navigation
  let edits = 0
  shown.subscribe(() => {
    if (shown.get().arrival.kind === 'refresh') edits++
  })
  return createSearchClient({
    createWorker: () => ahead?.takeWorker() ?? createWorker(frame.search?.language ?? 'fr'),
    indexHref: () => {
      const href = indexHrefOf(frame, searchedVersion())
      // An edit seen live has changed the index too.
      return new URL(edits === 0 ? href : `${href}?edit=${edits}`, location.href).href
    },
    fetchBytes: (href) => ahead?.takeBytes(href) ?? fetchBytes(href),
    canSpend,
  })
}

/** Ctrl K, ⌘ K or, outside fields, `/`. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  const { target } = event
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,textarea,select'))
  return event.key === '/' && !isField
}
