/** Actions of the search box on its page. */
import type { QueryAnswer } from '../../search/answerQuery.ts'
import type { Hit } from '../../search/searchDocument.ts'

export type BoxAnswer = QueryAnswer | 'failed'

/** Calls `onAnswer` with one answer or more, best last; none once a newer query is asked. At most `limit` hits. */
export type Ask = (query: string, onAnswer: (answer: BoxAnswer) => void, limit?: number) => void

export type SearchBoxActions = {
  readonly ask: Ask
  readonly recentQueries: () => readonly string[]
  /** Says whether the key `/` opens the box. */
  readonly hasSlash: () => boolean
  readonly setSlash: (isOn: boolean) => void
  /** The reader opens a result: here, or elsewhere. */
  readonly onChoose: (hit: Hit, query: string, place: 'here' | 'elsewhere') => void
  /** The address of all the results of a query. */
  readonly allHrefOf: (query: string) => string
  readonly go: (href: string) => void
  /** The address of a hit for another tab or window: it carries what to highlight. */
  readonly newTabHref: (hit: Hit) => string
  readonly open: (href: string, where: 'tab' | 'window') => void
  /** Runs the change and returns once the document shows it. */
  readonly commit: (change: () => void) => void
}
