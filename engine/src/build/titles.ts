/** The reader-facing words → titles of the pages no author writes. */

import type { LocaleConfig, Config } from '../config/config.ts'
import type { PageTitles } from '../site/plan.ts'
import { pageWordsOf } from '../theme/pageWords.ts'
import { countOf, fill } from '../theme/words.ts'

export function titlesOf(config: Config, locale: LocaleConfig): PageTitles {
  const words = pageWordsOf({ ...config.words, ...locale.words })
  return {
    tagList: words.tags,
    tag: (label, count) => fill(countOf(count, words.tagTitleOne, words.tagTitleMany), { label }),
    search: words.search,
    notFound: words.notFoundTitle,
    offline: words.offlineTitle,
    itemCount: (count) => countOf(count, words.itemCountOne, words.itemCountMany),
  }
}
