/** Frame + page facts + article → the whole page. Rendered at build, then hydrated as it is in the browser. */

import type { ComponentType } from 'react'
import type { Frame, PageFacts } from '../site/page.ts'
import { AppContext, type AppHost } from './appContext.ts'
import { Main } from './Main.tsx'
import { wordsOf } from './words.ts'

export type AppProps = {
  readonly frame: Frame
  readonly page: PageFacts
  /** Inner HTML of `<main>`, made at build: React never looks inside. */
  readonly mainHtml: string
  readonly host: AppHost
  /** Stands in the navbar where the search item is; the same on the server and in the browser. */
  readonly SearchSlot: ComponentType
}

export function App({ frame, page, mainHtml, host }: AppProps) {
  const words = wordsOf(frame.words)
  return (
    <AppContext value={{ frame, page, host, words }}>
      <a href="#main">{words.skipToContent}</a>
      <Main html={mainHtml} />
    </AppContext>
  )
}
