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
import { dropdownMoveOf } from './dropdownKeys.ts'

/** `hovered` ends when the mouse leaves; `pinned` stays until closed on purpose. */
type DropdownState = 'closed' | 'hovered' | 'pinned'

export function useDropdown() {
  const container = useRef<HTMLDivElement>(null)
  const linkToFocus = useRef<number>(undefined)
  const [state, setState] = usePageState<DropdownState>('closed')
  const isOpen = state !== 'closed'
  useEffect(
    () => (isOpen ? onPressOutside(container, () => setState('closed')) : undefined),
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
    const move = dropdownMoveOf(event.key, links.indexOf(event.target as never), links.length)
    if (!move || (move.kind === 'close' && !isOpen)) return
    event.preventDefault()
    setState(move.kind === 'close' ? 'closed' : 'pinned')
    if (move.kind === 'close') container.current?.querySelector('button')?.focus()
    else if (isOpen) links[move.index]?.focus()
    else linkToFocus.current = move.index
  }
  return {
    isOpen,
    container,
    toggle: () => setState((before) => (before === 'pinned' ? 'closed' : 'pinned')),
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

function onPressOutside(container: Container, close: () => void): () => void {
  const listener = (event: Event) => {
    if (!container.current?.contains(event.target as Node)) close()
  }
  document.addEventListener('pointerdown', listener)
  return () => document.removeEventListener('pointerdown', listener)
}
