/** Frame + page facts + article → the whole page. Rendered at build, then hydrated as it is in the browser. */

import './styles/theme.css'
import type { ComponentType } from 'react'
import type { Frame, PageFacts } from '../site/page.ts'
import { Announcement } from './announcement/Announcement.tsx'
import { AppContext, type AppHost, useApp } from './appContext.ts'
import styles from './App.module.css'
import { BackToTop } from './BackToTop.tsx'
import { CrashReport } from './errors/CrashReport.tsx'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { LoadError } from './errors/LoadError.tsx'
import { Footer } from './footer/Footer.tsx'
import { Main } from './Main.tsx'
import { Menu } from './menu/Menu.tsx'
import { useMenu } from './menu/useMenu.ts'
import { Navbar } from './navbar/Navbar.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { wordsOf } from './words.ts'

export type AppProps = {
  readonly frame: Frame
  /** The same object until the next navigation. */
  readonly page: PageFacts
  /** Inner HTML of `<main>`, made at build: React never looks inside. */
  readonly mainHtml: string
  readonly host: AppHost
  /** Stands at the end of the navbar; the same on the server and in the browser. */
  readonly SearchSlot: ComponentType
}

export function App({ frame, page, mainHtml, host, SearchSlot }: AppProps) {
  const words = wordsOf(frame.words)
  return (
    <ErrorBoundary
      resetKey={page.href}
      fallback={(failure) => <CrashReport {...failure} words={words} />}
    >
      <AppContext value={{ frame, page, host, words }}>
        <Shell mainHtml={mainHtml} SearchSlot={SearchSlot} />
      </AppContext>
    </ErrorBoundary>
  )
}

/** While the mobile menu is open, it alone can be reached. */
function Shell({ mainHtml, SearchSlot }: Pick<AppProps, 'mainHtml' | 'SearchSlot'>) {
  const { page, words } = useApp()
  const menu = useMenu()
  return (
    <>
      <a className={styles.skip} href="#main" inert={menu.isOpen}>
        {words.skipToContent}
      </a>
      <ProgressBar />
      <Announcement inert={menu.isOpen} />
      <Navbar inert={menu.isOpen} SearchSlot={SearchSlot} />
      <LoadError />
      <div className={page.sidebar === undefined ? styles.plain : styles.withSidebar}>
        <Menu menu={menu} />
        <ErrorBoundary
          resetKey={page.href}
          fallback={(failure) => <CrashReport {...failure} words={words} />}
        >
          <Main html={mainHtml} inert={menu.isOpen} />
        </ErrorBoundary>
      </div>
      <Footer inert={menu.isOpen} />
      <BackToTop />
    </>
  )
}
