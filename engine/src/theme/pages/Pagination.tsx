/** The neighbours of a page in the reading order. */

import type { Link } from '../../site/page.ts'
import type { PageWords } from '../../words/wordTable.ts'
import styles from './Pagination.module.css'

export type PaginationProps = {
  readonly previous: Link | undefined
  readonly next: Link | undefined
  readonly words: PageWords
}

export function Pagination({ previous, next, words }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.pagination} aria-label={words.pagination}>
      {previous && (
        <a rel="prev" href={previous.href}>
          <small>{words.previous}</small> <Label {...previous} />
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          <small>{words.next}</small> <Label {...next} />
        </a>
      )}
    </nav>
  )
}

const Label = ({ label, lang }: Link) =>
  lang === undefined ? label : <span lang={lang}>{label}</span>
