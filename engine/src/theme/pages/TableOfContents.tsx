/** The headings of the page: beside the article where there is room, else folded above it. */

import { createElement } from 'react'
import type { TocItem } from '../../site/page.ts'
import type { WrittenIn } from '../../site/page.ts'
import type { PageWords } from '../../words/wordTable.ts'
import styles from './TableOfContents.module.css'

export type TableOfContentsProps = {
  readonly items: readonly TocItem[]
  /** Language of the headings, where it is not that of the page. */
  readonly writtenIn?: WrittenIn | undefined
  readonly words: PageWords
}

/** The browser marks the link of the heading being read with `aria-current="true"`. */
export function TableOfContents({ items, writtenIn, words }: TableOfContentsProps) {
  if (items.length === 0) return null
  return (
    <nav className={styles.toc} aria-label={words.onThisPage} data-toc="">
      <details>
        <summary>
          <span>{words.onThisPage}</span>
        </summary>
        <List items={items} writtenIn={writtenIn} />
      </details>
    </nav>
  )
}

function List({ items, writtenIn }: Pick<TableOfContentsProps, 'items' | 'writtenIn'>) {
  return (
    <ul {...writtenIn}>
      {items.map((item) => (
        <li key={item.id}>
          <TocLink item={item} />
          {item.items.length > 0 && <List items={item.items} />}
        </li>
      ))}
    </ul>
  )
}

/** The id as it is: an accent needs no encoding in an address, and encoded ones are three times as long. */
function TocLink({ item: { id, html } }: { readonly item: TocItem }) {
  const attributes = {
    href: `#${id.replaceAll('%', '%25').replaceAll(' ', '%20')}`,
    dangerouslySetInnerHTML: { __html: html },
  }
  return createElement('a', attributes)
}
