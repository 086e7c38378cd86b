/** Another page is shown → something to do. */

import { useEffect, useRef } from 'react'
import type { Shown, Store } from './appContext.ts'

/** Not for the first page, nor for another content of the same. What follows `shown` still shows the page before. */
export function usePageChange(shown: Store<Shown>, onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let { href } = shown.get().page
    return shown.subscribe(() => {
      const next = shown.get().page.href
      if (next !== href) latest.current()
      href = next
    })
  }, [shown])
}
