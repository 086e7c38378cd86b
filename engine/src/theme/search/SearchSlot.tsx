/** The door to search in the navbar: a button until the reader opens it. */

import { useApp } from '../appContext.ts'

export function SearchSlot() {
  const { host, words } = useApp()
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => host.openSearch()}>
      {words.search}
    </button>
  )
}
