/** The generated index of a category: what it holds. */

import type { CategoryPage } from '../../site/page.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { CategoryFoot } from './DocFoot.tsx'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import { Pagination } from './Pagination.tsx'
import { ResultList } from './ResultList.tsx'

export function CategoryView({ page, frame, words }: PageViewProps<CategoryPage>) {
  return (
    <>
      <div className={styles.alone}>
        <header>
          <Breadcrumbs crumbs={page.breadcrumbs} homeHref={frame.homeHref} words={words} />
          <h1>{page.title}</h1>
          {page.description && <p className={styles.lead}>{page.description}</p>}
        </header>
        <ResultList entries={page.cards} />
        <CategoryFoot books={page.books} />
      </div>
      <Pagination previous={page.previous} next={page.next} words={words} />
    </>
  )
}
