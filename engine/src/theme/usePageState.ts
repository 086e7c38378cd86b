/** State that belongs to one page: navigation brings it back to what it was at first. */

import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { useApp, usePage } from './appContext.ts'

type Kept<Value> = { readonly href: string; readonly value: Value }

/** `initial` must not change. A page whose state is what it was at first is not rendered for leaving it. */
export function usePageState<Value extends string | boolean>(
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const { shown } = useApp()
  const [kept, setKept] = useState<Kept<Value>>({ href: '', value: initial })
  const value = usePage(({ href }) => (kept.href === href ? kept.value : initial))

  const setValue = useCallback(
    (action: SetStateAction<Value>) => {
      const { href } = shown.get().page
      setKept((before) => {
        const current = before.href === href ? before.value : initial
        const next = typeof action === 'function' ? action(current) : action
        return next === current ? before : { href, value: next }
      })
    },
    [shown, initial],
  )
  return [value, setValue]
}
