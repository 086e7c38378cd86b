/** Where the page stands, from home down. */

import type { DocPage } from '../../site/page.ts'
import type { Words } from '../words.ts'
import styles from './Breadcrumbs.module.css'

export type BreadcrumbsProps = {
  readonly crumbs: DocPage['breadcrumbs']
  readonly homeHref: string
  readonly words: Words
}

export function Breadcrumbs({ crumbs, homeHref, words }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null
  const last = crumbs.length - 1
  return (
    <nav className={styles.crumbs} aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <a className={styles.home} href={homeHref} aria-label={words.home} />
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={index} aria-current={index === last ? 'page' : undefined}>
            {href !== undefined && index !== last ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
