/**
 * Panel of the search box: results by page, recent queries, mistakes in the query, or a message that nothing was found.
 */
import { memo, type ReactNode } from 'react'
import { fill } from '../../words/fill.ts'
import type { Words } from '../../words/wordTable.ts'
import type { SearchAsk } from '../../site/frame.ts'
import { AbsentWords } from './AbsentWords.tsx'
import { AskLink } from './AskLink.tsx'
import type { BoxApi, BoxItem } from './createSearchBox.ts'
import { HitOption } from './HitOption.tsx'
import { isForElsewhere } from './swapHref.ts'
import { groupHits } from './resultGroups.ts'
import { shownText } from './shownText.ts'
import { formatQueryError } from './querySentences.ts'
import { SearchFailed } from './SearchFailed.tsx'
import styles from './SearchBox.module.css'
import type { SearchBoxActions } from './searchBoxActions.ts'
import type { SearchBoxState } from './useSearchBox.ts'
import { themePrefix } from '../../themePrefix.ts'

export type PanelProps = {
  readonly box: SearchBoxState
  readonly words: Words
  readonly actions: SearchBoxActions
  readonly allHref: string
  readonly ask: SearchAsk | undefined
  readonly onLeave: () => void
  /** From the link to all results, back to where the arrows came from. */
  readonly toField: () => void
}

export function Panel({ box, words, actions, allHref, ask, onLeave, toField }: PanelProps) {
  const { api, state, answer } = box
  if (!state.isOpen) return null
  const errors = answer && answer !== 'failed' ? answer.errors : []
  const isEmpty = state.collections.every(({ items }) => items.length === 0)
  const absent = answer && answer !== 'failed' ? answer.absent : []
  const isSearch = state.query.trim() !== ''
  return (
    <div {...api.getPanelProps({})} className={styles.panel}>
      {errors.map((error, i) => (
        <p key={i} className={styles.error}>
          {formatQueryError(error, words)}
        </p>
      ))}
      {!isEmpty && <AbsentWords words={words} absent={absent} className={styles.absent} />}
      <Results
        api={api}
        collections={state.collections}
        activeItemId={state.activeItemId}
        words={words}
        actions={actions}
      />
      {isSearch && answer === 'failed' && (
        <SearchFailed className={styles.empty} words={words} onRetry={() => void api.refresh()} />
      )}
      {isEmpty && isSearch && answer && answer !== 'failed' && (
        <p className={styles.empty}>{words.searchNoResult}</p>
      )}
      {isSearch && answer && answer !== 'failed' && (isEmpty || absent.length > 0) && (
        <AskLink ask={ask} className={styles.all} />
      )}
      {isSearch && !isEmpty && answer && answer !== 'failed' && (
        <a
          className={styles.all}
          data-all=""
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'Escape') return
            event.preventDefault()
            toField()
            if (event.key === 'Escape') api.setIsOpen(false)
          }}
          href={allHref}
          onClick={(event) => isForElsewhere(event) || onLeave()}
        >
          {fill(words.searchAll, { count: answer.total })}
        </a>
      )}
    </div>
  )
}

type ResultsProps = Pick<PanelProps, 'words' | 'actions'> & {
  readonly api: BoxApi
  readonly collections: SearchBoxState['state']['collections']
  /** The api knows it too: a change of it is drawn. */
  readonly activeItemId: number | null
}

/** While an answer is awaited, the one before stays: it is not rendered at each key. */
const Results = memo(function Results({ api, collections, words, actions }: ResultsProps) {
  return collections.map(({ source, items }) =>
    items.length === 0 ? null : (
      <div key={source.sourceId} {...api.getListProps({ source })}>
        {source.sourceId === 'recent' ? (
          <Group id={`${themePrefix}search-recent`} title={words.searchRecent}>
            {items.map((item) => (
              <div
                key={item.kind === 'recent' ? item.query : ''}
                {...api.getItemProps({ item, source })}
                className={styles.option}
              >
                {item.kind === 'recent' && item.query}
              </div>
            ))}
          </Group>
        ) : (
          <PageGroups api={api} items={items} source={source} actions={actions} />
        )}
      </div>
    ),
  )
})

type Collection = SearchBoxState['state']['collections'][number]
type PageGroupsProps = Pick<ResultsProps, 'api' | 'actions'> & Collection

function PageGroups({ api, items, source, actions }: PageGroupsProps) {
  const hits = items.flatMap((item) => (item.kind === 'hit' ? [item.hit] : []))
  return groupHits(hits).map(({ href, title, trail, hits: ofPage }, rank) => (
    <Group key={href} id={`${themePrefix}search-page-${rank}`} title={title} trail={trail}>
      {ofPage.map((hit) => {
        const item = items.find((each: BoxItem) => each.kind === 'hit' && each.hit === hit)
        return (
          item && (
            <HitOption
              key={hit.document.id}
              hit={hit}
              elsewhereHref={actions.newTabHref(hit)}
              option={api.getItemProps({ item, source })}
            />
          )
        )
      })}
    </Group>
  ))
}

/** A `<fieldset>` would have the same role, but Chromium takes the options in it for links. */
const optionGroup = { role: 'group' } as const

type GroupProps = {
  readonly id: string
  readonly title: string
  readonly trail?: readonly string[]
  readonly children: ReactNode
}

function Group({ id, title, trail = [], children }: GroupProps) {
  return (
    <div {...optionGroup} aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.page}>
        {trail.length > 0 && <span className={styles.trail}>{`${trail.join(' › ')} › `}</span>}
        {shownText(title)}
      </div>
      {children}
    </div>
  )
}
