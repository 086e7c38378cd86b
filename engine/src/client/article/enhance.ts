/** The article → alive: what only scripts can give, added each time `<main>` shows another page. */
import type { AppHost } from '../../theme/appContext.ts'
import type { Words } from '../../theme/words.ts'
import { addCodeButtons } from './codeButtons.ts'
import { type TabParts, upgradeTabs } from './tabs.ts'
import { spyOnToc } from './tocSpy.ts'

export type EnhanceParts = TabParts & {
  readonly words: Words
  readonly prefetchInView: (main: HTMLElement) => () => void
}

export function createEnhance(parts: EnhanceParts): AppHost['enhance'] {
  return (main) => {
    const undo = [
      // Tabs first: they change what is seen and how high it stands.
      upgradeTabs(main, parts),
      addCodeButtons(main, parts.words),
      spyOnToc(main),
      parts.prefetchInView(main),
    ]
    return () => {
      for (const each of undo) each()
    }
  }
}
