/** State that belongs to one page: navigation brings it back to what it was at first. */

import { type Dispatch, type SetStateAction, useState } from 'react'
import { useApp } from './appContext.ts'

/** `initial` must not change. */
export function usePageState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { page } = useApp()
  const [href, setHref] = useState(page.href)
  const [value, setValue] = useState(initial)
  if (href === page.href) return [value, setValue]
  // While rendering: the next page is never painted with the state of the last.
  setHref(page.href)
  setValue(initial)
  return [initial, setValue]
}
