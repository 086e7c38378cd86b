/** Words of a locale → what is said above a kept page. */

import { renderToStaticMarkup } from 'react-dom/server'
import { OfflineNote } from '../theme/pages/OfflineNote.tsx'
import { pageWordsOf } from '../theme/pageWords.ts'

/** `words`: overrides, as in a frame. */
export const offlineNoteHtml = (words: Readonly<Record<string, string>>): string =>
  renderToStaticMarkup(<OfflineNote words={pageWordsOf(words)} />)
