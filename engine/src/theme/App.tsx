/** Frame + what is shown → the whole page. Rendered at build, then hydrated as it is in the browser. */

import './styles/theme.css'
import './styles/extras.css'
import './styles/tables.css'
import './styles/diagrams.css'
import './styles/tasks.css'
import './styles/choices.css'
import './styles/terms.css'
import './styles/book.css'
import './styles/feedback.css'
import './styles/wide.css'
import './styles/admonitions.css'
import './styles/boxes.css'
import './styles/codeMarks.css'
import './styles/glossary.css'
import './styles/landing.css'
import './styles/code.css'
import type { ComponentType } from 'react'
import type { Frame } from '../site/frame.ts'
import { Announcement } from './announcement/Announcement.tsx'
import {
  AppContext,
  type AppContextValue,
  type AppHost,
  type Shown,
  type Store,
  useApp,
  usePage,
} from './appContext.ts'
import styles from './App.module.css'
import { BackToTop } from './BackToTop.tsx'
import { Shortcut } from './Shortcut.tsx'
import { LoadError } from './errors/LoadError.tsx'
import { PageBoundary } from './errors/PageBoundary.tsx'
import { Footer } from './footer/Footer.tsx'
import { Main } from './Main.tsx'
import { Menu } from './menu/Menu.tsx'
import { useMenu } from './menu/useMenu.ts'
import { Navbar } from './navbar/Navbar.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { mainId } from './elementIds.ts'

export type AppProps = {
  readonly frame: Frame
  /** Page in `<main>`. */
  readonly shown: Store<Shown>
  /** Page that the rest describes, which may lag behind; the same when absent. */
  readonly around?: Store<Shown>
  readonly host: AppHost
  /** Stands at the end of the navbar; the same on the server and in the browser. */
  readonly SearchSlot: ComponentType
}

export function App({ frame, shown, around = shown, host, SearchSlot }: AppProps) {
  const article = { frame, shown, host, words: frame.words }
  return (
    <AppContext value={{ ...article, shown: around }}>
      <PageBoundary>
        <Shell article={article} SearchSlot={SearchSlot} />
      </PageBoundary>
    </AppContext>
  )
}

type ShellProps = Pick<AppProps, 'SearchSlot'> & { readonly article: AppContextValue }

/** While the mobile menu is open, it alone can be reached. */
function Shell({ article, SearchSlot }: ShellProps) {
  const { words } = useApp()
  const hasSidebar = usePage(({ sidebar }) => sidebar !== undefined)
  const menu = useMenu(article.shown)
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`} inert={menu.isOpen}>
        {words.skipToContent}
      </a>
      <ProgressBar />
      <Announcement inert={menu.isOpen} />
      <Navbar inert={menu.isOpen} SearchSlot={SearchSlot} />
      <LoadError />
      <div className={hasSidebar ? styles.withSidebar : styles.plain}>
        <Menu menu={menu} />
        <AppContext value={article}>
          <PageBoundary>
            <Main inert={menu.isOpen} />
          </PageBoundary>
        </AppContext>
      </div>
      <Footer inert={menu.isOpen} />
      <Shortcut />
      <BackToTop />
    </>
  )
}
