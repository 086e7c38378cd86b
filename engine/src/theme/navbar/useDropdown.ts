/** Opening and closing of a dropdown by click, key, focus, hover and press outside. */

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { usePageState } from '../usePageState.ts'
import { linkAfterKey } from './dropdownKeys.ts'

/** `hovered` ends when the mouse leaves; `pinned` stays until closed on purpose. */
type DropdownState = 'closed' | 'hovered' | 'pinned'

export function useDropdown() {
  const container = useRef<HTMLDivElement>(null)
  const linkToFocus = useRef<number>(undefined)
  const [state, setState] = usePageState<DropdownState>('closed')
  const isOpen = state !== 'closed'
  useEffect(
    () => (isOpen ? onDismissal(container, () => setState('closed')) : undefined),
    [isOpen, setState],
  )
  // A hidden link cannot be focused: the list is shown first.
  useLayoutEffect(() => {
    if (isOpen && linkToFocus.current !== undefined)
      linksIn(container)[linkToFocus.current]?.focus()
    linkToFocus.current = undefined
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent): void {
    const links = linksIn(container)
    const next = linkAfterKey(event.key, links.indexOf(event.target as never), links.length)
    if (next === undefined) return
    event.preventDefault()
    setState('pinned')
    if (isOpen) links[next]?.focus()
    else linkToFocus.current = next
  }
  return {
    isOpen,
    container,
    toggle: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari gives no focus by a click: keys would go on from the top of the page.
      currentTarget.focus()
      setState((before) => (before === 'pinned' ? 'closed' : 'pinned'))
    },
    handlers: {
      onKeyDown,
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) setState('closed')
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !container.current?.contains(relatedTarget)) setState('closed')
      },
      // A touch also "enters", and clicks at once: only a mouse hovers.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          setState((before) => (before === 'closed' ? 'hovered' : before))
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          setState((before) => (before === 'hovered' ? 'closed' : before))
      },
    },
  }
}

type Container = { readonly current: HTMLElement | null }

function linksIn(container: Container): HTMLAnchorElement[] {
  return [...(container.current?.querySelectorAll('a') ?? [])]
}

/** A press outside; Escape from anywhere, since what the mouse opened need not have the focus (WCAG 1.4.13). */
function onDismissal(container: Container, close: () => void): () => void {
  const over = new AbortController()
  const onPress = ({ target }: Event) => {
    if (!container.current?.contains(target as Node)) close()
  }
  const onKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
    if (container.current?.contains(document.activeElement))
      container.current.querySelector('button')?.focus()
  }
  document.addEventListener('pointerdown', onPress, { signal: over.signal })
  // Before anything else that Escape would close.
  document.addEventListener('keydown', onKey, { capture: true, signal: over.signal })
  return () => over.abort()
}
