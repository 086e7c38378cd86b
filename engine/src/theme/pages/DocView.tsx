/** A doc: notices, breadcrumbs, title, table of contents, article, tags, dates, neighbours. */

import type { DocPage } from '../../site/page.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DocFoot } from './DocFoot.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { TranslationNotice, UnlistedNotice, VersionNotice } from './Notices.tsx'
import styles from './pages.module.css'
import type { PageViewProps } from './pageViewProps.ts'
import { Pagination } from './Pagination.tsx'
import { ReviewNotice } from './ReviewNotice.tsx'
import { TableOfContents } from './TableOfContents.tsx'

export function DocView({ page, frame, words }: PageViewProps<DocPage>) {
  return (
    <>
      <article className={page.toc.length > 0 ? styles.withToc : styles.alone}>
        <header>
          {page.unlisted && <UnlistedNotice words={words} />}
          <TranslationNotice page={page} htmlLang={frame.htmlLang} words={words} />
          {page.versionBanner && (
            <VersionNotice banner={page.versionBanner} siteTitle={frame.siteTitle} words={words} />
          )}
          {page.review && (
            <ReviewNotice review={page.review} htmlLang={frame.htmlLang} words={words} />
          )}
          <Breadcrumbs crumbs={page.breadcrumbs} homeHref={frame.homeHref} words={words} />
          <ArticleHead page={page} badge={page.versionBadge} words={words} />
        </header>
        <TableOfContents items={page.toc} writtenIn={page.writtenIn} words={words} />
        <div
          className="prose"
          {...page.writtenIn}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        {page.feedback && <FeedbackForm path={page.path} url={page.feedback.url} words={words} />}
        <DocFoot page={page} htmlLang={frame.htmlLang} words={words} />
      </article>
      <Pagination previous={page.previous} next={page.next} words={words} />
    </>
  )
}
