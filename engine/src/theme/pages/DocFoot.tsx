/** Under a doc: its tags, where to edit it, its Markdown, when it last changed, when it is to be reviewed. */

import { longDayOf } from '../../site/longDay.ts'
import type { CategoryPage, DocPage, Link, Review } from '../../site/page.ts'
import { themePrefix } from '../../themePrefix.ts'
import type { PageWords } from '../../words/wordTable.ts'
import { fill } from '../../words/fill.ts'
import styles from './DocFoot.module.css'

const tagsLabelId = `${themePrefix}tags-label`

export type DocFootProps = {
  readonly page: DocPage
  readonly htmlLang: string
  readonly words: PageWords
}

export function DocFoot({ page, htmlLang, words }: DocFootProps) {
  const { tags, editHref, markdownHref, updated, review, books = [] } = page
  const isEmpty = books.length === 0 && !editHref && !markdownHref && !updated && !review
  if (tags.length === 0 && isEmpty) return null
  return (
    <footer className={styles.foot}>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <strong id={tagsLabelId}>{words.tagsLabel}</strong>
          <ul aria-labelledby={tagsLabelId}>
            {tags.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="tag">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.record}>
        {markdownHref === undefined ? (
          <EditLink href={editHref} words={words} />
        ) : (
          <span>
            <EditLink href={editHref} words={words} />
            {editHref !== undefined && ' · '}
            <a href={markdownHref} type="text/markdown">
              {words.viewMarkdown}
            </a>
          </span>
        )}
        {(updated || review) && (
          <span>
            {updated && <LastUpdate updated={updated} htmlLang={htmlLang} words={words} />}
            {updated && review && <br />}
            {review && <NextReview review={review} htmlLang={htmlLang} words={words} />}
          </span>
        )}
      </div>
      <BookLinks books={books} />
    </footer>
  )
}

/** To the pages to print that hold a page. */
function BookLinks({ books }: { readonly books: readonly Link[] }) {
  if (books.length === 0) return null
  return (
    <div className={styles.record}>
      {books.map(({ label, href }) => (
        <a key={href} href={href} rel="nofollow">
          {label}
        </a>
      ))}
    </div>
  )
}

/** Under the page of a category. */
export function CategoryFoot({ books = [] }: Pick<CategoryPage, 'books'>) {
  if (books.length === 0) return null
  return (
    <footer className={styles.foot}>
      <BookLinks books={books} />
    </footer>
  )
}

type EditLinkProps = { readonly href: string | undefined; readonly words: PageWords }

function EditLink({ href, words }: EditLinkProps) {
  if (href === undefined) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words.edit}
    </a>
  )
}

type LastUpdateProps = Omit<DocFootProps, 'page'> & {
  readonly updated: NonNullable<DocPage['updated']>
}

/** `21 nov. 2026`, in UTC: the same for every reader and every build machine. */
function LastUpdate({ updated: { isoDate, author }, htmlLang, words }: LastUpdateProps) {
  const date = new Intl.DateTimeFormat(htmlLang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDate))
  const [before, after] = fill(words.updatedOn, { date: '\n' }).split('\n')
  return (
    <>
      {words.updated + before}
      <time dateTime={isoDate}>{date}</time>
      {after + (author === undefined ? '' : fill(words.updatedBy, { author }))}
    </>
  )
}

type NextReviewProps = Omit<DocFootProps, 'page'> & { readonly review: Review }

function NextReview({ review: { isoDay, owner }, htmlLang, words }: NextReviewProps) {
  const [before, after] = fill(words.nextReview, { date: '\n' }).split('\n')
  return (
    <>
      {before}
      <time dateTime={isoDay}>{longDayOf(isoDay, htmlLang)}</time>
      {after + (owner === undefined ? '' : fill(words.reviewOwner, { owner }))}
    </>
  )
}
