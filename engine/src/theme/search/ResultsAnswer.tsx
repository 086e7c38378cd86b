/** Answer on the results page: the count, the filters, and the results by page. */
import type { SearchAsk } from '../../site/frame.ts'
import { absentSentence } from './AbsentWords.tsx'
import { AskLink } from './AskLink.tsx'
import type { Hit } from '../../search/searchDocument.ts'

import { formatCount } from '../../words/formatCount.ts'
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import { isForElsewhere, swapHref } from './swapHref.ts'
import { useMarkedStems } from './markedStems.ts'
import { Excerpt } from './Excerpt.tsx'
import { MarkedText } from './MarkedText.tsx'
import { formatQueryError } from './querySentences.ts'
import { filterHits, labelsOf, type ResultFilter } from './resultFilter.ts'
import { groupHits } from './resultGroups.ts'
import { shownText } from './shownText.ts'
import styles from './ResultsPage.module.css'
import type { BoxAnswer } from './searchBoxActions.ts'

export type ResultActions = {
  /** The reader follows a result here. */
  readonly onChoose: (hit: Hit) => void
  /** The address of a hit for another tab or window: it carries what to highlight. */
  readonly newTabHref: (hit: Hit) => string
}

export type ResultsAnswerProps = {
  readonly answer: Exclude<BoxAnswer, 'failed'>
  /** Set when there are more hits than those received. */
  readonly isCut: boolean
  readonly filter: ResultFilter
  readonly words: Words
  readonly ask: SearchAsk | undefined
  readonly onFilter: (filter: Partial<ResultFilter>) => void
} & ResultActions

export function ResultsAnswer({
  answer,
  isCut,
  filter,
  words,
  ask,
  onFilter,
  ...actions
}: ResultsAnswerProps) {
  const hits = filterHits(answer.hits, filter)
  const { tags, categories } = labelsOf(answer.hits)
  const groups = groupHits(hits)
  /** No page speaks of what was asked: the results are only near it. */
  const isNear = answer.hits.length > 0 && answer.absent.length > 0
  return (
    <>
      {answer.errors.map((error, i) => (
        <p key={i} role="alert">
          {formatQueryError(error, words)}
        </p>
      ))}
      {isNear && <p className={styles.absent}>{absentSentence(answer.absent, words)}</p>}
      {(answer.hits.length === 0 || isNear) && <AskLink ask={ask} />}
      <output className={styles.count}>
        {sentenceOfCount(hits.length, isCut ? answer.hits.length : undefined, words)}
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
          any={words.searchAnyCategory}
          onChoose={(category) => onFilter({ category })}
        />
      </div>
      {isNear && <p className={styles.near}>{words.searchNearest}</p>}
      {groups.map(({ href, title, trail, hits: ofPage }) => (
        <section key={href} className={styles.page}>
          {trail.length > 0 && <p className={styles.trail}>{trail.join(' › ')}</p>}
          <h2>
            <a href={href}>{shownText(title)}</a>
          </h2>
          <ul>
            {ofPage.map((hit) => (
              <li key={hit.document.id}>
                <Result hit={hit} {...actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** `first` hits have come, of more, unless it is `undefined`. */
function sentenceOfCount(count: number, first: number | undefined, words: Words): string {
  if (count === 0) return words.searchNoResult
  if (count === first) return fill(words.searchCountFirst, { first })
  const results = formatCount(words, 'searchCount', count)
  return first === undefined ? results : fill(words.searchCountAmong, { results, first })
}

type ResultProps = { readonly hit: Hit } & ResultActions

function Result({ hit, onChoose, newTabHref }: ResultProps) {
  const { sectionTitle, sectionRoute, excerpt, isCode } = hit.document
  const stems = useMarkedStems(hit)
  const hrefs = { own: sectionRoute, elsewhere: newTabHref(hit) }
  return (
    <>
      <a
        href={sectionRoute}
        onMouseDown={(event) => swapHref(event, hrefs)}
        onContextMenu={(event) => swapHref(event, hrefs)}
        onClick={(event) => {
          // Keys press no button: with them, the click is the first to tell.
          swapHref(event, hrefs)
          if (!isForElsewhere(event)) onChoose(hit)
        }}
      >
        <MarkedText text={sectionTitle} stems={stems} />
      </a>
      {excerpt !== '' && (
        <p>
          <Excerpt text={excerpt} stems={stems} isCode={isCode} />
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
