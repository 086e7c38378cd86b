/**
 * Components of the site that live in the browser: their code is loaded when they are about to be seen, or touched,
 * and takes over the HTML that stands there. Loaded by pages that hold one, and by those of components with styles.
 */
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '../../theme/errors/ErrorBoundary.tsx'
import { PartCrash } from '../../theme/errors/PartCrash.tsx'
import { componentContentPrefix, componentIdPrefix } from '../../theme/elementIds.ts'
import { reactKey } from '../../theme/reactKey.ts'
import type { Words } from '../../words/wordTable.ts'
import { canSpend } from '../canSpend.ts'
import { takeTyped } from './takeTyped.ts'

type Component = react.ComponentType<{ readonly children?: react.ReactNode }>

/** Distance from the window at which an element is loaded. */
const NEAR = '200px 0px'

Object.assign(globalThis, {
  [Symbol.for(reactKey)]: { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom },
})

export type IslandParts = {
  readonly words: Words
  /** Functions, one per element, that replay the held presses. */
  readonly presses: readonly (() => void)[]
}

/** Returns the function to be called when the article goes. */
export function bringToLife(
  elements: readonly HTMLElement[],
  { words, presses }: IslandParts,
): () => void {
  const stops = elements.map((element, index) => {
    const pressAgain = presses[index] ?? (() => {})
    return wait(element, { words, pressAgain })
  })
  return () => {
    for (const stop of stops) stop()
  }
}

type Waiting = { readonly words: Words; readonly pressAgain: () => void }

/** Until it is about to be seen, or touched; readers who save data touch it. */
function wait(element: HTMLElement, { words, pressAgain }: Waiting): () => void {
  const href = element.dataset['src']
  if (href === undefined) {
    // HTML and styles alone: its buttons are those of no code.
    pressAgain()
    return () => {}
  }
  let root: Root | undefined
  const over = new AbortController()
  const { signal } = over
  let isAsked = false
  const wake = () => {
    if (isAsked) return
    isAsked = true
    seen.disconnect()
    // By an address that the bundler does not know: it is no missing part of the app.
    import(/* @vite-ignore */ href).then(
      (module: { readonly default: Component }) => {
        if (signal.aborted || !element.isConnected) return
        const typeAgain = takeTyped(element)
        const onAlive = () => {
          typeAgain()
          pressAgain()
        }
        root = hydrate(element, module.default, { words, onAlive })
      },
      () => {
        // Its HTML stands. Once the network is back, or at the next touch.
        isAsked = false
        addEventListener('online', wake, { once: true, signal })
      },
    )
  }
  const seen = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    { rootMargin: NEAR },
  )
  if (canSpend()) seen.observe(element)
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    element.addEventListener(type, wake, { passive: true, signal })
  if (element.contains(document.activeElement)) wake()
  return () => {
    seen.disconnect()
    over.abort()
    // React may be at work: what has gone from the page waits for it.
    if (root) setTimeout(() => root?.unmount())
  }
}

type Life = { readonly words: Words; readonly onAlive: () => void }

function hydrate(element: HTMLElement, component: Component, { words, onAlive }: Life): Root {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object
  const content = document.getElementById(
    componentContentPrefix + element.id.slice(componentIdPrefix.length),
  )
  // As it was served: its HTML stays, whatever the component does with it.
  const children =
    content &&
    react.createElement(content.localName, {
      id: content.id,
      suppressHydrationWarning: true,
      ref: (held: Element | null) =>
        void (held && held !== content && held.replaceChildren(...content.childNodes)),
      dangerouslySetInnerHTML: { __html: '' },
    })
  function Alive() {
    react.useEffect(onAlive, [])
    return react.createElement(component, props, ...(children ? [children] : []))
  }
  // At once: between what was typed before and what is typed next, nothing is lost.
  let root: Root | undefined
  reactDom.flushSync(() => {
    root = hydrateRoot(
      element,
      <ErrorBoundary fallback={(failure) => <PartCrash {...failure} words={words} />}>
        <Alive />
      </ErrorBoundary>,
      { identifierPrefix: element.id },
    )
  })
  if (!root) throw new Error('React has taken nothing over')
  return root
}
