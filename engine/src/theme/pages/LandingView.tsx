/** The page a reader begins at: a title, a sentence, a search field, then what its author put there. */

import type { Landing } from '../../content/landing.ts'
import type { DocPage, GenericPage } from '../../site/page.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { DocFoot } from './DocFoot.tsx'
import { UnlistedNotice, VersionNotice } from './Notices.tsx'
import type { PageViewProps } from './pageViewProps.ts'
import { Pagination } from './Pagination.tsx'
import { ReviewNotice } from './ReviewNotice.tsx'
import { SearchField } from './SearchField.tsx'

export type LandingViewProps = PageViewProps<DocPage | GenericPage> & { readonly landing: Landing }

export function LandingView({ page, landing, frame, words }: LandingViewProps) {
  const doc = page.kind === 'doc' ? page : undefined
  const { sentence, search } = landing
  // The field comes first: what was proved is told where the article ends.
  const { verification, ...title } = page
  return (
    <>
      <article className="landing">
        <header>
          {page.unlisted && <UnlistedNotice words={words} />}
          {doc?.versionBanner && (
            <VersionNotice banner={doc.versionBanner} siteTitle={frame.siteTitle} words={words} />
          )}
          {doc?.review && (
            <ReviewNotice review={doc.review} htmlLang={frame.htmlLang} words={words} />
          )}
          <ArticleHead page={title} badge={doc?.versionBadge} words={words} />
          {sentence !== undefined && <p className="landing-sentence">{sentence}</p>}
          {search !== undefined && <SearchField frame={frame} placeholder={search} />}
        </header>
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        {verification && <ArticleHead page={{ verification }} words={words} />}
        {doc && <DocFoot page={doc} htmlLang={frame.htmlLang} words={words} />}
      </article>
      {doc && <Pagination previous={doc.previous} next={doc.next} words={words} />}
    </>
  )
}
