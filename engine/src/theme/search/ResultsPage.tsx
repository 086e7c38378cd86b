/** All the results of the query in the address, to be filtered by tag and category, and shared. */
import { useEffect, useState } from 'react'
import { type AppLocation, type Store, useStore } from '../appContext.ts'
import { MAX_QUERY_LENGTH } from '../../search/parseQuery.ts'
import type { Hit } from '../../search/searchDocument.ts'
import { countOf, type Words } from '../words.ts'
import { MarkedText } from './MarkedText.tsx'
import { sentenceOf } from './querySentences.ts'
import { groupHits } from './resultGroups.ts'
import { filterHits, labelsOf, type ResultFilter } from './resultFilter.ts'
import styles from './ResultsPage.module.css'
import type { BoxAnswer } from './useSearchBox.ts'

export type ResultsPageProps = {
  readonly words: Words
  readonly ask: (query: string, onAnswer: (answer: BoxAnswer) => void, limit?: number) => void
  readonly place: Store<AppLocation>
  readonly pageHref: string
  /** Shows the same page under another query. */
  readonly go: (href: string) => void
  /** The reader follows a result. */
  readonly onChoose: (hit: Hit) => void
}

const MAX_RESULTS = 200
const NOWHERE: AppLocation = { pathname: '', search: '', hash: '' }

export function ResultsPage({ words, ask, place, pageHref, go, onChoose }: ResultsPageProps) {
  const asked = new URLSearchParams(useStore(place, NOWHERE).search)
  const query = asked.get('q') ?? ''
  const filter: ResultFilter = {
    tag: asked.get('tag') ?? '',
    category: asked.get('categorie') ?? '',
  }
  const [latest, setLatest] = useState<{ readonly query: string; readonly answer: BoxAnswer }>()
  const answer = latest?.query === query ? latest.answer : undefined
  useEffect(() => {
    if (query.trim() === '') return
    ask(query, (answered) => setLatest({ query, answer: answered }), MAX_RESULTS)
  }, [ask, query])
  const goTo = (next: Partial<ResultFilter & { readonly q: string }>) => {
    const { q, tag, category } = { q: query, ...filter, ...next }
    const entries = Object.entries({ q, tag, categorie: category }).filter(
      ([, value]) => value !== '',
    )
    go(`${pageHref}?${new URLSearchParams(entries).toString()}`)
  }
  return (
    <>
      <search>
        <form
          key={query}
          action={pageHref}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('q')
            goTo({ q: String(typed ?? '').trim(), tag: '', category: '' })
          }}
        >
          <input
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
      <div aria-busy={query !== '' && answer === undefined}>
        {answer && answer !== 'failed' && (
          <Answer
            answer={answer}
            filter={filter}
            words={words}
            onFilter={goTo}
            onChoose={onChoose}
          />
        )}
      </div>
    </>
  )
}

type AnswerProps = {
  readonly answer: Exclude<BoxAnswer, 'failed'>
  readonly filter: ResultFilter
  readonly words: Words
  readonly onFilter: (filter: Partial<ResultFilter>) => void
  readonly onChoose: (hit: Hit) => void
}

function Answer({ answer, filter, words, onFilter, onChoose }: AnswerProps) {
  const hits = filterHits(answer.hits, filter)
  const { tags, categories } = labelsOf(answer.hits)
  const groups = groupHits(hits)
  return (
    <>
      {answer.errors.map((error, i) => (
        <p key={i}>{sentenceOf(error, words)}</p>
      ))}
      <output className={styles.count}>
        {hits.length === 0
          ? words.searchNoResult
          : countOf(hits.length, words.searchCountOne, words.searchCountMany)}
      </output>
      <div className={styles.filters}>
        <Choice
          label={words.searchTag}
          value={filter.tag}
          labels={tags}
          any={words.searchAny}
          onChoose={(tag) => onFilter({ tag })}
        />
        <Choice
          label={words.searchCategory}
          value={filter.category}
          labels={categories}
          any={words.searchAny}
          onChoose={(category) => onFilter({ category })}
        />
      </div>
      {groups.map(({ href, title, trail, hits: ofPage }) => (
        <section key={href} className={styles.page}>
          {trail.length > 0 && <p className={styles.trail}>{trail.join(' › ')}</p>}
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <ul>
            {ofPage.map((hit) => (
              <li key={hit.document.id}>
                <Result hit={hit} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type ResultProps = { readonly hit: Hit; readonly onChoose: (hit: Hit) => void }

function Result({ hit, onChoose }: ResultProps) {
  const { sectionTitle, sectionRoute, excerpt } = hit.document
  const stems = new Set(hit.terms)
  return (
    <>
      <a href={sectionRoute} onClick={() => onChoose(hit)}>
        <MarkedText text={sectionTitle} stems={stems} />
      </a>
      {excerpt !== '' && (
        <p>
          <MarkedText text={excerpt} stems={stems} />
        </p>
      )}
    </>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly labels: readonly string[]
  readonly any: string
  readonly onChoose: (label: string) => void
}

function Choice({ label, value, labels, any, onChoose }: ChoiceProps) {
  if (labels.length === 0) return null
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{any}</option>
        {[...new Set([...labels, ...(value === '' ? [] : [value])])].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  )
}
