/** The reader's scrolling → one truth about the page's chrome (shown or not), by a rule of `scrollState.ts`. */

import { useEffect, useRef } from 'react'
import { decodeLoosely } from '../../site/paths.ts'
import { useApp } from '../appContext.ts'
import { usePageState } from '../usePageState.ts'
import type { ScrollPlace } from './scrollState.ts'

export type ScrollRule = (place: ScrollPlace, wasShown: boolean) => boolean

/** After a jump to an anchor, whose own scroll is not the reader's, nothing is shown. */
export function useScrollState(rule: ScrollRule, initial: boolean): boolean {
  const { host } = useApp()
  const [isShown, setShown] = usePageState(initial)
  const ignoresNext = useRef(false)

  useEffect(() => {
    let previousTop = scrollY
    const onScroll = () => {
      const place = measureScroll(previousTop)
      previousTop = place.top
      if (ignoresNext.current) ignoresNext.current = false
      else setShown((wasShown) => rule(place, wasShown))
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [rule, setShown])

  useEffect(() => {
    const onMove = () => {
      const { hash } = host.location.get()
      // Firefox warns of a search for nothing.
      const target = hash && document.getElementById(decodeLoosely(hash.slice(1)))
      // Not one of the next page, which is laid out while its link is held down.
      const isJump = Boolean(target && !target.closest('[data-ahead]'))
      ignoresNext.current = isJump
      setShown(!isJump && initial)
      // A jump that needs no scroll must not swallow the reader's next one.
      if (isJump) setTimeout(() => (ignoresNext.current = false), 200)
    }
    // Once the page that is led to is there, and the view moved; its scroll is told later.
    return host.location.subscribe(() => queueMicrotask(onMove))
  }, [host, initial, setShown])

  return isShown
}

function measureScroll(previousTop: number): ScrollPlace {
  const root = document.documentElement
  return {
    top: Math.max(0, scrollY),
    previousTop,
    navbarHeight: document.querySelector('header')?.offsetHeight ?? 0,
    windowHeight: innerHeight,
    documentHeight: root.scrollHeight,
  }
}
