/** Above a page that comes from the copy kept in the browser. `{date}` is filled in there. */

import type { PageWords } from '../../words/wordTable.ts'

/** In itself: the page that it is put in knows nothing of it. */
const style = {
  marginBlockEnd: '1.25rem',
  paddingInlineStart: '.75rem',
  borderInlineStart: '3px solid var(--accent)',
  color: 'var(--soft)',
  fontSize: '.875rem',
}

export function OfflineNote({ words }: { readonly words: PageWords }) {
  return (
    <p role="note" style={style}>
      {words.offlineCopy}
    </p>
  )
}
