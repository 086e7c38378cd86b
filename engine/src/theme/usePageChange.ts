/** Another page is shown → something to do. */

import { useEffect, useRef } from 'react'
import type { Shown, Store } from './appContext.ts'

/**
 * Calls `onChange` on navigation: not for the first page, nor for other content of the same page. At that time,
 * components that follow `shown` still show the previous page.
 */
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
