/** Search in the page: the box, the page of results, the pages proposed for a wrong address. */
import { createRef, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { PageFacts } from '../../site/page.ts'
import type { Hit } from '../../search/searchDocument.ts'
import { SearchBox } from '../../theme/search/SearchBox.tsx'
import type { SearchBoxActions } from '../../theme/search/useSearchBox.ts'
import { addRecentQuery, recentQueriesIn } from './recentQueries.ts'
import type { StorageArea } from '../../theme/appContext.ts'
import { leadToPage } from '../navigation/leadToPage.ts'
import type { FollowUp } from './followUp.ts'
import { NearPages } from '../../theme/search/NearPages.tsx'
import { ResultsPage } from '../../theme/search/ResultsPage.tsx'
import type { Ask, SearchClient } from './searchClient.ts'
import type { SearchParts } from './startSearch.ts'
import { createSearchTeller } from './tellSearches.ts'
import { withTerms } from './termsParam.ts'
import { wordsOfAddress } from './wordsOfAddress.ts'

export type SearchUi = {
  /** `release`: what has been typed meanwhile, asked for once the box is shown. */
  readonly open: (release: () => string) => void
  /** Fills the place that the page leaves to search. */
  readonly fillIsland: (kind: PageFacts['kind']) => void
}

/** To be made once. */
export function createSearchUi(
  parts: SearchParts,
  client: SearchClient,
  followUp: FollowUp,
): SearchUi {
  const { frame, host, words } = parts
  const tell = createSearchTeller()
  const told =
    (ask: Ask): Ask =>
    (query, onAnswer, limit) =>
      ask(
        query,
        (answer) => {
          tell(query, answer)
          onAnswer(answer)
        },
        limit,
      )
  let filled: { readonly island: HTMLElement; readonly root: Root } | undefined
  const leaveIsland = () => {
    if (filled?.island.isConnected) return
    filled?.root.unmount()
    filled = undefined
  }
  // Once the page has gone, and its island with it.
  parts.navigation.shown.subscribe(() => setTimeout(leaveIsland))
  const box = mountBox(parts, told(client.channel('box')), followUp)
  return {
    open: box,
    fillIsland(kind) {
      const island = document.querySelector<HTMLElement>('[data-island]')
      if (!island || !frame.search || filled?.island === island) return
      leaveIsland()
      const root = createRoot(island)
      filled = { island, root }
      const ask = client.channel('page')
      const { arrival } = parts.navigation.shown.get()
      // The page was as short as its form when it was scrolled.
      let top = arrival.kind === 'back' ? arrival.top : undefined
      const onAnswered = () => {
        if (top !== undefined) scrollTo({ top, behavior: 'instant' })
        top = undefined
      }
      root.render(
        kind === 'search' ? (
          <ResultsPage
            words={words}
            ask={told(ask)}
            place={host.location}
            pageHref={frame.search.pageHref}
            go={host.navigate}
            onAnswered={onAnswered}
            onChoose={(hit) => followUp(hit.document.sectionRoute, hit.terms)}
            elsewhereHrefOf={elsewhereHrefOf}
          />
        ) : (
          <NearPages
            words={words}
            ask={askAndLead(ask, host.session)}
            query={wordsOfAddress(location.pathname, frame.baseUrl)}
          />
        ),
      )
    },
  }
}

/** Of a large site the menus hold but a part: its page may be among those found. */
function askAndLead(ask: Ask, session: StorageArea): Ask {
  return (query, onAnswer, limit) => {
    const follow: typeof onAnswer = (answer) => {
      if (answer !== 'failed')
        leadToPage(
          answer.hits.map((hit) => hit.document.sectionRoute.replace(/#.*/, '')),
          session,
        )
      onAnswer(answer)
    }
    ask(query, follow, limit)
  }
}

const elsewhereHrefOf = ({ document: { sectionRoute }, terms }: Hit): string =>
  withTerms(sectionRoute, terms)

function mountBox(parts: SearchParts, ask: Ask, followUp: FollowUp): SearchUi['open'] {
  const { frame, host, words } = parts
  const dialogRef = createRef<HTMLDialogElement>()
  const actions: SearchBoxActions = {
    ask: (query, onAnswer) => ask(query, onAnswer, frame.search?.maxResults),
    recentQueries: () => recentQueriesIn(host.local),
    onChoose: (hit, query, place) => {
      addRecentQuery(host.local, query)
      if (place === 'elsewhere') return
      dialogRef.current?.close()
      followUp(hit.document.sectionRoute, hit.terms)
    },
    go: host.navigate,
    commit: flushSync,
    elsewhereHrefOf,
    open: (href, where) => {
      open(
        href,
        '_blank',
        where === 'window' ? 'noopener,popup=0,width=1200,height=900' : 'noopener',
      )
    },
  }
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <StrictMode>
      <SearchBox
        words={words}
        actions={actions}
        pageHref={frame.search?.pageHref ?? ''}
        dialogRef={dialogRef}
      />
    </StrictMode>,
  )
  return (release) =>
    whenMounted(
      () => dialogRef.current,
      (dialog) => showBox(dialog, release),
    )
}

/** React renders in its own time: at the first opening, the dialog may not be there yet. */
function whenMounted<Mounted>(find: () => Mounted | null, use: (mounted: Mounted) => void): void {
  const mounted = find()
  if (mounted) use(mounted)
  else setTimeout(() => whenMounted(find, use), 10)
}

function showBox(dialog: HTMLDialogElement, release: () => string): void {
  if (!dialog.open) dialog.showModal()
  const input = dialog.querySelector('input')
  input?.focus()
  input?.select()
  const typed = release()
  if (!input || typed === '') return
  input.setRangeText(typed, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
