/** A page outside the docs: the article and its table of contents. */

import type { GenericPage } from '../../site/page.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { TranslationNotice, UnlistedNotice } from './Notices.tsx'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import { TableOfContents } from './TableOfContents.tsx'

export function GenericView({ page, frame, words }: PageViewProps<GenericPage>) {
  return (
    <article className={page.toc.length > 0 ? styles.withToc : styles.alone}>
      <header>
        {page.unlisted && <UnlistedNotice words={words} />}
        <TranslationNotice page={page} htmlLang={frame.htmlLang} words={words} />
        <ArticleHead page={page} words={words} />
      </header>
      <TableOfContents items={page.toc} writtenIn={page.writtenIn} words={words} />
      <div className="prose" {...page.writtenIn} dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  )
}
