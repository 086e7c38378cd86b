/** All the results of the query in the address, to be filtered by tag and category, and shared. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type AppLocation, type Store, useStore } from '../appContext.ts'
import { MAX_QUERY_LENGTH } from '../../search/parseQuery.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import type { Words } from '../../words/wordTable.ts'
import type { SearchAsk } from '../../site/frame.ts'
import type { ResultFilter } from './resultFilter.ts'
import { type ResultActions, ResultsAnswer } from './ResultsAnswer.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { keepOrder } from './keepOrder.ts'
import styles from './ResultsPage.module.css'
import type { Ask, BoxAnswer } from './searchBoxActions.ts'

export type ResultsPageProps = {
  readonly words: Words
  readonly ask: Ask
  readonly place: Store<AppLocation>
  readonly pageHref: string
  readonly askLink: SearchAsk | undefined
  /** Shows the same page under another query. */
  readonly go: (href: string) => void
  /** An answer has just been put in the document. */
  readonly onAnswered: () => void
} & ResultActions

const MAX_RESULTS = 200
const NOWHERE: AppLocation = { pathname: '', search: '', hash: '' }

/** Results page; a crash is shown in its place. */
export function ResultsPage(props: ResultsPageProps) {
  const { words } = props
  return (
    <ErrorBoundary
      fallback={({ retry }) => (
        <SearchFailed
          className={styles.failed}
          words={words}
          sentence={words.crashTitle}
          onRetry={retry}
        />
      )}
    >
      <Results {...props} />
    </ErrorBoundary>
  )
}

function Results({
  words,
  ask,
  askLink,
  place,
  pageHref,
  go,
  onAnswered,
  ...actions
}: ResultsPageProps) {
  const asked = new URLSearchParams(useStore(place, NOWHERE).search)
  const query = (asked.get('q') ?? '').slice(0, MAX_QUERY_LENGTH)
  const filter: ResultFilter = {
    tag: asked.get('tag') ?? '',
    category: asked.get('categorie') ?? '',
  }
  const [latest, setLatest] = useState<{ readonly query: string; readonly answer: BoxAnswer }>()
  /** The reader has a hand on the results. */
  const isTouched = useRef(false)
  const touch = () => void (isTouched.current = true)
  const answer = latest?.query === query ? latest.answer : undefined
  const askNow = useCallback(() => {
    if (query.trim() === '') return
    isTouched.current = false
    ask(
      query,
      (received) =>
        setLatest((before) => ({
          query,
          answer:
            isTouched.current && before?.query === query
              ? keepOrder(before.answer, received)
              : received,
        })),
      MAX_RESULTS,
    )
  }, [ask, query])
  useEffect(askNow, [askNow])
  const isAwaited = query.trim() !== '' && answer === undefined
  const isSettled = query.trim() === '' || answer === 'failed' || answer?.isFinal === true
  const field = useRef<HTMLInputElement>(null)
  // Back and forward change the query without the field.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== query) field.current.value = query
  }, [query])
  useLayoutEffect(() => {
    if (answer) onAnswered()
  }, [answer, onAnswered])
  const retry = () => {
    setLatest(undefined)
    askNow()
  }
  const goTo = (next: Partial<ResultFilter & { readonly q: string }>) => {
    const { q, tag, category } = { q: query, ...filter, ...next }
    const version = asked.get('version') ?? ''
    const entries = Object.entries({ q, tag, categorie: category, version }).filter(
      ([, value]) => value !== '',
    )
    go(`${pageHref}?${new URLSearchParams(entries).toString()}`)
  }
  return (
    <>
      <search>
        <form
          action={pageHref}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('q')
            goTo({ q: String(typed ?? '').trim(), tag: '', category: '' })
          }}
        >
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={words.search}
            placeholder={words.searchPlaceholder}
            maxLength={MAX_QUERY_LENGTH}
            defaultValue={query}
          />
          <button type="submit">{words.searchSubmit}</button>
        </form>
      </search>
      <div aria-busy={!isSettled} onPointerDown={touch} onFocus={touch}>
        {isAwaited && <output className={styles.waiting}>{words.searchWaiting}</output>}
        {answer === 'failed' && (
          <SearchFailed className={styles.failed} words={words} onRetry={retry} />
        )}
        {answer && answer !== 'failed' && (
          <ResultsAnswer
            answer={answer}
            isCut={answer.hits.length >= MAX_RESULTS}
            filter={filter}
            words={words}
            ask={askLink}
            onFilter={goTo}
            {...actions}
          />
        )}
      </div>
    </>
  )
}
