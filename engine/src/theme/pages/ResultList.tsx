/** Documents with their descriptions, each a heading that leads to it. */

import type { Link } from '../../site/page.ts'
import styles from './ResultList.module.css'

export type ResultListProps = {
  readonly entries: readonly (Link & { readonly description: string; readonly icon?: string })[]
}

export function ResultList({ entries }: ResultListProps) {
  return entries.map(({ label, href, lang, description, icon }) => (
    <article key={href} className={styles.entry} data-icon={icon} lang={lang}>
      <h2>
        <a href={href}>{label}</a>
      </h2>
      {description && <p>{description}</p>}
    </article>
  ))
}
