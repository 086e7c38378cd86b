/** Another page is shown → something to do. */

import { useEffect, useRef } from 'react'
import { useApp } from './appContext.ts'

/** Not for the first page, nor for another content of the same. The menus are still those of the page before. */
export function usePageChange(onChange: () => void): void {
  const { shown } = useApp()
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
