/** The article → alive: what only scripts can give, added each time `<main>` shows another page. */
import type { AppHost, StorageArea } from '../../theme/appContext.ts'
import type { Words } from '../../theme/words.ts'
import { addCodeButtons } from './codeButtons.ts'
import { upgradeTabs } from './tabs.ts'
import { spyOnToc } from './tocSpy.ts'

export type EnhanceParts = {
  readonly words: Words
  readonly local: StorageArea
  readonly prefetchInView: (main: HTMLElement) => () => void
}

export function createEnhance({ words, local, prefetchInView }: EnhanceParts): AppHost['enhance'] {
  return (main) => {
    const undo = [
      // Tabs first: they change what is seen and how high it stands.
      upgradeTabs(main, local),
      addCodeButtons(main, words),
      spyOnToc(main),
      prefetchInView(main),
    ]
    return () => {
      for (const each of undo) each()
    }
  }
}
