/** The article, inert for React: nodes that client navigation replaces. */

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from './appContext.ts'
import { mainId } from './elementIds.ts'

export type MainProps = { readonly inert?: boolean }

export function Main({ inert = false }: MainProps) {
  const { host, shown } = useApp()
  const readHtml = () => shown.get().html
  // Another page with the same article keeps its nodes, and what brought them to life.
  const html = useSyncExternalStore(shown.subscribe, readHtml, readHtml)
  const [first] = useState(html)
  const element = useRef<HTMLElement>(null)
  const held = useRef(first)
  const [failure, setFailure] = useState<{ readonly cause: unknown }>()
  useLayoutEffect(() => {
    const main = element.current
    if (!main) return undefined
    if (held.current !== html) host.showArticle(main, html)
    held.current = html
    return host.enhance(main, (cause) => setFailure({ cause }))
  }, [host, html])
  // For the boundary around: what fails after paint is told as what fails before.
  if (failure) throw failure.cause
  return (
    <main
      id={mainId}
      tabIndex={-1}
      ref={element}
      inert={inert}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first }}
    />
  )
}
