/** All the tags, by letter. */

import type { TagListPage } from '../../site/page.ts'
import { formatCount } from '../../words/formatCount.ts'
import type { PageViewProps } from './pageViewProps.ts'
import styles from './pages.module.css'
import tagStyles from './TagListView.module.css'

export function TagListView({ page, words }: PageViewProps<TagListPage>) {
  return (
    <div className={styles.alone}>
      <h1>{words.tags}</h1>
      {page.glossary && (
        <p>
          <a href={page.glossary.href}>{page.glossary.label}</a>
        </p>
      )}
      {page.groups.map(({ letter, tags }) => (
        <section key={letter} className={tagStyles.group} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul>
            {tags.map(({ label, href, count }) => (
              <li key={href}>
                <a href={href} rel="tag">
                  {label}
                  <span className={tagStyles.count}>
                    <span aria-hidden="true">{count}</span>
                    <span className="visually-hidden">
                      , {formatCount(words, 'documentCount', count)}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
