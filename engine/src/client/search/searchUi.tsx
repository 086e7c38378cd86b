/** Search in the page: the box, the page of results, the pages proposed for a wrong address. */
import { createRoot, type Root } from 'react-dom/client'
import type { PageFacts } from '../../site/page.ts'
import type { StorageArea } from '../../theme/appContext.ts'
import boxCss from '../../theme/search/SearchBox.module.css?inline'
import pageCss from '../../theme/search/ResultsPage.module.css?inline'
import { adoptOnce } from '../adoptOnce.ts'
import { leadToPage } from '../navigation/leadToPage.ts'
import { wordsOfAddress } from './wordsOfAddress.ts'
import { newTabHref } from './termsParam.ts'
import type { MarkAfterNavigation } from './markAfterNavigation.ts'
import { mountBox, type OpenBox } from './mountBox.tsx'
import { NearPages } from '../../theme/search/NearPages.tsx'
import { pageHrefOf } from '../../theme/search/resultGroups.ts'
import { StemContext } from '../../theme/search/StemContext.ts'
import { ResultsPage } from '../../theme/search/ResultsPage.tsx'
import type { Ask } from '../../theme/search/searchBoxActions.ts'
import type { SearchClient } from './searchClient.ts'
import type { UiParts, SearchParts } from './searchParts.ts'
import { keptChoice, settleHits, createSearchTracker } from './reportedAnswers.ts'
import { islandId } from '../../theme/elementIds.ts'
import { readTop } from '../navigation/historyEntry.ts'

export type SearchUi = {
  readonly open: OpenBox
  /** Fills the place that the page leaves to search. */
  readonly fillIsland: (kind: PageFacts['kind']) => void
}

type FilledIsland = {
  readonly island: HTMLElement
  readonly root: Root
  readonly forgetTop: () => void
}

/** Call this once. */
export function createSearchUi(
  parts: UiParts,
  client: SearchClient,
  markAfterNavigation: MarkAfterNavigation,
): SearchUi {
  const { frame, host, words, stem } = parts
  adoptOnce(boxCss + pageCss)
  const tell = createSearchTracker()
  const choice = frame.search?.choice
  const told =
    (ask: Ask): Ask =>
    (query, onAnswer, limit) =>
      ask(
        query,
        (answer) => {
          tell(query, answer)
          onAnswer(choice ? settleHits(answer, choice, keptChoice(choice)) : answer)
        },
        limit,
      )
  let filled: FilledIsland | undefined
  const leaveIsland = () => {
    if (filled?.island.isConnected) return
    filled?.root.unmount()
    filled?.forgetTop()
    filled = undefined
  }
  // Once the page has gone, and its island with it.
  parts.navigation.shown.subscribe(() => setTimeout(leaveIsland))
  return {
    open: mountBox(parts, told(client.channel('box')), markAfterNavigation),
    fillIsland(kind) {
      const island = document.getElementById(islandId)
      if (!island || !frame.search || filled?.island === island) return
      leaveIsland()
      const root = createRoot(island)
      const { goBackToTop, forgetTop } = rememberTop(parts)
      filled = { island, root, forgetTop }
      const ask = client.channel('page')
      root.render(
        <StemContext value={stem}>
          {kind === 'search' ? (
            <ResultsPage
              words={words}
              ask={told(ask)}
              place={host.location}
              pageHref={frame.search.pageHref}
              askLink={frame.search.ask}
              go={host.navigate}
              onAnswered={goBackToTop}
              onChoose={(hit) => markAfterNavigation(hit.document.sectionRoute, hit)}
              newTabHref={newTabHref}
            />
          ) : (
            <NearPages
              words={words}
              ask={askAndLead(ask, host.session)}
              query={wordsOfAddress(location.pathname, frame.baseUrl)}
            />
          )}
        </StemContext>,
      )
    },
  }
}

/** Searches, and leads from a wrong address to the page it meant, which the menus of a large site may lack. */
function askAndLead(ask: Ask, session: StorageArea): Ask {
  return (query, onAnswer, limit) => {
    const follow: typeof onAnswer = (answer) => {
      if (answer !== 'failed') leadToPage(answer.hits.map(pageHrefOf), session)
      onAnswer(answer)
    }
    ask(query, follow, limit)
  }
}

/** The page was as short as its form when it was scrolled: loaded, or come back to from another query. */
export function rememberTop({ host, navigation }: SearchParts) {
  const { arrival } = navigation.shown.get()
  let top = 'top' in arrival ? arrival.top : 0
  const over = new AbortController()
  const { signal } = over
  // The reader goes on from there.
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, () => (top = 0), { signal, passive: true })
  // Of the entry that is come back to, before it is scrolled; a new query has none.
  const stopListening = host.location.subscribe(() => {
    top = readTop(history.state)
  })
  signal.addEventListener('abort', stopListening)
  return {
    /** Call this with each answer: the best comes last, with its excerpts. */
    goBackToTop() {
      if (top === 0) return
      // A place that stays the same is not a scroll: the browser would hold what stood there before the excerpts.
      for (const place of [0, top]) scrollTo({ top: place, behavior: 'instant' })
    },
    forgetTop: () => over.abort(),
  }
}
