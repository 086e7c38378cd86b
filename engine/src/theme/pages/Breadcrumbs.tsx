/** Breadcrumbs from the home page down, also as schema.org data for search engines. */

import type { DocPage } from '../../site/page.ts'
import type { PageWords } from '../../words/wordTable.ts'
import styles from './Breadcrumbs.module.css'

type Crumbs = DocPage['breadcrumbs']

export type BreadcrumbsProps = {
  readonly crumbs: Crumbs
  readonly homeHref: string
  readonly words: PageWords
}

export function Breadcrumbs({ crumbs, homeHref, words }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null
  const last = crumbs.length - 1
  return (
    <nav className={styles.crumbs} aria-label={words.breadcrumbs}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a className={styles.home} href={homeHref} aria-label={words.home} />
        </li>
        {crumbs.map((crumb, index) => (
          <Crumb
            key={index}
            {...crumb}
            position={positionOf(index, crumbs)}
            isPage={index === last}
          />
        ))}
      </ol>
    </nav>
  )
}

type CrumbProps = Crumbs[number] & { readonly position: number; readonly isPage: boolean }

/** One without an address means nothing to a search engine. */
function Crumb({ label, href, lang, position, isPage }: CrumbProps) {
  if (href === undefined) return <li aria-current={isPage ? 'page' : undefined}>{label}</li>
  const name = (
    <span itemProp="name" lang={lang}>
      {label}
    </span>
  )
  return (
    <li
      itemProp="itemListElement"
      itemScope
      itemType="https://schema.org/ListItem"
      aria-current={isPage ? 'page' : undefined}
    >
      {isPage ? (
        name
      ) : (
        <a href={href} itemProp="item">
          {name}
        </a>
      )}
      <meta itemProp="position" content={String(position)} />
    </li>
  )
}

/** From 1, among those that have an address. */
const positionOf = (index: number, crumbs: Crumbs) =>
  crumbs.slice(0, index + 1).filter(({ href }) => href !== undefined).length
