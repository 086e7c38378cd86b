/** Typesets the texts of a front matter that readers see. */

import { typesetAlone } from './article/updateState.ts'
import type { FrontMatter } from './frontMatterSchema.ts'
import { withoutTags } from './landing.ts'
import type { ArticleState } from './article/state.ts'

/** Typesets a page's names in menus and neighbours, and its descriptions. */
export function withShownNames(frontMatter: FrontMatter, writing: ArticleState): FrontMatter {
  const { sidebar_label: label, pagination_label: pagination, hero } = frontMatter
  const { tagline, search } = hero ?? {}
  return {
    ...frontMatter,
    ...(hero && {
      hero: {
        ...hero,
        ...(tagline !== undefined && { tagline: typesetAlone(withoutTags(tagline), writing) }),
        ...(typeof search === 'string' && { search: typesetAlone(search, writing) }),
      },
    }),
    ...(label !== undefined && { sidebar_label: typesetAlone(label, writing) }),
    ...(pagination !== undefined && { pagination_label: typesetAlone(pagination, writing) }),
  }
}
