/** The article, inert for React: a string that client navigation replaces. */

import { useLayoutEffect, useRef } from 'react'
import { useApp } from './appContext.ts'

export type MainProps = { readonly html: string; readonly inert?: boolean }

export function Main({ html, inert = false }: MainProps) {
  const { host, page } = useApp()
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => (element.current ? host.enhance(element.current, page) : undefined),
    [host, page, html],
  )
  return (
    <main
      id="main"
      tabIndex={-1}
      ref={element}
      inert={inert}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
