/** A page → what stands inside `<main>`. At build only: none of this reaches the browser as code. */

import { CategoryView } from './CategoryView.tsx'
import { DocView } from './DocView.tsx'
import { GenericView } from './GenericView.tsx'
import { LandingView } from './LandingView.tsx'
import { NotFoundView } from './NotFoundView.tsx'
import { OfflineView } from './OfflineView.tsx'
import { SearchView } from './SearchView.tsx'
import { TagListView } from './TagListView.tsx'
import type { PageViewProps } from './pageViewProps.ts'
import { TagView } from './TagView.tsx'

export function PageView({ page, frame, words }: PageViewProps) {
  const shared = { frame, words }
  switch (page.kind) {
    case 'doc':
      return page.landing ? (
        <LandingView page={page} landing={page.landing} {...shared} />
      ) : (
        <DocView page={page} {...shared} />
      )
    case 'generic':
      return page.landing ? (
        <LandingView page={page} landing={page.landing} {...shared} />
      ) : (
        <GenericView page={page} {...shared} />
      )
    case 'tagList':
      return <TagListView page={page} {...shared} />
    case 'tag':
      return <TagView page={page} {...shared} />
    case 'category':
      return <CategoryView page={page} {...shared} />
    case 'search':
      return <SearchView page={page} {...shared} />
    case 'notFound':
      return page.isOffline ? (
        <OfflineView page={page} {...shared} />
      ) : (
        <NotFoundView page={page} {...shared} />
      )
  }
}
