/** Words of a locale → what is said above a kept page. */

import { renderToStaticMarkup } from 'react-dom/server'
import { OfflineNote } from '../theme/pages/OfflineNote.tsx'
import type { PageWords } from '../words/wordTable.ts'

export const offlineNoteHtml = (words: PageWords): string =>
  renderToStaticMarkup(<OfflineNote words={words} />)
