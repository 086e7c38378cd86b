/** The reader-facing words → titles of the pages no author writes. */

import type { LocaleConfig, Config } from '../config/config.ts'
import { articleWordsOf } from '../content/articleWords.ts'
import type { PageTitles } from '../site/plan.ts'
import { countOf, fill, wordsOf } from '../theme/words.ts'

export function titlesOf(config: Config, locale: LocaleConfig): PageTitles {
  const overrides = { ...config.words, ...locale.words }
  const words = wordsOf(overrides)
  return {
    tagList: words.tags,
    tag: (label, count) => fill(countOf(count, words.tagTitleOne, words.tagTitleMany), { label }),
    search: words.search,
    notFound: words.notFoundTitle,
    offline: articleWordsOf(overrides).offlineTitle,
    itemCount: (count) => countOf(count, words.itemCountOne, words.itemCountMany),
  }
}
