/** The pages nearest to a wrong address, found from its words. */
import { useEffect, useState } from 'react'
import { themePrefix } from '../../themePrefix.ts'
import type { Words } from '../../words/wordTable.ts'
import { groupHits, type ResultGroup } from './resultGroups.ts'
import { shownText } from './shownText.ts'
import type { Ask, BoxAnswer } from './searchBoxActions.ts'

export type NearPagesProps = {
  readonly words: Words
  readonly ask: Ask
  /** The words of the address; empty finds nothing. */
  readonly query: string
}

const PROPOSED_PAGES = 5
const titleId = `${themePrefix}near-pages`

export function NearPages({ words, ask, query }: NearPagesProps) {
  const [groups, setGroups] = useState<readonly ResultGroup[]>([])
  useEffect(() => {
    if (query === '') return
    const show = (answer: BoxAnswer) => {
      if (answer !== 'failed') setGroups(groupHits(answer.hits).slice(0, PROPOSED_PAGES))
    }
    ask(query, show, PROPOSED_PAGES)
  }, [ask, query])
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{words.searchNearPages}</h2>
      <ul>
        {groups.map(({ href, title, trail }) => (
          <li key={href}>
            <a href={href}>{shownText(title)}</a>
            {trail.length > 0 && ` — ${trail.join(' › ')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
