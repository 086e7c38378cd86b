/** The state of the search box, without its interface: what is typed, what answers, which result is active. */
import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import type { Hit } from '../../search/searchDocument.ts'
import type { Words } from '../../words/wordTable.ts'
import { keepOrder } from './keepOrder.ts'
import { groupHits } from './resultGroups.ts'
import type { BoxAnswer, SearchBoxActions } from './searchBoxActions.ts'
import { themePrefix } from '../../themePrefix.ts'

/** Target of a line in the panel: a page, or an earlier query. */
export type BoxItem =
  | { readonly kind: 'hit'; readonly hit: Hit }
  | { readonly kind: 'recent'; readonly query: string }

type BoxState = AutocompleteState<BoxItem>

/** React's events, where autocomplete-core has the DOM's by default. */
export type BoxApi = AutocompleteApi<BoxItem, SyntheticEvent, MouseEvent, KeyboardEvent>

/** Beyond this, a pending answer shows (spec §9). */
const STALL_MS = 300

export type ShownBox = {
  readonly state: BoxState
  /** The answer to the query shown; `undefined` before the first. */
  readonly answer: BoxAnswer | undefined
}

export const IDLE: BoxState = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
}

export function createSearchBox(
  words: Words,
  actions: SearchBoxActions,
  show: (shown: ShownBox) => void,
): BoxApi {
  let latest: BoxAnswer | undefined
  let current = IDLE
  const note = (answer: BoxAnswer | undefined) => {
    latest = answer
  }
  const showNow = () => show({ state: current, answer: latest })
  let isAnswering = false
  const showAnswer = () => {
    isAnswering = false
    actions.commit(showNow)
  }
  const refine = (items: BoxItem[]) => {
    const [collection] = current.collections
    if (collection?.source.sourceId === 'hits') box.setCollections([{ ...collection, items }])
  }
  const box: BoxApi = createAutocomplete<BoxItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: `${themePrefix}search`,
    placeholder: words.searchPlaceholder,
    openOnFocus: true,
    defaultActiveItemId: 0,
    stallThreshold: STALL_MS,
    ignoreCompositionEvents: true,
    onStateChange: ({ state, prevState }) => {
      current = state
      if (isAnswering || isSame(state, prevState)) return
      isAnswering = prevState.status !== 'idle' && state.status === 'idle'
      // An answer is shown in its own task, once all of it is told: rendered later, it would miss a frame.
      if (isAnswering) queueMicrotask(showAnswer)
      else showNow()
    },
    shouldPanelOpen: ({ state }) => isPanelWorthOpening(state, latest),
    navigator: {
      navigate: ({ itemUrl }) => actions.go(itemUrl),
      navigateNewTab: ({ itemUrl, item }) => actions.open(elsewhereHref(item, itemUrl), 'tab'),
      navigateNewWindow: ({ itemUrl, item }) =>
        actions.open(elsewhereHref(item, itemUrl), 'window'),
    },
    getSources: ({ query }) => [
      isBlank(query)
        ? recentSource(actions, note)
        : hitSource(query, actions, {
            note,
            refine,
            isChoosing: () => Boolean(current.activeItemId),
          }),
    ],
  })
  const elsewhereHref = (item: BoxItem, href: string) =>
    item.kind === 'hit' ? actions.newTabHref(item.hit) : href
  return box
}

/** The box tells of settings that change nothing: rendering them would delay the frame of an answer. */
const isSame = (state: BoxState, before: BoxState): boolean =>
  Object.entries(state).every(([key, value]) => before[key as keyof BoxState] === value)

const isBlank = (query: string): boolean => query.trim() === ''

/** With results, mistakes to tell, or the news that there is nothing or that the index could not be had. */
function isPanelWorthOpening({ query, collections }: BoxState, answer?: BoxAnswer): boolean {
  if (collections.some(({ items }) => items.length > 0)) return true
  return !isBlank(query) && answer !== undefined
}

type BoxSource = AutocompleteSource<BoxItem>

function recentSource(
  { recentQueries }: SearchBoxActions,
  note: (answer: BoxAnswer | undefined) => void,
): BoxSource {
  return {
    sourceId: 'recent',
    getItems: () => {
      note(undefined)
      return recentQueries().map((query): BoxItem => ({ kind: 'recent', query }))
    },
    getItemInputValue: ({ item }) => (item.kind === 'recent' ? item.query : ''),
    onSelect: ({ item, setQuery, setIsOpen, refresh }) => {
      if (item.kind !== 'recent') return
      setQuery(item.query)
      setIsOpen(true)
      void refresh()
    },
  }
}

type HitListeners = {
  readonly note: (answer: BoxAnswer) => void
  /** The first answer stays where it is while its excerpts and last results come. */
  readonly refine: (items: BoxItem[]) => void
  /** The reader has gone to another result than the first. */
  readonly isChoosing: () => boolean
}

/** Asks at once, not when its items are: the state of the box is rendered in between. */
function hitSource(
  query: string,
  actions: SearchBoxActions,
  { note, refine, isChoosing }: HitListeners,
): BoxSource {
  const items = new Promise<BoxItem[]>((resolve) => {
    let before: BoxAnswer | undefined
    actions.ask(query, (received) => {
      const answer = isChoosing() ? keepOrder(before, received) : received
      note(answer)
      if (before) refine(listBoxItems(answer))
      else resolve(listBoxItems(answer))
      before = answer
    })
  })
  return {
    sourceId: 'hits',
    getItems: () => items,
    getItemInputValue: ({ state }) => state.query,
    getItemUrl: ({ item }) => (item.kind === 'hit' ? item.hit.document.sectionRoute : undefined),
    onSelect: ({ item, state, event }) => {
      if (item.kind === 'hit') actions.onChoose(item.hit, state.query, chooseTarget(event))
    },
  }
}

/** In the order in which they are shown: the arrows follow it. */
function listBoxItems(answer: BoxAnswer): BoxItem[] {
  if (answer === 'failed') return []
  return groupHits(answer.hits).flatMap(({ hits }) =>
    hits.map((hit) => ({ kind: 'hit', hit }) as const),
  )
}

function chooseTarget(event: unknown): 'here' | 'elsewhere' {
  const { ctrlKey, metaKey, shiftKey } = event as Partial<globalThis.MouseEvent>
  return ctrlKey || metaKey || shiftKey ? 'elsewhere' : 'here'
}
